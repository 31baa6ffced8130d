// Building elements. Everything a person or a bot wrote reaches the page as text nodes; there is no other way in.

const SVG = "http://www.w3.org/2000/svg";
const MEEPLE =
  "M12 2.2a3.5 3.5 0 0 1 3.4 4.3c2.9.7 6.4 2.2 6.4 4.2 0 1.5-1.7 1.9-4.2 2.2.9 2.5 2.6 5.2 2.6 7.3 0 1-.6 1.6-1.6 1.6h-3.9" +
  "c-.7 0-1.1-.4-1.4-1l-1.3-2.7-1.3 2.7c-.3.6-.7 1-1.4 1H5.4c-1 0-1.6-.6-1.6-1.6 0-2.1 1.7-4.8 2.6-7.3" +
  "-2.5-.3-4.2-.7-4.2-2.2 0-2 3.5-3.5 6.4-4.2A3.5 3.5 0 0 1 12 2.2z";

// Code points of the icon font (Material Design Icons).
const ICONS = {
  alert: 0xf05d6, book: 0xf14f7, bullhorn: 0xf0b23, check: 0xf012c, close: 0xf0156, collapse: 0xf0794,
  down: 0xf0140, expand: 0xf0793, eye: 0xf06d0, file: 0xf0224, forum: 0xf0822, image: 0xf0976, mail: 0xf01f0,
  menu: 0xf035c, minus: 0xf06ec, moon: 0xf0594, more: 0xf01d9, open: 0xf03cc, people: 0xf0b58, person: 0xf0801,
  plus: 0xf0419, pound: 0xf0423, send: 0xf048a, smile: 0xf01f5, sun: 0xf05a8, sync: 0xf04e6, table: 0xf1061,
  translate: 0xf05ca, trophy: 0xf053a, wave: 0xf1821, window: 0xf05b2, zoom: 0xf06ed,
};

/** An element: `h("button.btn", { onclick, "aria-label": "…" }, "text", child)`. Properties starting with `on` are listeners. */
export function h(name, ...rest) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  const given = rest[0];
  const hasProps = given && typeof given === "object" && !(given instanceof Node) && !Array.isArray(given);
  if (hasProps) set(element, rest.shift());
  element.append(...rest.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Sets attributes, listeners and custom CSS properties (`--name`) of an element; null and false leave an attribute out. */
export function set(element, props) {
  for (const [key, value] of Object.entries(props)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key.startsWith("--")) element.style.setProperty(key, value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(key);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  return element;
}

/** An icon that screen readers skip: the control around it carries the name. */
export function icon(name, size) {
  const element = h("span.ic", { "aria-hidden": "true" }, String.fromCodePoint(ICONS[name]));
  if (size) element.classList.add(`ic-${size}`);
  return element;
}

/** The small wooden figure that stands for the server and its bot. */
export function meeple(size) {
  const svg = document.createElementNS(SVG, "svg");
  set(svg, { viewBox: "0 0 24 24", width: size, height: size, fill: "currentColor", "aria-hidden": "true" });
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", MEEPLE);
  svg.append(path);
  return svg;
}

/** A name as others chose it, isolated so that its writing direction cannot turn the words around it. */
export const name = (text) => h("bdi", text);

/** A button that shows only an icon. */
export const iconButton = (iconName, label, onclick) =>
  h("button.iconbtn", { type: "button", "aria-label": label, title: label, onclick }, icon(iconName));

const keyOf = (element) => element.id || element.dataset.key || element.dataset.channel || element.dataset.person;

/** Puts new children into a box; if a control in it had the focus, its successor has it. */
export function refill(box, ...children) {
  const controls = () => [...box.querySelectorAll("a[href], button, input")];
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const at = focused ? controls().indexOf(focused) : -1;
  box.replaceChildren(...children.flat());
  if (!focused) return;
  const key = keyOf(focused);
  const next = controls();
  const same = key ? next.find((control) => keyOf(control) === key) : null;
  (same ?? next[Math.min(at, next.length - 1)])?.focus({ preventScroll: true });
}

/** Only addresses of this server, and web addresses a person may follow, ever become a link or a picture. */
export function safeUrl(url, kinds = ["http:", "https:"]) {
  try {
    const parsed = new URL(url, document.baseURI);
    return kinds.includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** A picture's address if this server holds it; pictures from elsewhere are never asked for. */
export function ownPicture(url) {
  const href = safeUrl(url);
  return href && new URL(href).origin === location.origin ? href : null;
}
