// Discord's markdown: text to a small tree of plain objects. Knows nothing of the page; prose.js draws the tree.

const DEEPEST = 8; // styles inside styles; deeper marks stay as they were typed

const FENCE = /^```(?:([\w+#.-]+)\n)?([\s\S]*?)```[ \t]*\n?/;
const HEADING = /^(#{1,3}) +(.*)$/;
const SMALL = /^-# +(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

const EMOJI = /\p{RGI_Emoji}/gv;
const EMOJIS_ONLY = /^(?:\p{RGI_Emoji}|\s)*$/v;

const SPAN_RULES = [
  { type: "escape", at: /\\([^\w\s])/y, make: (m) => m[1] },
  { type: "code", at: /(`+)([\s\S]*?[^`])\1(?!`)/y, make: (m) => ({ type: "code", text: m[2].replace(/^ (.*) $/, "$1") }) },
  { type: "mention", at: /<@!?(\d{1,20})>/y, make: (m) => ({ type: "user", id: m[1] }) },
  { type: "mention", at: /<#(\d{1,20})>/y, make: (m) => ({ type: "channel", id: m[1] }) },
  { type: "mention", at: /<@&(\d{1,20})>/y, make: (m) => ({ type: "role", id: m[1] }) },
  { type: "mention", at: /<\/([^:<>\n]{1,100}):(\d{1,20})>/y, make: (m) => ({ type: "command", name: m[1], id: m[2] }) },
  { type: "mention", at: /@(everyone|here)\b/y, make: (m) => ({ type: "everyone", name: m[1] }) },
  { type: "emoji", at: /<(a?):(\w{2,32}):(\d{1,20})>/y, make: (m) => ({ type: "emoji", name: m[2], id: m[3], animated: m[1] === "a" }) },
  { type: "time", at: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, make: (m) => ({ type: "time", unix: Number(m[1]), style: m[2] ?? "f" }) },
  { type: "link", at: /<(https?:\/\/[^\s<>]+)>/y, make: (m) => ({ type: "link", url: m[1], children: [m[1]] }) },
  {
    type: "link",
    at: /\[((?:\\.|[^[\]\\\n]|\[[^[\]\n]*\])+)\]\(<?(https?:\/\/[^\s)<>]+)>?(?: +"[^"\n]*")?\)/y,
    make: (m, deep) => ({ type: "link", url: m[2], children: spans(m[1], deep, true) }),
  },
  { type: "link", at: /https?:\/\/[^\s<>]*[^\s<>"'.,:;!?)\]*_~|]/y, make: (m) => ({ type: "link", url: m[0], children: [m[0]] }) },
  { type: "style", at: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, make: style("strong") },
  { type: "style", at: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, make: style("underline") },
  { type: "style", at: /~~((?:\\[\s\S]|[^\\])+?)~~/y, make: style("strike") },
  { type: "style", at: /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, make: style("spoiler") },
  { type: "style", at: /\*(?![\s*])((?:\*\*(?:\\[\s\S]|[^\\*])+\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/y, make: style("em") },
  { type: "style", at: /(?<!\w)_((?:__[^_]+__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, make: style("em") },
];
// A character that no rule begins with is plain, so that long texts are scanned once.
const PLAIN = /[^\\`<@[h*_~|]+/y;

function style(type) {
  return (match, deep, inLink) => ({ type, children: spans(match[1], deep + 1, inLink) });
}

/** Inline marks of one paragraph: a list of strings and nodes. */
export function spans(text, deep = 0, inLink = false) {
  if (deep > DEEPEST) return [text];
  const found = [];
  const plain = (piece) => {
    if (typeof found.at(-1) === "string") found[found.length - 1] += piece;
    else found.push(piece);
  };
  let at = 0;
  while (at < text.length) {
    PLAIN.lastIndex = at;
    const run = PLAIN.exec(text);
    if (run) {
      plain(run[0]);
      at = PLAIN.lastIndex;
      continue;
    }
    const hit = match(text, at, deep, inLink);
    if (!hit) plain(text[at]);
    else if (typeof hit.node === "string") plain(hit.node);
    else found.push(hit.node);
    at = hit ? hit.end : at + 1;
  }
  return found;
}

function match(text, at, deep, inLink) {
  for (const rule of SPAN_RULES) {
    if (inLink && rule.type === "link") continue;
    rule.at.lastIndex = at;
    const found = rule.at.exec(text);
    // The end is read first: drawing what is inside uses the same expressions.
    const end = rule.at.lastIndex;
    if (found) return { node: rule.make(found, deep, inLink), end };
  }
  return null;
}

/** The whole text: a list of blocks (paragraph, heading, small, quote, list, fence). */
export function parse(text) {
  return blocks(text.replace(/\r\n?/g, "\n"), 0);
}

function blocks(text, deep) {
  const found = [];
  let rest = text;
  let lines = [];
  const flush = () => {
    // Empty lines separate paragraphs; those at the ends of a block say nothing.
    for (const piece of lines.join("\n").split(/\n{2,}/)) {
      const trimmed = piece.replace(/^\n+|\n+$/g, "");
      if (trimmed) found.push({ type: "paragraph", children: spans(trimmed) });
    }
    lines = [];
  };
  while (rest) {
    const fence = FENCE.exec(rest);
    if (fence) {
      flush();
      found.push({ type: "fence", language: fence[1] ?? "", text: fence[2].replace(/^\n|\n$/g, "") });
      rest = rest.slice(fence[0].length);
      continue;
    }
    const taken = deep < DEEPEST ? block(rest, deep) : null;
    if (taken) {
      flush();
      found.push(taken.node);
      rest = rest.slice(taken.length);
      continue;
    }
    const [line, length] = firstLine(rest);
    const inside = line.indexOf("```", 1);
    if (inside > 0 && FENCE.test(rest.slice(inside))) {
      lines.push(line.slice(0, inside));
      rest = rest.slice(inside);
    } else {
      lines.push(line);
      rest = rest.slice(length);
    }
  }
  flush();
  return found;
}

function firstLine(text) {
  const end = text.indexOf("\n");
  return end < 0 ? [text, text.length] : [text.slice(0, end), end + 1];
}

/** A block that begins at the start of the text, or null. */
function block(text, deep) {
  const [line, length] = firstLine(text);
  const heading = HEADING.exec(line);
  if (heading) return { node: { type: "heading", level: heading[1].length, children: spans(heading[2]) }, length };
  const small = SMALL.exec(line);
  if (small) return { node: { type: "small", children: spans(small[1]) }, length };
  if (line.startsWith(">>> ")) return { node: { type: "quote", children: blocks(text.slice(4), deep + 1) }, length: text.length };
  if (line.startsWith("> ")) return quote(text, deep);
  if (ITEM.test(line)) return list(text);
  return null;
}

function quote(text, deep) {
  let length = 0;
  const lines = [];
  while (length < text.length) {
    const [line, size] = firstLine(text.slice(length));
    if (!line.startsWith("> ")) break;
    lines.push(line.slice(2));
    length += size;
  }
  return { node: { type: "quote", children: blocks(lines.join("\n"), deep + 1) }, length };
}

function list(text) {
  const items = [];
  let length = 0;
  while (length < text.length) {
    const [line, size] = firstLine(text.slice(length));
    const item = ITEM.exec(line);
    if (!item) break;
    const [, indent, , number, words] = item;
    items.push({
      indent: Math.min(indent.length, 2 * DEEPEST), ordered: Boolean(number), number: Number(number ?? 0), children: spans(words),
    });
    length += size;
  }
  return { node: nest(items), length };
}

/** Flat items with indents to lists inside lists. */
function nest(items) {
  const root = { type: "list", ordered: items[0].ordered, start: items[0].number, items: [] };
  const open = [{ indent: items[0].indent, list: root }];
  for (const { indent, ordered, number, children } of items) {
    while (open.length > 1 && indent < open.at(-1).indent) open.pop();
    const top = open.at(-1);
    const last = top.list.items.at(-1);
    if (last && indent >= top.indent + 2) {
      last.list = { type: "list", ordered, start: number, items: [] };
      open.push({ indent, list: last.list });
    }
    open.at(-1).list.items.push({ children, list: null });
  }
  return root;
}

/** Whether a text holds nothing but up to 27 emojis, which Discord then shows large. */
export function onlyEmojis(tree) {
  if (tree.length !== 1 || tree[0].type !== "paragraph") return false;
  let count = 0;
  for (const child of tree[0].children) {
    if (child.type === "emoji") count += 1;
    else if (typeof child === "string" && EMOJIS_ONLY.test(child)) count += [...child.matchAll(EMOJI)].length;
    else return false;
  }
  return count > 0 && count <= 27;
}
