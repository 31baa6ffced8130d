// Times as people say them, in the language of the page, and timestamps that keep themselves up to date.

import { h } from "./dom.js";
import { currentLanguage, t } from "./i18n.js";

const DISCORD_EPOCH = 1420070400000n;
const STEPS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const locale = () => (currentLanguage() === "cs" ? "cs-CZ" : "en-GB");

/** When a snowflake was made. */
export const madeAt = (id) => new Date(Number((BigInt(id) >> 22n) + DISCORD_EPOCH));

export const sameDay = (a, b) => a.toDateString() === b.toDateString();

const daysAgo = (date) => {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  return Math.ceil((midnight - date) / 86400000);
};

/** "14:05" today, "3 Nov" before. */
export function clock(date) {
  if (daysAgo(date) <= 0) return new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(date);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(date);
}

export const hourAndMinute = (date) => new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(date);

export const fullDate = (date) => new Intl.DateTimeFormat(locale(), STYLES.F).format(date);

/** The heading between two days. */
export function dayName(date) {
  const ago = daysAgo(date);
  if (ago <= 0) return t("today");
  if (ago === 1) return t("yesterday");
  return new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long" }).format(date);
}

/** "2 h", "1 d": how long ago, for the narrow list of threads. */
export function shortAge(date) {
  const minutes = Math.max(0, (Date.now() - date) / 60000);
  if (minutes < 60) return "";
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 1440)} d`;
}

/** "in 3 hours", "2 minutes ago". */
function relative(date) {
  let value = Math.round((date - Date.now()) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(value) < size) return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(value, unit);
    value = Math.round(value / size);
  }
  return "";
}

const styled = (date, style) =>
  style === "R" ? relative(date) : new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(date);

/** The element of `<t:unix:style>`. */
export function timestamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}:${style}>`);
  return h("time.stamp", { datetime: date.toISOString(), title: fullDate(date), "data-style": style }, styled(date, style));
}

/** Relative timestamps on the page are written anew; called by the page's one slow tick. */
export function refreshStamps(root = document) {
  for (const element of root.querySelectorAll('time.stamp[data-style="R"]')) {
    const text = relative(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}
