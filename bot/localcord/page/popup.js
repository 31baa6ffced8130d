// The list above the composer: commands, choices, people. The field keeps the focus; the list only shows and is pressed.

import { h, name, set } from "./dom.js";
import { t } from "./i18n.js";

export class Popup {
  items = [];
  active = -1;

  constructor({ id, label }) {
    this.id = id;
    this.header = h("header");
    this.list = h("ul", { id, role: "listbox", "aria-label": label() });
    this.words = h("p.pop-words", { role: "status" });
    this.footer = h("footer", { "aria-hidden": "true" });
    this.element = h("div.pop", { hidden: true }, this.header, this.list, this.words, this.footer);
    this.label = label;
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("li");
      if (row) this.choose(Number(row.dataset.at));
    });
    this.list.addEventListener("pointermove", (event) => {
      const row = event.target.closest("li");
      if (row && Number(row.dataset.at) !== this.active) this.walk(Number(row.dataset.at), false);
    });
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * items: [{ label, detail?, end?, picture? }]; `field` is the input the list belongs to; `choose(item)` takes the chosen one.
   * `words` stands in place of an empty list. `active` is the row that Enter would take, -1 for none.
   */
  show({ head, items, field, choose, words = "", active = 0 }) {
    Object.assign(this, { items, field, onchoose: choose });
    this.header.replaceChildren(...head);
    this.list.replaceChildren(...items.map((item, at) => this.#row(item, at)));
    this.list.hidden = !items.length;
    set(this.list, { "aria-label": this.label() });
    this.words.textContent = items.length ? "" : words;
    this.element.hidden = false;
    this.#expanded(true);
    this.walk(items.length ? Math.min(active, items.length - 1) : -1);
  }

  #row({ label, detail, end, picture }, at) {
    return h("li", { role: "option", id: `${this.id}-${at}`, "data-at": at }, picture ?? null,
      h("div", h("span.label", name(label)), detail ? h("span.d", name(` · ${detail}`)) : null), end ? h("span.end", name(end)) : null);
  }

  #drawFooter() {
    const chosen = this.active >= 0;
    const hint = (keys, words) => h("span", keys.map((key) => [h("kbd", key), " "]), words);
    this.footer.replaceChildren(
      ...(this.items.length ? [hint(["↑", "↓"], t("hintMove"))] : []),
      ...(chosen ? [hint(["Tab", "Enter"], t("hintTab"))] : [hint(["Enter"], t("hintSend"))]),
      ...(this.items.length ? [h("span.count", t("matching", { n: this.items.length }))] : []));
  }

  walk(to, scroll = true) {
    const before = this.list.children[this.active];
    if (before) set(before, { "aria-selected": null });
    this.active = this.items.length && to >= 0 ? to % this.items.length : -1;
    const row = this.list.children[this.active];
    if (row) set(row, { "aria-selected": "true" });
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    set(this.field, { "aria-activedescendant": row ? row.id : null });
    this.#drawFooter();
  }

  choose(at = this.active) {
    const item = this.items[at];
    if (item) this.onchoose(item);
  }

  hide() {
    if (!this.open) return;
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    if (this.field) set(this.field, { "aria-activedescendant": null });
    this.#expanded(false);
  }

  /** A field of several lines is no combobox and cannot be called expanded. */
  #expanded(open) {
    if (this.field?.getAttribute("role") === "combobox") set(this.field, { "aria-expanded": String(open) });
  }

  /** Keys that belong to the list while it is open; true if the key was one of them. */
  key(event) {
    if (!this.open) return false;
    const { length } = this.items;
    if (event.key === "ArrowDown" && length) this.walk(this.active + 1);
    else if (event.key === "ArrowUp" && length) this.walk(this.active <= 0 ? length - 1 : this.active - 1);
    else if ((event.key === "Tab" || event.key === "Enter") && !event.shiftKey && this.active >= 0) this.choose();
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
