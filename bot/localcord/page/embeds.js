// Embeds and attachments of classic messages.

import { fileLink, hexColour } from "./components.js";
import { h, name, safeUrl } from "./dom.js";
import { picture } from "./pictures.js";
import { covered, prose } from "./prose.js";
import { clock } from "./time.js";

/** An embed: a card with its bar in the embed's colour. */
export function drawEmbed(embed) {
  const { description, image, title } = embed;
  const words = description ? h("div.text", prose(description)) : null;
  const shown = image ? h("div.pics", picture({ ...image, description: image.description ?? title })) : null;
  const card = h("section.card.embed", head(embed), words, fields(embed.fields ?? []), shown, foot(embed));
  if (typeof embed.color === "number") card.style.setProperty("--accent", hexColour(embed.color));
  else card.classList.add("plain");
  return card;
}

function head({ author, title, url, thumbnail }) {
  if (!author && !title && !thumbnail) return null;
  const href = url ? safeUrl(url) : null;
  const linked = href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, name(title)) : name(title ?? "");
  const heading = title ? h("h2.md3", linked) : null;
  const words = h("div.text", author ? h("p.small", name(author.name)) : null, heading);
  if (!thumbnail) return words;
  return h("div.sect.top", words, h("div.thumb", picture({ ...thumbnail, description: thumbnail.description ?? title })));
}

const fields = (list) =>
  list.length
    ? h("dl.fields", list.map((field) => h(field.inline ? "div.inline" : "div", h("dt", prose(field.name)), h("dd", prose(field.value)))))
    : null;

function foot({ footer, timestamp }) {
  if (!footer && !timestamp) return null;
  const time = timestamp ? clock(new Date(timestamp)) : null;
  return h("p.small.foot", footer ? name(footer.text) : null, footer && time ? " · " : null, time);
}

/** Attachments: pictures are shown, everything else is offered. */
export function drawAttachments(attachments) {
  return attachments.map((file) => {
    const isPicture = file.content_type?.startsWith("image/");
    const shown = isPicture ? h("div.pics.loose", picture(file)) : fileLink({ file, name: file.filename, size: file.size });
    return file.filename?.startsWith("SPOILER_") ? covered(shown) : shown;
  });
}
