// The square with a letter (or the wooden figure) that stands for a person, a bot or a thread.

import { h, meeple, ownPicture } from "./dom.js";
import { store, userName } from "./store.js";

// All dark enough for white letters (4.5:1).
const COLOURS = [
  "#7461a0", "#9a5b48", "#3f757c", "#607239", "#8a5a7d", "#4a6a9c", "#9a5a1f", "#3f7757", "#a34f5f", "#65645a",
];

/** The same thing always gets the same colour: people in the order of the list, others by their id. */
function colourOf(id) {
  const at = store.people.findIndex((person) => person.id === id);
  const number = at >= 0 ? at : [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 9973, 7);
  return COLOURS[number % COLOURS.length];
}

const initial = (text) => [...new Intl.Segmenter().segment(text.trim())][0]?.segment.toLocaleUpperCase() ?? "?";

/** `small`: for lists. */
export function avatar(user, { small = false } = {}) {
  const classes = small ? "div.ava.s" : "div.ava";
  const picture = typeof user.avatar_url === "string" ? ownPicture(user.avatar_url) : null;
  if (picture) return h(classes, { "aria-hidden": "true" }, h("img", { src: picture, alt: "" }));
  if (user.bot) return h(`${classes}.bot`, { "aria-hidden": "true" }, meeple(small ? 18 : 27));
  const square = h(classes, { "aria-hidden": "true" }, initial(store.nameOf(user.id) ?? userName(user)));
  square.style.background = colourOf(user.id);
  return square;
}

/** A thread's disc: its first letter on the colour of its newest card. */
export function disc(channel, colour) {
  const element = h("span.disc", { "aria-hidden": "true" }, initial(channel.name));
  element.style.background = colour ?? colourOf(channel.id);
  return element;
}
