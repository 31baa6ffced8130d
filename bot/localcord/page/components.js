// Discord's message components, classic rows and Components V2, by their type numbers.

import { h, icon, name, safeUrl } from "./dom.js";
import { t } from "./i18n.js";
import { picture } from "./pictures.js";
import { covered, emoji, ownPlace, prose } from "./prose.js";
import { Select } from "./select.js";
import { store } from "./store.js";

const BUTTON_CLASSES = { 1: "go", 2: "", 3: "yes", 4: "no", 5: "link" };
const LINK = 5;
const THUMBNAIL = 11;

/** Draws a list of components. `press(component, values)` is called when one of them is used. */
export const drawComponents = (components, press) => components.map((component) => draw(component, press)).filter(Boolean);

const draw = (component, press) => DRAWN[component.type]?.(component, press);

const DRAWN = {
  1: (row, press) => h("div.row", drawComponents(row.components, press)),
  2: button,
  3: stringSelect,
  5: (select, press) => entitySelect(select, press, people()),
  6: (select, press) => entitySelect(select, press, roles()),
  7: (select, press) => entitySelect(select, press, [...people(), ...roles()]),
  8: (select, press) => entitySelect(select, press, channels(select.channel_types)),
  9: section,
  10: (text) => h("div.text", prose(text.content)),
  11: (thumbnail) => thumb(thumbnail),
  12: gallery,
  13: (file) => (file.spoiler ? covered(fileLink(file)) : fileLink(file)),
  14: (line) => h(`hr.sep${line.divider === false ? ".air" : ""}${line.spacing === 2 ? ".wide" : ""}`),
  17: container,
};

function button(component, press) {
  const kind = BUTTON_CLASSES[component.style] ?? "";
  const classes = kind ? `button.btn.${kind}` : "button.btn";
  const inside = [component.emoji ? emoji(component.emoji, !component.label) : null, component.label ? h("span", name(component.label)) : null];
  if (component.style === LINK) return linkButton(component, inside);
  const unnamed = !component.label && component.emoji ? component.emoji.name : null;
  return h(classes, {
    type: "button", disabled: component.disabled, "data-key": component.custom_id, "aria-label": unnamed,
    onclick: () => press(component),
  }, inside);
}

function linkButton(component, inside) {
  const here = ownPlace(component.url);
  const href = here ?? safeUrl(component.url, ["http:", "https:", "discord:"]);
  if (!href || component.disabled) return h("button.btn.link", { type: "button", disabled: true }, inside);
  return h("a.btn.link", { href, target: here ? null : "_blank", rel: "noopener noreferrer" }, inside, icon("open"));
}

function select(component, press, options) {
  return new Select({
    key: component.custom_id,
    label: component.placeholder,
    placeholder: component.placeholder,
    options,
    disabled: component.disabled,
    min: component.min_values ?? 1,
    max: Math.min(component.max_values ?? 1, Math.max(1, options.length)),
    required: component.required ?? true,
    onchoose: (values) => press?.(component, values),
  }).element;
}

function stringSelect(component, press) {
  return select(component, press, component.options.map((option) => ({
    value: option.value, label: option.label, description: option.description,
    picture: option.emoji ? emoji(option.emoji, false) : null, chosen: option.default,
  })));
}

function entitySelect(component, press, entities) {
  const preset = new Set((component.default_values ?? []).map((value) => value.id));
  return select(component, press, entities.map((entity) => ({ ...entity, chosen: preset.has(entity.value) })));
}

const people = () =>
  [...store.members.values()].map(({ user }) => ({ value: user.id, label: store.nameOf(user.id), description: `@${user.username}` }));

const roles = () => store.roles().map((role) => ({ value: role.id, label: `@${role.name}` }));

const channels = (types) =>
  [...store.places(), ...store.threads()]
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));

function section(component, press) {
  const { accessory } = component;
  const aside = accessory.type === THUMBNAIL ? thumb(accessory) : draw(accessory, press);
  return h(accessory.type === THUMBNAIL ? "div.sect.top" : "div.sect", h("div", drawComponents(component.components, press)), aside);
}

function thumb(component) {
  const shown = h("div.thumb", picture({ ...component.media, description: component.description }));
  return component.spoiler ? covered(shown) : shown;
}

function gallery(component) {
  const items = component.items.map((item) => {
    const shown = picture({ ...item.media, description: item.description });
    return item.spoiler ? covered(shown) : shown;
  });
  return h(`div.pics.of-${Math.min(items.length, 3)}`, items);
}

export function fileLink({ file, name: fileName, size }) {
  const href = safeUrl(file.url);
  const shown = fileName ?? file.url?.split(/[?#]/)[0].split("/").pop() ?? "";
  const kilobytes = size ? ` · ${Math.max(1, Math.round(size / 1024))} kB` : "";
  return h("a.file", { href, download: shown, "aria-label": t("file", { name: shown }) }, icon("file"), name(shown), h("small", kilobytes));
}

function container(component, press) {
  const colour = component.accent_color;
  const card = h("section.card", drawComponents(component.components, press));
  if (typeof colour === "number") card.style.setProperty("--accent", hexColour(colour));
  else card.classList.add("plain");
  return component.spoiler ? covered(card) : card;
}

/** A colour as Discord writes it (0xRRGGBB). */
export const hexColour = (number) => `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;

/** The colour of the first container in a message, for the disc of its thread. */
export function accentOf(message) {
  const found = message.components?.find((component) => typeof component.accent_color === "number");
  const colour = found?.accent_color ?? message.embeds?.find((embed) => embed.color)?.color;
  return typeof colour === "number" ? hexColour(colour) : null;
}

/** Whether a message shows a picture, in whatever way. */
export function hasPicture(message) {
  const inside = (component) => component.type === 12 || (component.components ?? []).some(inside);
  const attached = (message.attachments ?? []).some((file) => file.content_type?.startsWith("image/"));
  return attached || (message.components ?? []).some(inside) || (message.embeds ?? []).some((embed) => embed.image);
}
