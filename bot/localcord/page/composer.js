// Where one writes: plain text, or a command after a slash.

import { avatar } from "./avatar.js";
import { CommandLine } from "./commandline.js";
import { folded, matching } from "./commands.js";
import { h, iconButton, meeple, name } from "./dom.js";
import { EMOJIS } from "./emojis.js";
import { t } from "./i18n.js";
import { sendCommand, sentence } from "./interactions.js";
import { Popup } from "./popup.js";
import { store } from "./store.js";

const LONGEST = 2000;
const NARROW_PX = 520;
const TYPING_EVERY_MS = 8000;
const AT = /(?:^|\s)@([\p{L}\p{N}_.-]{0,32})$/u;

/** The server counts characters; a script's own count takes most emojis for two. */
const lengthOf = (text) => [...text].length;

export class Composer {
  #drafts = new Map();
  #place = null;
  #line = null;
  #typedAt = 0;

  constructor({ box, ask }) {
    this.ask = ask;
    this.popup = new Popup({ id: "suggestions", label: () => t("commands") });
    this.text = h("textarea", { rows: "1", "aria-controls": "suggestions", "aria-autocomplete": "list", id: "write" });
    this.plus = iconButton("plus", t("commands"), () => this.#startCommand());
    this.smile = iconButton("smile", t("emoji"), () => this.#emojis());
    this.sendButton = iconButton("send", t("send"), () => this.submit());
    this.middle = h("div.middle", this.text);
    this.field = h("div.field", this.plus, this.middle, this.smile, this.sendButton);
    this.words = h("p.under", { role: "status" });
    this.grid = h("div.emoji-grid", { hidden: true, role: "group" });
    box.append(this.popup.element, this.grid, this.field, this.words);
    this.box = box;
    this.#listen();
  }

  #listen() {
    new ResizeObserver(() => this.relabel()).observe(this.box);
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("pointerdown", (event) => {
      if (event.target === this.field || event.target === this.middle) {
        event.preventDefault();
        this.focus();
      }
    });
    this.box.addEventListener("focusout", (event) => {
      if (!this.box.contains(event.relatedTarget)) {
        this.popup.hide();
        this.grid.hidden = true;
      }
    });
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.grid.hidden) {
        this.grid.hidden = true;
        this.text.focus();
      }
    });
  }

  /** Shows another channel or person; what was half written there comes back. The same place again changes nothing. */
  open(channel) {
    const place = `${store.me.id}:${channel.id}`;
    this.channel = channel;
    if (this.#place === place) return this.relabel();
    if (this.#place) this.#drafts.set(this.#place, this.text.value);
    this.#place = place;
    this.#leaveLine();
    this.text.value = this.#drafts.get(place) ?? "";
    this.#fit();
    return this.relabel();
  }

  /** Words of the present language. */
  relabel() {
    if (!this.channel) return;
    const shown = store.channelName(this.channel);
    const quiet = this.channel.can_send === false;
    // A line that would not fit is cut off by some browsers without a sign of it.
    const short = quiet ? t("writeCommands") : t("writeShort");
    this.text.placeholder = quiet || this.box.clientWidth < NARROW_PX ? short : t("write", { name: shown });
    this.text.setAttribute("aria-label", quiet ? short : t("write", { name: shown }));
    this.text.disabled = this.channel.can_send === false && this.channel.can_command === false;
    for (const [button, key] of [[this.plus, "commands"], [this.smile, "emoji"], [this.sendButton, "send"]]) {
      button.title = t(key);
      button.setAttribute("aria-label", t(key));
    }
  }

  focus() {
    if (this.#line) this.#line.focus();
    else this.text.focus();
  }

  complain = (words) => {
    this.words.textContent = words;
    this.words.classList.toggle("wrong", Boolean(words));
  };

  // --- plain text

  #typed() {
    this.complain("");
    this.#fit();
    const { value } = this.text;
    if (value.startsWith("/") && !value.includes("\n")) return this.#offerCommands(value.slice(1));
    const at = AT.exec(value.slice(0, this.text.selectionStart));
    if (at) this.#offerPeople(at[1]);
    else this.popup.hide();
    const over = lengthOf(value) - LONGEST;
    if (over > 0) this.complain(t("longMessage", { n: over }));
    if (value && Date.now() - this.#typedAt > TYPING_EVERY_MS) {
      this.#typedAt = Date.now();
      this.ask("typing", { channel: this.channel.id });
    }
    return undefined;
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 180)}px`;
    this.field.classList.toggle("full", Boolean(this.text.value) || Boolean(this.#line));
  }

  #key(event) {
    if (this.popup.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  async submit() {
    if (this.#line) return this.#line.submit();
    const content = this.#withMentions(this.text.value.trim());
    if (!content) return undefined;
    if (content.startsWith("/") && this.popup.open) return this.popup.choose(0);
    if (lengthOf(content) > LONGEST) return this.complain(t("longMessage", { n: lengthOf(content) - LONGEST }));
    const kept = this.text.value;
    this.text.value = "";
    this.#fit();
    this.popup.hide();
    const reply = await this.ask("say", { channel: this.channel.id, content }, (error) => this.complain(sentence(error)));
    if (!reply && !this.text.value) this.text.value = kept;
    this.#fit();
    return undefined;
  }

  /** "@Ruth" becomes Discord's mention of Ruth. Longer names first, so that "Jan Novák" is not taken for "Jan". */
  #withMentions(text) {
    const people = [...store.members.keys()].map((id) => [store.nameOf(id), id]).sort((a, b) => b[0].length - a[0].length);
    return people.reduce((said, [shown, id]) => said.split(`@${shown}`).join(`<@${id}>`), text);
  }

  #offerPeople(typed) {
    const items = [...store.members.values()]
      .filter(({ user }) => folded(store.nameOf(user.id)).startsWith(folded(typed)))
      .map(({ user }) => ({ label: store.nameOf(user.id), end: `@${user.username}`, picture: avatar(user, { small: true }) }));
    if (!items.length) return this.popup.hide();
    const head = [h("b", "@"), h("span", t("onServer"))];
    const choose = ({ label }) => this.#insert(`@${label} `, typed.length + 1);
    return this.popup.show({ head, items, field: this.text, choose });
  }

  #insert(words, instead = 0) {
    const { selectionStart: at } = this.text;
    this.text.setRangeText(words, at - instead, at, "end");
    this.popup.hide();
    this.text.focus();
    this.#fit();
  }

  #emojis() {
    this.grid.setAttribute("aria-label", t("emojiList"));
    this.grid.replaceChildren(...EMOJIS.map((sign) => h("button", { type: "button", onclick: () => this.#insert(sign) }, sign)));
    this.grid.hidden = !this.grid.hidden;
    if (!this.grid.hidden) this.grid.querySelector("button").focus();
  }

  // --- commands

  #startCommand() {
    this.#leaveLine();
    this.text.value = "/";
    this.text.focus();
    this.#offerCommands("");
  }

  /** Begins a command that a text names; `title` is as the bot wrote it. */
  begin(title) {
    const entry = matching(title, this.channel).find(({ plain }) => plain === title);
    if (entry) this.#take(entry);
  }

  #offerCommands(typed) {
    const entries = matching(typed, this.channel);
    const items = entries.map((entry) => ({ label: `/${entry.title}`, detail: entry.description, entry }));
    const words = store.commands.length ? t("noCommands") : t("noBot");
    const figure = h("div.ava.s.bot", { "aria-hidden": "true" }, meeple(18));
    const head = [figure, h("b", t("commandsHead")), h("span", name(store.bot?.username ?? ""))];
    this.popup.show({ head, items, field: this.text, words, choose: ({ entry }) => this.#take(entry) });
  }

  #take(entry) {
    this.popup.hide();
    this.text.value = "";
    this.#line = new CommandLine(entry, {
      channel: this.channel, popup: this.popup, complain: this.complain,
      ask: (fields) => this.ask("autocomplete", fields),
      send: (fields, failed) => sendCommand(fields, failed),
      leave: ({ sent = false } = {}) => {
        this.#leaveLine();
        if (!sent) this.complain("");
        this.text.focus();
      },
    });
    this.middle.replaceChildren(this.#line.element);
    this.field.classList.add("live");
    this.smile.hidden = true;
    this.#fit();
    this.#line.focus();
  }

  #leaveLine() {
    this.#line = null;
    this.popup.hide();
    this.middle.replaceChildren(this.text);
    this.field.classList.remove("live");
    this.smile.hidden = false;
    this.#fit();
  }
}
