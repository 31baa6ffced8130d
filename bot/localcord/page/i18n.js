// Which language the page speaks, and its sentences in it. What the bot says comes from the bot.

import { WORDS } from "./words.js";

const LANGUAGES = ["en", "cs"];

let language = "en";
let plural = new Intl.PluralRules("en");

export const currentLanguage = () => language;

/** Takes a Discord locale ("cs", "en-GB"); everything that is not Czech reads English. */
export function setLanguage(locale) {
  language = locale?.startsWith("cs") ? "cs" : "en";
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** The sentence of a key with its arguments as text. */
export function t(key, args = {}) {
  return parts(key, args).join("");
}

/** The sentence as a list, so that arguments may be elements. */
export function parts(key, args = {}) {
  const words = WORDS[key][LANGUAGES.indexOf(language)];
  const pattern = Array.isArray(words) ? words[form(args.n, words.length)] : words;
  return pattern.split(/(\{\w+\})/).filter(Boolean).map((piece) => {
    const match = /^\{(\w+)\}$/.exec(piece);
    return match ? args[match[1]] ?? "" : piece;
  });
}

/** Which of the plural forms a number takes. */
const form = (n, count) => ({ one: 0, few: 1 })[plural.select(n)] ?? count - 1;
