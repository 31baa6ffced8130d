// On wide screens the newest picture of the bot in a thread stays in view beside the talk.

import { hasPicture } from "./components.js";
import { h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { body, isEphemeral, setBusy } from "./message.js";
import { store } from "./store.js";
import { replaceKeepingFocus } from "./talk.js";

const WIDE = matchMedia("(min-width: 1280px)");

export class Kept {
  #shown = null;
  wanted = true;

  /** `changed` is called when what is kept, or whether anything is, has changed. */
  constructor({ app, aside, changed }) {
    Object.assign(this, { app, aside, changed });
    WIDE.addEventListener("change", () => changed());
  }

  /** The message to keep: the newest of a bot with a picture that everybody sees. */
  #newest(channel) {
    if (!this.wanted || !WIDE.matches || !channel || !store.isThread(channel)) return null;
    const { messages } = store.room(channel.id);
    return messages.findLast((message) => message.author.bot && !isEphemeral(message) && hasPicture(message)) ?? null;
  }

  /** Brings the right column in line with a channel. */
  update(channel) {
    const message = this.#newest(channel);
    this.app.classList.toggle("keep", Boolean(message));
    this.aside.hidden = !message;
    if (message && this.#shown !== message) this.#draw(message);
    if (!message) this.aside.replaceChildren();
    this.#shown = message;
  }

  /** Draws anew, for instance in another language. */
  redraw(channel) {
    this.#shown = null;
    this.update(channel);
  }

  #draw(message) {
    const header = h("header", icon("eye"), t("kept"), iconButton("collapse", t("keepAway"), () => this.#putBack()));
    const card = h("article.msg.kept-msg", { "data-id": message.id, "aria-label": t("kept") }, h("div.body", body(message)));
    const old = this.aside.querySelector("article");
    if (!old) return this.aside.replaceChildren(header, card);
    this.aside.querySelector("header").replaceWith(header);
    return replaceKeepingFocus(old, card);
  }

  #putBack() {
    this.wanted = false;
    this.changed();
  }

  get element() {
    return this.aside.querySelector("article");
  }

  busy({ message, key, busy }) {
    if (this.#shown?.id === message && this.element) setBusy(this.element, key, busy);
  }

  /** The stand-in in the talk for the message that is kept, else null. */
  stub(message) {
    if (this.#shown?.id !== message.id) return null;
    const look = () => this.aside.querySelector("button.pic-open")?.focus();
    return h("button.stub", { type: "button", "data-key": "stub", onclick: look }, icon("image"), t("keptStub"));
  }
}
