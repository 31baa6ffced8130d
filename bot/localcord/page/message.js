// One message of the talk.

import { avatar } from "./avatar.js";
import { titleOf } from "./commands.js";
import { drawComponents } from "./components.js";
import { h, icon, iconButton, name, set } from "./dom.js";
import { drawAttachments, drawEmbed } from "./embeds.js";
import { parts, t } from "./i18n.js";
import { dismiss, press } from "./interactions.js";
import { prose } from "./prose.js";
import { store, userName } from "./store.js";
import { clock, fullDate, hourAndMinute, sameDay } from "./time.js";

const EPHEMERAL = 64;
const THINKING = 128;
const V2 = 32768;
const STARTED_THREAD = 18;
const THREAD_STARTER = 21;
const REPLY = 19;
const COMMAND = 2;
const GROUP_WITHIN_MS = 7 * 60 * 1000;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether a message continues the one before it: no second head is drawn then. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (before.type === STARTED_THREAD || message.type === STARTED_THREAD) return false;
  if (isEphemeral(message) || isEphemeral(before) || message.interaction_metadata || message.type === REPLY) return false;
  const [now, then] = [new Date(message.timestamp), new Date(before.timestamp)];
  return now - then < GROUP_WITHIN_MS && sameDay(now, then);
}

const authorName = (message) => message.member_nick ?? store.nameOf(message.author.id) ?? userName(message.author);

/** The element of a message. `more`: it continues the one before; `stub`: its picture is kept in view elsewhere. */
export function drawMessage(message, { more = false, stub = null } = {}) {
  if (message.type === STARTED_THREAD) return threadStarted(message);
  const when = new Date(message.timestamp);
  const article = h("article.msg", { "data-id": message.id, "aria-label": `${authorName(message)}, ${hourAndMinute(when)}` });
  article.classList.toggle("more", more);
  article.classList.toggle("mine", isEphemeral(message));
  article.classList.toggle("ping", Boolean(message.mentions_me) && message.author.id !== store.me.id);
  const above = more ? null : origin(message);
  if (above) article.append(above);
  article.append(more ? h("div.gap", { "aria-hidden": "true" }, hourAndMinute(when)) : avatar(message.author));
  article.append(h("div.body", more ? null : head(message, when), stub ?? body(message)));
  return article;
}

function head(message, when) {
  return h("div.who", h("b", name(authorName(message))), message.author.bot ? h("span.tag", t("bot")) : null,
    h("time", { datetime: message.timestamp, title: fullDate(when) }, clock(when)));
}

/** What a message answers. A second answer to a command says what it follows; one to a press, who pressed. */
function origin(message) {
  const followsUp = message.interaction_metadata?.type === COMMAND || !message.interaction_metadata;
  return message.type === REPLY && followsUp ? answered(message) : invoked(message);
}

/** "Tomáš used /turns", "Tomáš pressed Your move". */
function invoked(message) {
  const meta = message.interaction_metadata;
  if (!meta) return null;
  const who = h("b", name(store.nameOf(meta.user.id) ?? userName(meta.user)));
  const kind = meta.triggering_interaction_metadata?.type ?? meta.type; // a form tells what had opened it
  if (kind === COMMAND && meta.name) return h("div.invoked", parts("used", { name: who, what: h("b", `/${titleOf(meta.name)}`) }));
  const label = meta.name;
  return h("div.invoked", label ? parts("pressed", { name: who, what: name(label) }) : parts("pressedSomething", { name: who }));
}

/** "Answer to Waiter …", with the beginning of what is answered. */
function answered(message) {
  const to = message.referenced_message;
  if (!to) return h("div.invoked", t("replyGone"));
  const link = h("a", { href: store.address(to.channel_id, to.id) }, t("reply", { name: authorName(to) }));
  return h("div.invoked", link, " ", h("span.quoted", name(to.content ?? "")));
}

/** What a message says and shows, without its head: also what is kept in view at the right. */
export function body(message) {
  const touch = (component, values) => press(message, component, values);
  const inside = [];
  if (message.flags & THINKING) inside.push(thinking(message));
  if (message.content) inside.push(h("div.text", prose(message.content)));
  if (message.edited_timestamp && !(message.flags & V2) && message.content) inside.push(h("span.edited", t("edited")));
  inside.push(...(message.embeds ?? []).map(drawEmbed));
  if (!(message.flags & V2)) inside.push(...drawAttachments(loose(message)));
  inside.push(...drawComponents(message.components ?? [], touch));
  if (message.thread) inside.push(threadLink(message.thread));
  if (isEphemeral(message)) inside.push(only(message));
  return inside;
}

/** Attachments that no embed shows already. */
function loose({ attachments = [], embeds = [] }) {
  const shown = new Set(embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  return attachments.filter((file) => !shown.has(file.url));
}

function thinking(message) {
  const dots = h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p.thinking", { role: "status" }, dots, t("thinking", { name: authorName(message) }));
}

function only(message) {
  const away = h("button.plainlink", { type: "button", "data-key": "dismiss", onclick: () => dismiss(message) }, t("dismiss"));
  return h("div.only", icon("eye"), t("onlyYou"), away);
}

function threadLink(thread) {
  return h("a.stub", { href: store.address(thread.id) }, icon("forum"), name(thread.name));
}

function threadStarted(message) {
  const thread = message.thread ?? store.channel(message.message_reference?.channel_id);
  const what = thread ? h("a", { href: store.address(thread.id) }, name(thread.name)) : h("b", name(message.content));
  const when = h("time", { datetime: message.timestamp }, clock(new Date(message.timestamp)));
  return h("article.msg.system", { "data-id": message.id, "aria-label": t("startedThread") },
    h("div.gap", { "aria-hidden": "true" }, icon("forum")),
    h("div.body", h("p", parts("threadOpened", { name: h("b", name(authorName(message))), what }), " ", when)));
}

/** What a thread's first message shows: the message it hangs on. */
export function shownMessage(message) {
  if (message.type !== THREAD_STARTER || !message.referenced_message) return message;
  return { ...message.referenced_message, id: message.id };
}

/** Marks the controls of a message as waiting for an answer, or free again. */
export function setBusy(article, key, busy) {
  set(article, { "aria-busy": busy ? "true" : null });
  for (const control of article.querySelectorAll("[data-key]"))
    control.classList.toggle("waiting", busy && control.dataset.key === key);
}

/** Says under a message that pressing it led to nothing. */
export function sayFailed(article, sentence) {
  article.querySelector(".note")?.remove();
  const note = h("div.note", { role: "alert" }, icon("alert"), h("span", sentence));
  note.append(iconButton("close", t("close"), () => note.remove()));
  article.querySelector(".body").append(note);
}
