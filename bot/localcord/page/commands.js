// The bot's slash commands as the popup needs them: subcommands spread out, names in the reader's language.

import { store } from "./store.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** A name or description in the person's language, else as the bot wrote it. */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  const locale = store.me?.locale ?? "en-US";
  return table[locale] ?? thing[field];
}

/** Text for comparing: without case and accents. */
export const folded = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function usableHere(command, channel) {
  if (command.type !== 1) return false;
  if (store.isDm(channel)) return command.dm !== false;
  return !command.guilds || command.guilds.includes(channel.guild_id);
}

/** One entry per thing that can be sent: { command, path, title, description, options }. */
function spread(command) {
  const entry = (thing, path, titles) => ({
    command,
    path,
    title: titles.join(" "),
    plain: [command.name, ...path].join(" "),
    description: localised(thing, "description"),
    options: thing.options ?? [],
  });
  const walk = (thing, path, titles) => {
    const inner = (thing.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (!inner.length) return [entry(thing, path, titles)];
    return inner.flatMap((option) => walk(option, [...path, option.name], [...titles, localised(option, "name")]));
  };
  return walk(command, [], [localised(command, "name")]);
}

/** What a command the bot knows by `plain` is called in the reader's language. */
export const titleOf = (plain) => store.commands.flatMap(spread).find((entry) => entry.plain === plain)?.title ?? plain;

/** Entries that fit what was typed after the slash, best first. */
export function matching(typed, channel) {
  const wanted = folded(typed.trim());
  const rank = ({ title, plain, description }) => {
    const names = [folded(title), folded(plain)];
    if (names.some((text) => text.startsWith(wanted))) return 0;
    if (names.some((text) => text.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((text) => text.includes(wanted))) return 2;
    return folded(description).includes(wanted) ? 3 : 9;
  };
  return store.commands
    .filter((command) => usableHere(command, channel))
    .flatMap(spread)
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => at < 9)
    .sort((a, b) => a.at - b.at || a.entry.title.localeCompare(b.entry.title))
    .map(({ entry }) => entry);
}
