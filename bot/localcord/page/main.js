// The page: puts the parts together, follows the address, keeps what the parts show in line with the store.

import { drawChannels, hasColour, learnColour, mark } from "./channels.js";
import { Composer } from "./composer.js";
import { h, icon, iconButton, meeple, name, refill, set } from "./dom.js";
import { applyEvent } from "./events.js";
import { currentLanguage, setLanguage, t } from "./i18n.js";
import { sentence, settle, useSocket } from "./interactions.js";
import { Kept } from "./kept.js";
import { drawFaces, drawPeople } from "./people.js";
import { recall, remember } from "./memory.js";
import { Socket } from "./socket.js";
import { store } from "./store.js";
import { Talk } from "./talk.js";
import { setTheme, theme } from "./theme.js";
import { refreshStamps } from "./time.js";

const TICK_MS = 10_000;
const COLOURS_LEARNT = 12; // threads that are looked into for the colour of their disc

const $ = (id) => document.getElementById(id);
const address = () => new URLSearchParams(location.hash.slice(1));

const socket = new Socket(() => [...new Set([recall("pass"), address().get("key"), recall("key")].filter(Boolean))]);
useSocket(socket);

/** A request whose refusal is told to `failed`, or else is only a missing answer. */
async function ask(op, fields, failed) {
  try {
    return await socket.request(op, fields);
  } catch (error) {
    failed?.(error);
    return null;
  }
}

const kept = new Kept({ app: $("app"), aside: $("kept"), changed: () => refreshKept() });
const talk = new Talk({ scroller: $("talk"), newest: $("newest"), ask, keptStub: (message) => kept.stub(message) });
const composer = new Composer({ box: $("composer"), ask });

// --- drawing

let framed = 0;

