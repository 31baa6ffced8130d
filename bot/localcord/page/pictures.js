// Pictures in messages, and the large view that opens when one is pressed.

import { h, iconButton, name, ownPicture, safeUrl } from "./dom.js";
import { t } from "./i18n.js";

const STEP = 1.5;
const LARGEST = 8;

/** A picture that opens large: `{url, width?, height?, description?}`. Pictures of other hosts are offered as links. */
export function picture({ url, width, height, description }) {
  const src = ownPicture(url);
  if (!src) {
    const href = safeUrl(url);
    return href ? h("a.elsewhere", { href, target: "_blank", rel: "noopener noreferrer" }, t("foreignPicture")) : h("span");
  }
  const alt = description || t("noAlt");
  const image = h("img", { src, alt, width, height, loading: "lazy", decoding: "async", draggable: "false" });
  if (width && height) image.style.aspectRatio = `${width} / ${height}`;
  const tiny = width && height && Math.max(width, height) < 64;
  return h(tiny ? "button.pic-open.tiny" : "button.pic-open", {
    type: "button",
    title: description || null,
    "data-key": `picture:${src}`,
    "aria-label": t("enlarge", { alt }),
    onclick: () => enlarge(src, description),
  }, image);
}

/** The large view: fitted to the window, larger on wish, closed with Esc, the button or a press beside it. */
export function enlarge(src, description) {
  const image = h("img", { src, alt: description || t("noAlt"), draggable: "false" });
  const stage = h("div.stage", { tabindex: "0", role: "group", "aria-label": t("picture") }, image);
  const dialog = h("dialog.zoom", { "aria-label": description || t("noAlt") });
  let scale = 1;
  const size = (to) => {
    scale = Math.min(Math.max(to, 1), LARGEST);
    stage.classList.toggle("large", scale > 1);
    image.style.width = scale > 1 ? `${Math.round(fitted(image, stage) * scale)}px` : "";
  };
  dialog.append(
    h("header", h("p", description ? name(description) : null),
      iconButton("zoom", t("zoomIn"), () => size(scale * STEP)), iconButton("minus", t("zoomOut"), () => size(scale / STEP)),
      iconButton("close", t("close"), () => dialog.close())),
    stage);
  image.addEventListener("click", () => size(scale > 1 ? 1 : STEP * STEP));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "+") size(scale * STEP);
    if (event.key === "-") size(scale / STEP);
    if (event.key === "0") size(1);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The width at which a picture just fits into the stage. */
function fitted(image, stage) {
  const ratio = (image.naturalWidth || 1) / (image.naturalHeight || 1);
  return Math.min(stage.clientWidth, stage.clientHeight * ratio);
}
