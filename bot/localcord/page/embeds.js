// Embeds and attachments of classic messages.

import { fileLink, hexColour } from "./components.js";
import { h, name, safeUrl } from "./dom.js";
import { picture } from "./pictures.js";
import { covered, prose } from "./prose.js";
import { clock } from "./time.js";

/** An embed: a card with its bar in the embed's colour. */
export function drawEmbed(embed) {
  const card = h("section.card.embed", head(embed), embed.description ? h("div.text", prose(embed.description)) : null, fields(embed.fields ?? []),
    embed.image ? h("div.pics", picture({ ...embed.image, description: embed.image.description ?? embed.title })) : null, foot(embed));
  if (typeof embed.color === "number") card.style.setProperty("--accent", hexColour(embed.color));
  else card.classList.add("plain");
  return card;
}

function head({ author, title, url, thumbnail }) {
  if (!author && !title && !thumbnail) return null;
  const href = url ? safeUrl(url) : null;
  const heading = title ? h("h2.md3", href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, name(title)) : name(title)) : null;
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
    const shown = file.content_type?.startsWith("image/") ? h("div.pics.loose", picture(file)) : fileLink({ file, name: file.filename, size: file.size });
    return file.filename?.startsWith("SPOILER_") ? covered(shown) : shown;
  });
}