function drawFrame() {
  const channel = store.channel(store.current);
  const server = store.guilds[0]?.name ?? "";
  const calls = [...store.unread.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${t("title", { server })}`;
  $("brand").replaceChildren(h("span.mark", meeple(22)), h("span.name", name(server)), h("small", t("local")));
  set($("side"), { "aria-label": t("channels") });
  $("skip").textContent = t("skip");
  drawChannels($("channels"));
  drawFaces($("faces"), become);
  drawTools();
  drawPeople($("people"));
  if (channel) drawHead(channel);
}

function drawTools() {
  const dark = theme() === "dark";
  const tool = (id, label, onclick, ...inside) =>
    h("button.tool", { type: "button", id, "aria-label": label, title: label, onclick }, inside);
  const other = tool("other-window", t("otherWindow"), otherWindow, icon("window"));
  other.classList.add("narrow");
  refill($("tools"),
    tool("language", t("language"), switchLanguage, icon("translate"), t("languageName")),
    tool("theme", t(dark ? "themeToLight" : "themeToDark"), switchTheme, icon(dark ? "sun" : "moon"), t(dark ? "themeLight" : "themeDark")),
    other);
}

function drawHead(channel) {
  const shown = store.channelName(channel);
  refill($("head"), menuButton(channel), mark(channel), h("h1", name(shown)), h("span.crumb", name(crumb(channel))),
    h("div.acts", keepButton(channel), peopleButton()));
  set($("talk"), { "aria-label": t("talk", { name: shown }) });
  $("newest-words").textContent = t("newest");
}

/** Where a thread hangs and who is in it, or what a channel is about. */
function crumb(channel) {
  const parent = store.channel(channel.parent_id);
  if (!store.isThread(channel) || !parent) return channel.topic ?? "";
  const people = channel.member_count ? ` · ${t("people", { n: channel.member_count })}` : "";
  return t("inParent", { name: parent.name }) + people;
}

function menuButton(channel) {
  const open = $("app").classList.contains("nav-open");
  const button = iconButton("menu", t(open ? "closeMenu" : "openMenu"), () => toggleMenu());
  const calledElsewhere = [...store.unread].some(([id, { mentions }]) => mentions && id !== channel.id);
  button.classList.toggle("calls", calledElsewhere);
  return set(button, { id: "menu", "aria-expanded": String(open), "aria-controls": "side" });
}

function keepButton(channel) {
  if (kept.wanted || !store.isThread(channel)) return null;
  const button = iconButton("expand", t("keepHere"), () => {
    kept.wanted = true;
    refreshKept();
  });
  button.classList.add("wide-only");
  return button;
}

function peopleButton() {
  const open = $("app").classList.contains("people-open");
  const button = iconButton("people", t(open ? "hidePeople" : "showPeople"), () => togglePeople());
  return set(button, { id: "show-people", "aria-controls": "people", "aria-expanded": String(open) });
}

/** Draws in the present language everything that was drawn before. */
function redrawAll() {
  drawFrame();
  composer.relabel();
  const channel = store.channel(store.current);
  kept.redraw(channel);
  if (channel) {
    const room = store.room(channel.id);
    room.messages = room.messages.map((message) => ({ ...message }));
    talk.changed(channel.id);
  }
}

function refreshKept() {
  const channel = store.channel(store.current);
  kept.update(channel);
  talk.render();
  if (channel) drawHead(channel);
}

// --- where I am

async function show(channelId, messageId = null) {
  const channel = store.channel(channelId);
  if (!channel) return;
  store.current = channelId;
  remember(`channel:${store.me.id}`, channelId);
  composer.open(channel);
  toggleMenu(false);
  togglePeople(false);
  drawFrame();
  set($("talk"), { "aria-live": "off" });
  await talk.open(channelId, messageId);
  if (store.current !== channelId) return;
  kept.update(channel);
  talk.changed(channelId);
  seen(channelId);
  setTimeout(() => set($("talk"), { "aria-live": "polite" }));
}

/** The address names the channel; following a link or going back changes it. */
function follow() {
  const fields = address();
  const person = fields.get("person");
  const other = store.me && person !== store.me.id && store.people.some(({ id }) => id === person);
  if (other) return void become(person);
  const channel = fields.get("channel");
  if (store.me && channel) openPlace(channel, fields.get("message"));
  return undefined;
}

/** Shows a channel; one that is not listed may be a closed thread. */
async function openPlace(channel, message) {
  if (store.channel(channel) || (await findClosed(channel))) return show(channel, message);
  return notice(t("gone"));
}

/** Looks for a thread among the closed ones of all channels. */
async function findClosed(id) {
  for (const place of store.places()) {
    const page = await ask("archived", { channel: place.id, limit: 100 });
    const found = page?.threads.find((thread) => thread.id === id);
    if (found) store.channels.set(id, { guild_id: place.guild_id, ...found });
    if (found) return true;
  }
  return false;
}

function go(channelId, replace = false) {
  const there = store.address(channelId);
  if (location.hash === there) return void follow();
  if (replace) history.replaceState(null, "", there);
  else location.hash = there;
  if (replace) follow();
  return undefined;
}

/** What was looked at has been read. */
function seen(channelId) {
  if (document.visibilityState !== "visible" || store.current !== channelId || !talk.atEnd) return;
  const last = store.room(channelId).messages.at(-1);
  if (last && store.unread.get(channelId)?.count) ask("read", { channel: channelId, message: last.id });
}

// --- who I am

async function become(personId) {
  const reply = await ask("join", { person: personId });
  if (!reply) return;
  const before = store.current;
  store.take(reply.snapshot);
  store.online = true;
  remember("person", personId);
  setLanguage(store.me.locale);
  store.current = null;
  const wanted = address();
  const named = wanted.get("person") === personId || !wanted.get("person") ? wanted.get("channel") : null;
  if (named && !store.channel(named)) await findClosed(named);
  const known = [named, before, recall(`channel:${personId}`)].find((id) => id && store.channel(id));
  const target = known ?? store.firstChannel();
  drawFrame();
  set($("app"), { "data-person": personId });
  if (target) {
    const message = named === target ? wanted.get("message") : null;
    history.replaceState(null, "", store.address(target, message));
    await show(target, message);
  }
  set($("app"), { "data-online": "true" });
  learnColours();
}

function otherWindow() {
  const others = store.people.filter(({ id }) => id !== store.me.id);
  const fields = new URLSearchParams(store.address(store.current).slice(1));
  if (others.length) fields.set("person", others[0].id);
  window.open(`#${fields}`, "_blank");
}

async function switchLanguage() {
  const locale = currentLanguage() === "cs" ? "en-GB" : "cs";
  await ask("locale", { locale });
  store.me.locale = locale;
  setLanguage(locale);
  redrawAll();
}

function switchTheme() {
  setTheme(theme() === "dark" ? "light" : "dark");
  drawTools();
}

/** Threads whose cards were not seen yet are looked into once, so that each has its colour. */
async function learnColours() {
  for (const thread of store.threads().filter(({ id }) => !hasColour(id)).slice(0, COLOURS_LEARNT)) await lookInto(thread);
}

async function lookInto(thread) {
  const page = await ask("history", { channel: thread.id, limit: 20 });
  if (page?.messages.map(learnColour).some(Boolean)) drawChannels($("channels"));
}

// --- small screens

function toggleMenu(open = !$("app").classList.contains("nav-open")) {
  $("app").classList.toggle("nav-open", open);
  $("veil").hidden = !open;
  const inside = $("side").contains(document.activeElement);
  const button = $("menu");
  if (button) set(button, { "aria-expanded": String(open), "aria-label": t(open ? "closeMenu" : "openMenu") });
  if (open) $("channels").querySelector("[aria-current], a")?.focus();
  else if (inside && getComputedStyle($("side")).display === "none") button?.focus();
}

function togglePeople(open = !$("app").classList.contains("people-open")) {
  $("app").classList.toggle("people-open", open);
  const button = $("show-people");
  if (button) set(button, { "aria-label": t(open ? "hidePeople" : "showPeople"), "aria-expanded": String(open) });
}

// --- notices

let noticeTimer = null;

function notice(words, { lasting = false, kind = "" } = {}) {
  clearTimeout(noticeTimer);
  const box = $("notice");
  box.className = kind;
  box.replaceChildren(kind === "away" ? icon("sync") : "", h("span", words));
  box.hidden = !words;
  if (!lasting && words) noticeTimer = setTimeout(() => { box.hidden = true; }, 4000);
}

// --- the server

socket.addEventListener("hello", async ({ detail }) => {
  const again = store.me !== null;
  remember("pass", detail.pass);
  const key = address().get("key");
  if (key) remember("key", key);
  store.people = detail.people;
  const known = (id) => store.people.some((person) => person.id === id);
  const person = again ? store.me.id : [address().get("person"), recall("person")].find(known) ?? store.people[0]?.id;
  if (person) await become(known(person) ? person : store.people[0].id);
  if (again) notice(t("back"));
  else notice("");
});

socket.addEventListener("lost", async ({ detail: { greeted } }) => {
  store.online = false;
  set($("app"), { "data-online": "false" });
  // A browser does not say why a socket was closed; a server that answers and still wants no socket wants another key.
  const answers = !greeted && (await fetch("./", { method: "HEAD" }).then((reply) => reply.ok, () => false));
  if (store.online) return;
  const shutOut = answers && socket.refused();
  const words = shutOut ? t(store.me ? "replaced" : "noKey") : t("offline");
  notice(words, { lasting: true, kind: "away" });
});

socket.addEventListener("event", ({ detail }) => {
  if (store.me || detail.type === "people") applyEvent(detail);
});

store.on("messages", ({ channel, message }) => {
  if (message && learnColour(message)) drawChannels($("channels"));
  if (channel !== store.current) return;
  kept.update(store.channel(channel));
  talk.changed(channel, message);
  seen(channel);
});
store.on("stirred", (thread) => {
  if (!hasColour(thread.id)) lookInto(thread);
});
store.on("frame", () => {
  // Many events may come at once; the frame is drawn once for all of them.
  cancelAnimationFrame(framed);
  framed = requestAnimationFrame(drawFrame);
});
store.on("gone", (channel) => {
  if (store.current === channel && store.firstChannel()) go(store.firstChannel(), true);
});
store.on("interaction", settle);
store.on("busy", (what) => {
  talk.busy(what);
  kept.busy(what);
});
store.on("failed", (what) => {
  if (!talk.failed(what) || kept.stub({ id: what.message })) notice(what.sentence);
});
store.on("notice", (words) => notice(words));
store.on("seen", seen);
store.on("dismissed", (message) => {
  applyEvent({ type: "message_delete", channel: message.channel_id, message: message.id });
  if (document.activeElement === document.body) $("talk").focus({ preventScroll: true });
});
store.on("typing", ({ channel, names }) => {
  if (channel !== store.current) return;
  $("typing").textContent = names.length ? t("typing", { names: names.join(", "), n: names.length }) : "";
});
store.on("write-to", async (user) => {
  const reply = await ask("dm", { user }, (error) => notice(sentence(error)));
  if (!reply) return;
  store.channels.set(reply.channel.id, reply.channel);
  go(reply.channel.id);
});
store.on("command", (title) => composer.begin(title));
store.on("add-person", async (chosen) => {
  const reply = await ask("add_person", { name: chosen, locale: store.me.locale }, (error) => notice(sentence(error)));
  if (reply) become(reply.person.id);
});

addEventListener("hashchange", follow);
document.addEventListener("visibilitychange", () => store.current && seen(store.current));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if ($("app").classList.contains("nav-open")) toggleMenu(false);
  if ($("app").classList.contains("people-open")) togglePeople(false);
});
$("veil").addEventListener("click", () => toggleMenu(false));
$("skip").addEventListener("click", (event) => {
  event.preventDefault();
  $("talk").focus();
});
setInterval(() => refreshStamps(), TICK_MS);

setTheme(theme());
setLanguage(navigator.language);
if (!address().get("key") && !recall("pass")) notice(t("noKey"), { lasting: true });
else socket.connect();
