// A select: a box that opens a list under itself. One choice closes it; several are ticked and sent by "Done".

import { h, icon, name, set } from "./dom.js";
import { t } from "./i18n.js";

let count = 0;

/**
 * options: [{ value, label, description?, picture?: Node, chosen? }]
 * onchoose(values) is called once, when the choice is made.
 */
export class Select {
  #open = false;
  #active = -1;
  #ticked;
  #typed = "";
  #typedAt = 0;

  constructor({ key, label, placeholder, options, min = 1, max = 1, disabled = false, required = true, onchoose }) {
    Object.assign(this, { options, min, max, onchoose, many: max > 1, required });
    this.placeholder = placeholder || (this.many ? t("chooseN", { min, max }) : t("choose"));
    this.#ticked = new Set(options.filter((option) => option.chosen).map((option) => option.value));
    count += 1;
    this.listId = `list-${count}`;
    this.shown = h("span.ph");
    this.box = h("button.box", {
      type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": this.listId,
      "aria-label": label || this.placeholder, "data-key": key, disabled,
    }, this.shown, icon("down"));
    this.list = h("ul.list", {
      id: this.listId,
      role: "listbox",
      hidden: true,
      "aria-label": label || this.placeholder,
      "aria-multiselectable": this.many ? "true" : null,
    });
    this.foot = this.many ? this.#footer() : null;
    this.element = h("div.select", this.box, this.list, this.foot);
    this.element.control = this;
    this.#listen();
    this.#show();
  }

  get values() {
    return this.options.map((option) => option.value).filter((value) => this.#ticked.has(value));
  }

  #footer() {
    this.state = h("span.count", { role: "status" });
    const done = h("button.btn.go.small", { type: "button", onclick: () => this.#finish() }, t("done"));
    const clear = this.min === 0 ? h("button.btn.small", { type: "button", onclick: () => this.#clear() }, t("clear")) : null;
    return h("div.list-foot", { hidden: true }, this.state, clear, done);
  }

  #listen() {
    this.box.addEventListener("click", () => (this.#open ? this.close() : this.#openList()));
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("pointerdown", (event) => event.preventDefault()); // the box keeps the focus
    this.list.addEventListener("click", (event) => {
      const item = event.target.closest("li[data-at]");
      if (item) this.#pick(Number(item.dataset.at));
    });
    this.element.addEventListener("focusout", (event) => {
      if (this.#open && !this.element.contains(event.relatedTarget)) this.#leave();
    });
  }

  #show() {
    const chosen = this.options.filter((option) => this.#ticked.has(option.value));
    const text = chosen.length ? chosen.map((option) => option.label).join(", ") : this.placeholder;
    this.shown.replaceChildren(name(text));
    this.shown.classList.toggle("chosen", chosen.length > 0);
    if (this.state) this.state.textContent = t("chosenOf", { n: chosen.length, max: this.max });
    for (const item of this.list.children)
      set(item, { "aria-selected": String(this.#ticked.has(this.options[Number(item.dataset.at)]?.value)) });
  }

  #draw() {
    const rows = this.options.map((option, at) =>
      h("li", { role: "option", id: `${this.listId}-${at}`, "data-at": at, "data-value": option.value },
        this.many ? h("span.tick", { "aria-hidden": "true" }, icon("check")) : null,
        option.picture ? h("span.pic", { "aria-hidden": "true" }, option.picture) : null,
        h("span.words", h("b", name(option.label)), option.description ? h("span", name(option.description)) : null)));
    this.list.replaceChildren(...(rows.length ? rows : [h("li.none", { role: "option", "aria-disabled": "true" }, t("noOptions"))]));
    this.list.classList.toggle("pictured", this.options.some((option) => option.picture));
  }

  #openList() {
    this.#open = true;
    this.#draw();
    this.list.hidden = false;
    if (this.foot) this.foot.hidden = false;
    set(this.box, { "aria-expanded": "true" });
    this.element.classList.add("open");
    this.#show();
    this.#walk(Math.max(0, this.options.findIndex((option) => this.#ticked.has(option.value))));
    (this.foot ?? this.list).scrollIntoView({ block: "nearest" });
  }

  close() {
    if (!this.#open) return;
    this.#open = false;
    this.list.hidden = true;
    if (this.foot) this.foot.hidden = true;
    set(this.box, { "aria-expanded": "false", "aria-activedescendant": null });
    this.element.classList.remove("open");
  }

  /** Going elsewhere with enough ticks is a choice too, as on Discord; with too few it is none. */
  #leave() {
    if (this.many && this.#changed() && this.#ticked.size >= this.min) this.#finish();
    else this.close();
  }

  #changed() {
    return this.options.some((option) => Boolean(option.chosen) !== this.#ticked.has(option.value));
  }

  #walk(to) {
    if (!this.options.length) return;
    this.#active = (to + this.options.length) % this.options.length;
    [...this.list.children].forEach((item, at) => item.classList.toggle("active", at === this.#active));
    const item = this.list.children[this.#active];
    set(this.box, { "aria-activedescendant": item.id });
    // Only the list scrolls; scrollIntoView would move the talk too.
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight - this.list.clientHeight];
    this.list.scrollTop = Math.max(bottom, Math.min(top, this.list.scrollTop));
  }

  #pick(at) {
    const { value } = this.options[at] ?? {};
    if (value === undefined) return;
    if (!this.many) {
      this.#ticked = new Set([value]);
      this.#show();
      this.close();
      this.onchoose?.(this.values);
      return;
    }
    if (this.#ticked.has(value)) this.#ticked.delete(value);
    else if (this.#ticked.size < this.max) this.#ticked.add(value);
    this.#walk(at);
    this.#show();
    this.onchange?.(this.values);
  }

  #clear() {
    this.#ticked.clear();
    this.#show();
  }

  #finish() {
    if (this.#ticked.size < this.min && (this.required || this.#ticked.size)) {
      this.state.textContent = t("chooseAtLeast", { n: this.min });
      return;
    }
    this.close();
    this.box.focus();
    this.onchoose?.(this.values);
  }

  #key(event) {
    const { key } = event;
    if (!this.#open) {
      if (["ArrowDown", "ArrowUp"].includes(key)) {
        event.preventDefault();
        this.#openList();
      }
      return;
    }
    const moves = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: this.options.length - 1 };
    if (key in moves) this.#walk(moves[key]);
    else if (key === "Enter" && this.many && event.ctrlKey) this.#finish();
    else if (key === "Enter" || key === " ") this.#pick(this.#active);
    else if (key === "Escape") {
      event.stopPropagation();
      this.close();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) this.#type(key);
    else return;
    event.preventDefault();
  }

  #type(letter) {
    const now = Date.now();
    this.#typed = now - this.#typedAt > 800 ? letter : this.#typed + letter;
    this.#typedAt = now;
    const at = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed.toLowerCase()));
    if (at >= 0) this.#walk(at);
  }
}
