// A command being filled in: its name as a chip, one small field per option, suggestions in the popup.

import { avatar } from "./avatar.js";
import { folded, localised } from "./commands.js";
import { h, iconButton, meeple, name, set } from "./dom.js";
import { t } from "./i18n.js";
import { store } from "./store.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [3, 4, 5, 6, 7, 8, 9, 10];
const AUTOCOMPLETE_WAIT_MS = 90;
const MOST_SUGGESTIONS = 25;
const COMBOBOX = {
  type: "text", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false",
};

export class CommandLine {
  #timer = null;
  #asked = 0;

  /**
   * `ask` requests autocompletion, `send(fields, failed)` sends the command, `leave` goes back to plain text,
   * `complain` shows a sentence.
   */
  constructor(entry, { channel, popup, ask, send, leave, complain }) {
    Object.assign(this, { entry, channel, popup, ask, send, leave, complain });
    this.fields = [];
    this.chips = h("div.opts");
    this.tail = this.#makeTail();
    this.element = h("div.line", { role: "group", "aria-label": t("commandLine", { name: entry.title }) },
      this.#chip(), this.chips, this.tail);
    for (const option of entry.options) if (option.required) this.#add(option);
    this.#drawTail();
  }

  #chip() {
    const label = t("cancelCommand");
    return h("button.cmd", { type: "button", "aria-label": label, title: label, onclick: () => this.leave() }, `/${this.entry.title}`);
  }

  /** Puts the cursor into the first empty field, else behind the last one, where Enter sends. */
  focus() {
    (this.fields.find(({ input }) => !input.value)?.input ?? this.tail).focus();
  }

  // --- the end of the line: Enter sends, and options that may be left out are added

  #makeTail() {
    const tail = h("input.tail", { ...COMBOBOX, "aria-controls": this.popup.id, maxlength: "40" });
    tail.addEventListener("focus", () => this.#offerOptions());
    tail.addEventListener("input", () => this.#offerOptions());
    tail.addEventListener("keydown", (event) => {
      if (this.popup.key(event)) return;
      if (event.key === "Enter" && !event.isComposing) this.submit();
      else if (event.key === "Escape") this.leave();
      else if (event.key === "Backspace" && !tail.value) this.#back();
      else return;
      event.preventDefault();
    });
    return tail;
  }

  /** Backspace at the end goes into the last field, or out of a command that has none. */
  #back() {
    const last = this.fields.at(-1);
    if (last) last.input.focus();
    else this.leave();
  }

  get #missing() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  #drawTail() {
    const n = this.#missing.length;
    this.tail.value = "";
    const words = t("optionsLeft", { n });
    set(this.tail, { placeholder: n ? `+ ${words}` : "", "aria-label": n ? words : t("sendCommand") });
  }

  #offerOptions() {
    const typed = folded(this.tail.value);
    const items = this.#missing
      .map((option) => ({ option, label: localised(option, "name"), detail: localised(option, "description"), end: t("optional") }))
      .filter(({ label }) => folded(label).startsWith(typed));
    this.popup.show({
      head: this.#head(null), items, field: this.tail, active: typed ? 0 : -1,
      choose: ({ option }) => {
        const field = this.#add(option);
        this.#drawTail();
        field.input.focus();
      },
    });
  }

  // --- fields

  #add(option) {
    const title = localised(option, "name");
    const numeric = option.type === INTEGER || option.type === NUMBER;
    const input = h("input", {
      ...COMBOBOX,
      "aria-controls": this.popup.id,
      "aria-label": `${title}: ${localised(option, "description")}`,
      "aria-required": option.required ? "true" : null,
      inputmode: numeric ? "decimal" : null,
      maxlength: option.type === STRING ? option.max_length ?? 6000 : 100,
      "data-option": option.name,
    });
    const field = { option, title, input, picked: null };
    const remove = option.required ? null : iconButton("close", t("removeOption", { name: title }), () => this.#remove(field));
    field.element = h("span.opt", h("i", name(title)), h("span.value", input), remove);
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("input", () => this.#typed(field));
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.fields.push(field);
    this.chips.append(field.element);
    this.#fit(field);
    return field;
  }

  #remove(field) {
    this.fields = this.fields.filter((other) => other !== field);
    field.element.remove();
    this.#drawTail();
    this.popup.hide();
    this.focus();
  }

  /** The field is as wide as its text. */
  #fit({ input }) {
    input.style.width = `${Math.min(Math.max([...input.value].length + 2, 6), 36)}ch`;
  }

  // --- suggestions

  #head(field) {
    const words = field ? `${field.title}: ${localised(field.option, "description")}` : this.entry.description;
    const end = field ? h("span.end", t(field.option.required ? "required" : "optional")) : "";
    return [h("div.ava.s.bot", { "aria-hidden": "true" }, meeple(18)), h("b", `/${this.entry.title}`), h("span", name(words)), end];
  }

  #typed(field) {
    field.picked = null;
    this.complain("");
    set(field.input, { "aria-invalid": null });
    this.#fit(field);
    this.#suggest(field);
  }

  #suggest(field) {
    if (field.option.autocomplete) this.#suggestLater(field);
    else this.#offer(field, suggestions(field));
  }

  #suggestLater(field) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    if (!this.popup.open) this.#offer(field, [], t("searching"));
    this.#timer = setTimeout(async () => {
      const reply = await this.ask({ ...this.#request(this.#typedValues(field)), focused: field.option.name });
      if (asked !== this.#asked || document.activeElement !== field.input || !reply) return;
      this.#offer(field, reply.choices.map(offered), t("nothingFound"));
    }, AUTOCOMPLETE_WAIT_MS);
  }

  #offer(field, items, words = "") {
    const picked = field.picked !== null;
    const active = picked ? -1 : 0;
    const shown = items.slice(0, MOST_SUGGESTIONS);
    this.popup.show({ head: this.#head(field), items: shown, field: field.input, active, words, choose: (item) => this.#pick(field, item) });
  }

  #pick(field, item) {
    field.input.value = item.label;
    field.picked = { label: item.label, value: item.value };
    this.#fit(field);
    this.popup.hide();
    const next = this.fields.find((other) => other.option.required && !other.input.value);
    (next?.input ?? this.tail).focus();
  }

  #key(event, field) {
    if (this.popup.key(event)) return;
    const atStart = field.input.selectionStart === 0 && field.input.selectionEnd === 0;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.leave();
    } else if (event.key === "Backspace" && atStart && !field.input.value) {
      event.preventDefault();
      if (field.option.required) this.leave();
      else this.#remove(field);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.#suggest(field);
    }
  }

  // --- values

  /** What stands in the fields now, for autocompletion: nothing has to be complete. */
  #typedValues(focused) {
    const values = {};
    for (const field of this.fields) {
      if (field === focused) values[field.option.name] = String(field.picked?.value ?? field.input.value);
      else if (field.input.value) {
        const { value } = read(field);
        if (value !== undefined) values[field.option.name] = value;
      }
    }
    return values;
  }

  #request(options) {
    return { channel: this.channel.id, command: this.entry.command.id, path: this.entry.path, options };
  }

  async submit() {
    const options = {};
    for (const field of this.fields) {
      if (!field.input.value && !field.option.required) continue;
      const { value, wrong } = read(field);
      if (wrong) return this.#refuse(field, wrong);
      options[field.option.name] = value;
    }
    this.popup.hide();
    const taken = await this.send(this.#request(options), (words, error) => {
      const field = this.fields.find((other) => other.option.name === error?.field);
      if (field) this.#refuse(field, words);
      else this.complain(words);
    });
    if (taken) this.leave({ sent: true });
    return undefined;
  }

  #refuse(field, words) {
    this.complain(words);
    set(field.input, { "aria-invalid": "true" });
    field.input.focus();
  }
}

