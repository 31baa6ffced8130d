// The page's own words in English and Czech. What the bot says comes from the bot, in the language it was told.

const WORDS = {
  en: {
    title: "{server} · local server", local: "local server", places: "Places", threads: "Tables and threads", direct: "{name}, direct",
    channels: "Channels", you: "You are", addPerson: "Add a person", otherWindow: "Another window", language: "Language: English. Switch to Czech",
    languageName: "English", themeLight: "Light", themeDark: "Dark", themeTo: "Switch to the {theme} look", themeToLight: "Switch to the light look",
    themeToDark: "Switch to the dark look", beSomebody: "Be {name}", mentions_one: "{n} mention", mentions_other: "{n} mentions",
    unread_one: "{n} new message", unread_other: "{n} new messages", onServer: "On this server", you_end: "you", bot: "bot", inParent: "in {name}",
    people_one: "{n} person", people_other: "{n} people", openMenu: "Open the list of channels", closeMenu: "Close the list of channels",
    showPeople: "Show who is here", hidePeople: "Hide who is here", talk: "Messages in {name}", write: "Write to {name}, or / for a command",
    writeShort: "Write, or / for a command", message: "Message", send: "Send", commands: "Commands", emoji: "Emoji", newest: "To the newest messages",
    beginning: "This is where {name} begins.", beginningDirect: "Only you and {name} can read this.", loading: "Earlier messages are on their way …", today: "Today", yesterday: "Yesterday",
    edited: "edited", onlyYou: "Only you can see this.", dismiss: "Dismiss", thinking: "{name} is thinking …", pressed: "{name} pressed {what}",
    pressedSomething: "{name} pressed a button", used: "{name} used {what}", failed: "That did not work: the bot gave no answer in time.", failedNoBot: "The bot is not here at the moment.",
    failedRefused: "That was refused: {why}", tryAgain: "You can try again.", close: "Close", picture: "Picture", noAlt: "Picture without a description", enlarge: "Enlarge: {alt}", foreignPicture: "A picture from elsewhere is not shown",
    zoomIn: "Larger", zoomOut: "Smaller", fit: "Fit to the window", keptStub: "The board, shown at the right", kept: "Kept in view", keepAway: "Put it back into the talk", keepHere: "Keep the newest picture in view",
    spoiler: "Hidden text, press to show", choose: "Choose", chooseN: "Choose {min} to {max}", chosenOf: "{n} of {max} chosen", chooseAtLeast: "Choose at least {n}.", done: "Done", clear: "Clear", noOptions: "Nothing fits.",
    offline: "The server does not answer. Trying again …", offlineShort: "not connected", online: "Connected", back: "Connected again.", noKey: "This page needs the whole address that the server printed at its start.",
    replaced: "The server has been started anew with another key. Please open the address it prints now.",
    noBot: "No bot is here yet. Commands appear as soon as one connects.", noCommands: "No command begins like that.", commandsHead: "Commands", matching_one: "{n} suggestion", matching_other: "{n} suggestions",
    hintMove: "select", hintTab: "complete", hintSend: "send", hintClose: "close", required: "required", optional: "optional", optionsLeft_one: "{n} more option", optionsLeft_other: "{n} more options", removeOption: "Remove {name}",
    needOption: "{name} is still missing.", needNumber: "{name} has to be a whole number.", needDecimal: "{name} has to be a number.", tooSmall: "{name} has to be at least {n}.", tooLarge: "{name} may be at most {n}.",
    tooShort: "{name} needs at least {n} characters.", tooLong: "{name} may have at most {n} characters.", needChoice: "{name}: please choose one of the list.", needPerson: "{name}: please choose a person of the list.", yes: "yes", no: "no",
    searching: "Looking …", nothingFound: "Nothing found.", commandLine: "Command /{name}", cancelCommand: "Leave the command", sendCommand: "Send the command",
    nameOfPerson: "Name", addPersonHead: "A new person", add: "Add", cancel: "Cancel", submit: "Send", uploadNothing: "Files cannot be sent here.", longMessage: "{n} characters too many",
    typing: "{names} is writing …", gone: "That message is not here any more.", jump: "Go to the message", reply: "Answer to {name}", replyGone: "Answer to a message that is gone", unknownPerson: "somebody", unknownChannel: "unknown channel", unknownRole: "role",
    archived: "archived", noMessages: "Nothing has been said here yet.", file: "File {name}", fieldNeeded: "Please fill this in.", newLine: "New", pinnedThread: "{name} opened the thread {what}.", skip: "Skip to the messages", emojiList: "Choose an emoji", startedThread: "started a thread", more: "{n} more",
  },
  cs: {
    title: "{server} · místní server", local: "místní server", places: "Místa", threads: "Stoly a vlákna", direct: "{name}, přímo",
    channels: "Kanály", you: "Jsi", addPerson: "Přidat člověka", otherWindow: "Další okno", language: "Jazyk: čeština. Přepnout na angličtinu",
    languageName: "Čeština", themeLight: "Světlý", themeDark: "Tmavý", themeToLight: "Přepnout na světlý vzhled", themeToDark: "Přepnout na tmavý vzhled",
    beSomebody: "Být {name}", mentions_one: "{n} zmínka", mentions_few: "{n} zmínky", mentions_other: "{n} zmínek",
    unread_one: "{n} nová zpráva", unread_few: "{n} nové zprávy", unread_other: "{n} nových zpráv", onServer: "Na tomto serveru", you_end: "ty", bot: "bot", inParent: "v {name}",
    people_one: "{n} člověk", people_few: "{n} lidé", people_other: "{n} lidí", openMenu: "Otevřít seznam kanálů", closeMenu: "Zavřít seznam kanálů",
    showPeople: "Ukázat, kdo tu je", hidePeople: "Skrýt, kdo tu je", talk: "Zprávy v {name}", write: "Napiš do {name}, nebo / pro příkaz",
    writeShort: "Piš, nebo / pro příkaz", message: "Zpráva", send: "Odeslat", commands: "Příkazy", emoji: "Emoji", newest: "Na nejnovější zprávy",
    beginning: "Tady {name} začíná.", beginningDirect: "Tohle vidíte jen ty a {name}.", loading: "Starší zprávy jsou na cestě …", today: "Dnes", yesterday: "Včera",
    edited: "upraveno", onlyYou: "Tohle vidíš jen ty.", dismiss: "Zavřít", thinking: "{name} přemýšlí …", pressed: "{name}: stisk {what}",
    pressedSomething: "{name}: stisk tlačítka", used: "{name}: příkaz {what}", failed: "Nepovedlo se to: bot včas neodpověděl.", failedNoBot: "Bot tu teď není.",
    failedRefused: "Nepřijato: {why}", tryAgain: "Můžeš to zkusit znovu.", close: "Zavřít", picture: "Obrázek", noAlt: "Obrázek bez popisu", enlarge: "Zvětšit: {alt}", foreignPicture: "Obrázek odjinud se neukazuje",
    zoomIn: "Větší", zoomOut: "Menší", fit: "Na velikost okna", keptStub: "Deska, vidíš ji vpravo", kept: "Zůstává na očích", keepAway: "Vrátit do rozhovoru", keepHere: "Nechat nejnovější obrázek na očích",
    spoiler: "Skrytý text, stiskem se ukáže", choose: "Vyber", chooseN: "Vyber {min} až {max}", chosenOf: "vybráno {n} z {max}", chooseAtLeast: "Vyber aspoň {n}.", done: "Hotovo", clear: "Zrušit výběr", noOptions: "Nic neodpovídá.",
    offline: "Server neodpovídá. Zkouším to znovu …", offlineShort: "bez spojení", online: "Spojeno", back: "Spojení je zpátky.", noKey: "Stránka potřebuje celou adresu, kterou server vypsal při startu.",
    replaced: "Server byl spuštěn znovu s jiným klíčem. Otevři prosím adresu, kterou vypsal teď.",
    noBot: "Zatím tu není žádný bot. Příkazy se objeví, jakmile se připojí.", noCommands: "Takhle žádný příkaz nezačíná.", commandsHead: "Příkazy", matching_one: "{n} nabídka", matching_few: "{n} nabídky", matching_other: "{n} nabídek",
    hintMove: "vybrat", hintTab: "doplnit", hintSend: "odeslat", hintClose: "zavřít", required: "povinné", optional: "nepovinné", optionsLeft_one: "{n} další možnost", optionsLeft_few: "{n} další možnosti", optionsLeft_other: "{n} dalších možností", removeOption: "Odebrat {name}",
    needOption: "Ještě chybí {name}.", needNumber: "{name} má být celé číslo.", needDecimal: "{name} má být číslo.", tooSmall: "{name} má být aspoň {n}.", tooLarge: "{name} smí být nejvýš {n}.",
    tooShort: "{name}: aspoň {n} znaků.", tooLong: "{name}: nejvýš {n} znaků.", needChoice: "{name}: vyber prosím ze seznamu.", needPerson: "{name}: vyber prosím člověka ze seznamu.", yes: "ano", no: "ne",
    searching: "Hledám …", nothingFound: "Nic jsem nenašel.", commandLine: "Příkaz /{name}", cancelCommand: "Nechat příkaz být", sendCommand: "Odeslat příkaz",
    nameOfPerson: "Jméno", addPersonHead: "Nový člověk", add: "Přidat", cancel: "Zrušit", submit: "Odeslat", uploadNothing: "Soubory se tu poslat nedají.", longMessage: "o {n} znaků víc, než jde poslat",
    typing: "{names} píše …", gone: "Ta zpráva už tu není.", jump: "Přejít na zprávu", reply: "Odpověď pro {name}", replyGone: "Odpověď na zprávu, která už není", unknownPerson: "někdo", unknownChannel: "neznámý kanál", unknownRole: "role",
    archived: "uloženo", noMessages: "Zatím tu nikdo nic neřekl.", file: "Soubor {name}", fieldNeeded: "Prosím vyplň.", newLine: "Nové", pinnedThread: "{name}: nové vlákno {what}.", skip: "Přejít na zprávy", emojiList: "Vyber emoji", startedThread: "nové vlákno", more: "ještě {n}",
  },
};

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
  const words = WORDS[language];
  const pattern = words[key] ?? words[`${key}_${plural.select(args.n ?? 0)}`] ?? words[`${key}_other`] ?? key;
  return pattern.split(/(\{\w+\})/).filter(Boolean).map((piece) => {
    const match = /^\{(\w+)\}$/.exec(piece);
    return match ? args[match[1]] ?? "" : piece;
  });
}

export const languages = Object.keys(WORDS);
export const wordKeys = (which) => Object.keys(WORDS[which]).map((key) => key.replace(/_(one|few|many|other)$/, ""));
