// Forms the bot opens: a dialog with text fields, selects, radio buttons and ticks.

import { drawComponents } from "./components.js";
import { h, iconButton, name, set } from "./dom.js";
import { t } from "./i18n.js";
import { prose } from "./prose.js";

let count = 0;

/** Shows a form; `submit(fields)` sends it and throws what does not fit, with a `sentence` and perhaps a `field`. */
export function openModal(modal, submit) {
  const fields = modal.components.map(drawPart).filter(Boolean);
  const note = h("p.wrong", { role: "alert", hidden: true });
  const send = h("button.btn.go", { type: "submit" }, t("submit"));
  const dialog = h("dialog.modal", { "aria-labelledby": "modal-title" });
  const form = h("form", { method: "dialog", novalidate: true, autocomplete: "off" },
    h("header", h("h2", { id: "modal-title" }, name(modal.title)), iconButton("close", t("close"), () => dialog.close())),
    h("div.fields", fields.map((field) => field.element)), note,
    h("footer", h("button.btn", { type: "button", onclick: () => dialog.close() }, t("cancel")), send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!fields.map((field) => field.check?.() ?? true).every(Boolean)) return focusWrong(form);
    send.disabled = true;
    note.hidden = true;
    try {
      await submit(Object.fromEntries(fields.filter((field) => field.key).map((field) => [field.key, field.value()])));
      dialog.close();
    } catch (error) {
      showRefusal(fields, note, error);
      send.disabled = false;
    }
    return undefined;
  });
  dialog.append(form);
  // A slip of the hand beside the form must not throw away what was typed: only Esc and the buttons close it.
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".fields :is(input, textarea, .box)")?.focus();
}

const focusWrong = (form) => form.querySelector("[aria-invalid]")?.focus();

function showRefusal(fields, note, error) {
  const field = fields.find(({ key }) => key && key === error.field);
  if (field) field.complain(error.sentence);
  note.textContent = field ? "" : error.sentence;
  note.hidden = Boolean(field);
}

function drawPart(part) {
  if (part.type === 10) return { element: h("div.text", prose(part.content)) };
  if (part.type === 18) return labelled(part.component, part.label, part.description);
  if (part.type === 1) return labelled(part.components[0], part.components[0].label);
  return null;
}

function labelled(component, label, description) {
  const make = CONTROLS[component.type];
  if (!make) return null;
  count += 1;
  const id = `field-${count}`;
  const wrong = h("p.wrong", { id: `${id}-wrong`, hidden: true });
  const control = make(component, { id, label, description });
  const needed = component.required ?? true;
  const complain = (words) => {
    wrong.textContent = words;
    wrong.hidden = !words;
    set(control.target, { "aria-invalid": words ? "true" : null, "aria-errormessage": words ? wrong.id : null });
    return !words;
  };
  const title = [name(label ?? ""), needed && component.type !== 23 ? h("span.need", { "aria-hidden": "true" }, " *") : null];
  const head = control.group ? h("legend", title) : h("label", { for: id }, title);
  const hint = description ? h("p.hint", { id: `${id}-hint` }, name(description)) : null;
  const element = h(control.group ? "fieldset.field" : "div.field", head, hint, control.element, wrong);
  return { element, key: component.custom_id, value: control.value, complain, check: () => complain(control.wrong?.(needed) ?? "") };
}

const CONTROLS = { 3: select, 4: textInput, 5: select, 6: select, 7: select, 8: select, 19: upload, 21: radios, 22: ticks, 23: tick };

function textInput(component, { id, label, description }) {
  const long = component.style === 2;
  const field = h(long ? "textarea" : "input", {
    id,
    rows: long ? 4 : null,
    type: long ? null : "text",
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-describedby": description ? `${id}-hint` : null,
    "aria-required": String(component.required ?? true),
  });
  field.value = component.value ?? "";
  const wrong = (needed) => {
    const { length } = field.value;
    if (needed && !length) return t("fieldNeeded");
    if (length && length < (component.min_length ?? 0)) return t("tooShort", { name: label, n: component.min_length });
    return "";
  };
  return { element: field, target: field, value: () => field.value, wrong };
}

function select(component, { id, label }) {
  const [element] = drawComponents([{ ...component, placeholder: component.placeholder }], null);
  const { control } = element;
  set(control.box, { id, "aria-label": label });
  const least = component.min_values ?? 1;
  const wrong = (needed) => (needed && control.values.length < least ? t("chooseAtLeast", { n: least }) : "");
  return { element, target: control.box, value: () => control.values, wrong };
}

function options(component, kind, id) {
  return component.options.map((option, at) => {
    const input = h("input", { type: kind, id: `${id}-${at}`, name: id, value: option.value });
    input.checked = Boolean(option.default);
    const more = option.description ? h("small", name(option.description)) : null;
    return { input, row: h("label.choice", input, h("span", h("b", name(option.label)), more)) };
  });
}

function radios(component, { id }) {
  const rows = options(component, "radio", id);
  const value = () => rows.find(({ input }) => input.checked)?.input.value ?? null;
  const wrong = (needed) => (needed && value() === null ? t("chooseAtLeast", { n: 1 }) : "");
  return { group: true, element: h("div.choices", rows.map(({ row }) => row)), target: rows[0].input, value, wrong };
}

function ticks(component, { id }) {
  const rows = options(component, "checkbox", id);
  const value = () => rows.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const [min, max] = [component.min_values ?? 1, component.max_values ?? rows.length];
  const wrong = (needed) => {
    const { length } = value();
    return (needed && length < min) || length > max ? t("chooseN", { min, max }) : "";
  };
  return { group: true, element: h("div.choices", rows.map(({ row }) => row)), target: rows[0].input, value, wrong };
}

function tick(component, { id }) {
  const input = h("input", { type: "checkbox", id });
  input.checked = Boolean(component.default);
  return { element: input, target: input, value: () => input.checked };
}

function upload(_component, { id }) {
  const element = h("p.hint", { id, tabindex: "-1" }, t("uploadNothing"));
  return { element, target: element, value: () => [] };
}