/** A choice as the list shows it; its value stands at the end where it says something else. */
function offered(choice) {
  const label = localised(choice, "name");
  const value = String(choice.value);
  return { label, value: choice.value, end: value === label ? null : value };
}

/** What may be offered for a field without asking the bot. */
function suggestions({ option, input }) {
  const wanted = folded(input.value.replace(/^[@#]/, ""));
  return candidates(option).filter(({ label }) => folded(label).includes(wanted));
}

function candidates(option) {
  if (option.choices?.length)
    return option.choices.map(offered);
  const people = () => [...store.members.values()].map(({ user }) =>
    ({ label: store.nameOf(user.id), end: `@${user.username}`, value: user.id, picture: avatar(user, { small: true }) }));
  const roles = () => store.roles().map((role) => ({ label: role.name, value: role.id }));
  switch (option.type) {
    case BOOLEAN:
      return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    case CHANNEL:
      return [...store.places(), ...store.threads()]
        .filter(({ type }) => !option.channel_types?.length || option.channel_types.includes(type))
        .map((channel) => ({ label: channel.name, value: channel.id }));
    default:
      return [];
  }
}

const closed = (option) => option.choices?.length || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);

/** The value of a field, or a sentence that says what is wrong with it. */
function read({ option, title, input, picked }) {
  const text = input.value;
  if (!text.trim()) return { wrong: t("needOption", { name: title }) };
  if (picked && picked.label === text) return { value: picked.value };
  if (closed(option)) {
    const same = candidates(option).filter(({ label }) => folded(label) === folded(text.replace(/^[@#]/, "")));
    if (same.length === 1) return { value: same[0].value };
    return { wrong: t(option.type === USER ? "needPerson" : "needChoice", { name: title }) };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, title, text);
  const { min_length: min, max_length: max } = option;
  if (min && text.length < min) return { wrong: t("tooShort", { name: title, n: min }) };
  if (max && text.length > max) return { wrong: t("tooLong", { name: title, n: max }) };
  return { value: text };
}

function readNumber(option, title, text) {
  const value = Number(text.trim().replace(",", "."));
  const { min_value: min, max_value: max } = option;
  if (option.type === INTEGER && !Number.isSafeInteger(value)) return { wrong: t("needNumber", { name: title }) };
  if (!Number.isFinite(value)) return { wrong: t("needDecimal", { name: title }) };
  if (typeof min === "number" && value < min) return { wrong: t("tooSmall", { name: title, n: min }) };
  if (typeof max === "number" && value > max) return { wrong: t("tooLarge", { name: title, n: max }) };
  return { value };
}
