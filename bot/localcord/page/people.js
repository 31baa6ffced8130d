// The people: who is on the server, and the switch of who I am.

import { avatar } from "./avatar.js";
import { h, iconButton, name, refill } from "./dom.js";
import { t } from "./i18n.js";
import { store, userName } from "./store.js";

/** The column at the right: bots first, then people by name. */
export function drawPeople(box) {
  const members = [...store.members.values()].sort(
    (a, b) => Number(Boolean(b.user.bot)) - Number(Boolean(a.user.bot)) || shown(a).localeCompare(shown(b)));
  const rows = members.map(memberRow);
  refill(box, h("h2", { id: "people-head" }, t("onServer")), h("ul", { "aria-labelledby": "people-head" }, rows));
}

function memberRow(member) {
  const { user } = member;
  const end = user.id === store.me.id ? t("youEnd") : user.bot ? t("bot") : "";
  const inside = [avatar(user, { small: true }), h("span.name", name(shown(member))), end ? h("span.end", end) : null];
  if (user.id === store.me.id) return h("li", h("div", inside));
  const label = t("writeTo", { name: shown(member) });
  const write = () => store.tell("write-to", user.id);
  return h("li", { class: user.bot && member.online === false ? "away" : null },
    h("button", { type: "button", "aria-label": label, title: label, "data-person": user.id, onclick: write }, inside));
}

const shown = (member) => member.nick ?? userName(member.user);

/** The switch at the lower left: one press and I am somebody else. */
export function drawFaces(box, become) {
  const faces = store.people.map((person) => face(person, become));
  const head = h("h2", { id: "you-head" }, t("you"), h("button.plainlink", { type: "button", onclick: askForPerson }, t("addPerson")));
  refill(box, head, h("div.faces", { role: "group", "aria-labelledby": "you-head" }, faces));
}

function face(person, become) {
  const shownName = userName(person);
  const mine = person.id === store.me?.id;
  const count = mine ? 0 : person.mentions ?? 0;
  const called = count ? `, ${t("mentions", { n: count })}` : "";
  const label = mine ? null : t("beSomebody", { name: shownName }) + called;
  const badge = count ? h("span.badge", { "aria-hidden": "true" }, String(count)) : null;
  return h("button.face", {
    type: "button",
    "aria-pressed": String(mine),
    "aria-label": label,
    title: label,
    "data-person": person.id,
    onclick: () => become(person.id),
  }, avatar(person, { small: true }), h("span.name", name(shownName)), badge);
}

/** A small form for one more person. */
function askForPerson() {
  const field = h("input", { id: "person-name", type: "text", maxlength: "32", required: true, autocomplete: "off" });
  const dialog = h("dialog.modal", { "aria-labelledby": "person-title" });
  const form = h("form", { method: "dialog" },
    h("header", h("h2", { id: "person-title" }, t("addPersonHead")), iconButton("close", t("close"), () => dialog.close())),
    h("div.fields", h("div.field", h("label", { for: "person-name" }, t("nameOfPerson")), field)),
    h("footer",
      h("button.btn", { type: "button", onclick: () => dialog.close() }, t("cancel")),
      h("button.btn.go", { type: "submit" }, t("add"))));
  form.addEventListener("submit", () => field.value.trim() && store.tell("add-person", field.value.trim()));
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
}
