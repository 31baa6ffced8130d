// Draws the tree of markdown.js as elements.

import { h, name, safeUrl, set } from "./dom.js";
import { t } from "./i18n.js";
import { onlyEmojis, parse } from "./markdown.js";
import { store } from "./store.js";
import { timestamp } from "./time.js";

const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

/** Markdown as a list of block elements. */
export function prose(text) {
  const tree = parse(text);
  const drawn = tree.map(drawBlock);
  if (onlyEmojis(tree)) drawn[0].classList.add("large-emoji");
  return drawn;
}

/** An emoji; beside words that say the same it is not `spoken`. */
export function emoji({ id, name: shown, animated }, spoken = true) {
  if (!id) return h("span.emoji", { "aria-hidden": "true" }, shown ?? "");
  const label = `:${shown}:`;
  const named = spoken ? { alt: label, title: label } : { alt: "" };
  const picture = h("img.emoji", { src: `emojis/${id}.${animated ? "gif" : "png"}`, ...named, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(h("span.emoji-name", label)), { once: true });
  return picture;
}

function drawBlock(block) {
  switch (block.type) {
    case "heading":
      return h(`h2.md${block.level}`, { dir: "auto" }, block.children.map(drawSpan));
    case "small":
      return h("p.small", { dir: "auto" }, block.children.map(drawSpan));
    case "quote":
      return h("blockquote", block.children.map(drawBlock));
    case "list":
      return drawList(block);
    case "fence":
      return h("pre", { tabindex: "0" }, h("code", block.text));
    default:
      return h("p", { dir: "auto" }, block.children.map(drawSpan));
  }
}

function drawList(list) {
  const items = list.items.map((item) => h("li", item.children.map(drawSpan), item.list && drawList(item.list)));
  return list.ordered ? h("ol", { start: list.start, "--before": list.start - 1 }, items) : h("ul", items);
}

function drawSpan(span) {
  if (typeof span === "string") return span;
  const draw = SPANS[span.type];
  return draw ? draw(span) : h(TAGS[span.type], span.children.map(drawSpan));
}

const SPANS = {
  code: ({ text }) => h("code", text),
  emoji,
  time: ({ unix, style }) => timestamp(unix, style),
  user: ({ id }) => mention(`@${store.nameOf(id) ?? t("unknownPerson")}`, store.me?.id === id),
  role: ({ id }) => mention(`@${store.role(id)?.name ?? t("unknownRole")}`, store.myRoles().includes(id)),
  everyone: ({ name: word }) => mention(`@${word}`, true),
  channel: ({ id }) => channelLink(id),
  command: ({ name: command }) =>
    h("button.mention.cmdref", {
      type: "button", "aria-label": t("useCommand", { name: `/${command}` }), onclick: () => store.tell("command", command),
    }, `/${command}`),
  spoiler: ({ children }) => spoiler(children.map(drawSpan)),
  link: drawLink,
};

const mention = (text, mine) => h(mine ? "span.mention.me" : "span.mention", name(text));

/** The link that opens a channel of this server, as `#name`. A closed thread has no name here yet, but can be opened. */
function channelLink(id, message) {
  const channel = store.channel(id);
  const shown = channel ? store.channelName(channel) : t("unknownChannel");
  const label = message ? `${t("jump")}: ${shown}` : null;
  return h("a.mention.place", { href: store.address(id, message), "aria-label": label }, name(`#${shown}`), message ? " › …" : null);
}

function drawLink({ url, children }) {
  const place = ownLink(url);
  const bare = children.length === 1 && children[0] === url;
  if (place) return bare ? channelLink(place[2], place[3]) : h("a", { href: store.address(place[2], place[3]) }, children.map(drawSpan));
  const href = safeUrl(url);
  if (!href) return url;
  return h("a", { href, target: "_blank", rel: "noopener noreferrer", title: href }, children.map(drawSpan));
}

/** The parts of a Discord link [all, guild, channel, message] if it means this server, else null. */
function ownLink(url) {
  const place = MESSAGE_LINK.exec(url ?? "");
  const here = place && (place[1] === "@me" || store.guilds.some(({ id }) => id === place[1]));
  return here ? place : null;
}

/** The address of this page that a Discord link means, or null if it leads elsewhere. */
export function ownPlace(url) {
  const place = ownLink(url);
  return place ? store.address(place[2], place[3]) : null;
}

function spoiler(children) {
  const inside = h("span", { "aria-hidden": "true" }, children);
  const element = h("button.spoiler", { type: "button", "aria-label": t("spoiler"), "aria-expanded": "false" }, inside);
  element.addEventListener("click", () => {
    const open = element.classList.toggle("shown");
    set(element, { "aria-expanded": String(open), "aria-label": open ? null : t("spoiler") });
    set(inside, { "aria-hidden": open ? null : "true" });
  });
  return element;
}

/** Covers a picture or a container that is marked as a spoiler until it is pressed. */
export function covered(element) {
  const cover = h("button.cover", { type: "button" }, t("spoiler"));
  const box = h("div.covered", element, cover);
  element.inert = true;
  cover.addEventListener("click", () => {
    element.inert = false;
    cover.remove();
  });
  return box;
}
