// The left column: places, threads, direct messages, with what is unread.

import { disc } from "./avatar.js";
import { accentOf } from "./components.js";
import { h, icon, name, refill } from "./dom.js";
import { t } from "./i18n.js";
import { store } from "./store.js";
import { madeAt, shortAge } from "./time.js";

// Common names of channels, and the sign that fits them; anything else gets Discord's own.
const SIGNS = [
  [/^(welcome|vitej|start)/, "wave"],
  [/^(lobby|herna|stoly|tables)/, "table"],
  [/^(results|vysledky|leagues?|ligy?)/, "trophy"],
  [/^(rules|pravidla|help|napoveda)/, "book"],
  [/^(news|announcements|novinky)/, "bullhorn"],
];

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function sign(channel) {
  if (store.isDm(channel)) return "mail";
  const found = SIGNS.find(([pattern]) => pattern.test(plain(channel.name)));
  return found ? found[1] : channel.type === 5 ? "bullhorn" : "pound";
}

const colours = new Map(); // thread id to the colour of its newest card

/** Remembers the colour of a thread's newest card; true if it has changed. */
export function learnColour(message) {
  const colour = accentOf(message);
  if (!colour || colours.get(message.channel_id) === colour) return false;
  colours.set(message.channel_id, colour);
  return true;
}

export const hasColour = (id) => colours.has(id);

/** The sign before a channel's name. */
export const mark = (channel) => (store.isThread(channel) ? disc(channel, colours.get(channel.id)) : icon(sign(channel)));

function entry(channel) {
  const { count = 0, mentions = 0 } = store.unread.get(channel.id) ?? {};
  const shown = store.channelName(channel);
  const label = store.isDm(channel) ? t("direct", { name: shown }) : shown;
  const news = mentions ? t("mentions", { n: mentions }) : count ? t("unread", { n: count }) : null;
  const link = h("a", {
    href: store.address(channel.id),
    class: count ? "unread" : null,
    "data-channel": channel.id,
    "aria-current": store.current === channel.id ? "page" : null,
    "aria-label": news ? `${label}, ${news}` : null,
  }, mark(channel), h("span.name", name(label)), ending(channel, count, mentions));
  return h("li", link);
}

/** What stands at the end of an entry: how often I am called, that there is something new, or how old the newest is. */
function ending(channel, count, mentions) {
  if (mentions) return h("span.badge", { "aria-hidden": "true" }, String(mentions));
  if (count) return h("span.dot", { "aria-hidden": "true" });
  if (!store.isThread(channel) || !channel.last_message_id) return null;
  return h("span.end", shortAge(madeAt(channel.last_message_id)));
}

/** Categories become headings; channels outside of any come first. */
function sections() {
  const found = [];
  const places = store.places();
  const loose = places.filter((channel) => !channel.parent_id);
  const categories = [...store.channels.values()].filter((channel) => channel.type === 4);
  const direct = store.dms();
  if (loose.length || direct.length) found.push([t("places"), [...loose, ...direct]]);
  for (const category of categories) {
    const inside = places.filter((channel) => channel.parent_id === category.id);
    if (inside.length) found.push([category.name, inside]);
  }
  const threads = store.threads();
  if (threads.length) found.push([t("threads"), threads]);
  return found;
}

/** Draws the list of channels. */
export function drawChannels(box) {
  refill(box, sections().flatMap(([heading, list], at) => [
    h("h2", { id: `nav-${at}` }, name(heading)), h("ul.nav", { "aria-labelledby": `nav-${at}` }, list.map(entry)),
  ]));
}
