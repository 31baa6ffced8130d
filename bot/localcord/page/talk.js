// The list of messages. Only a window of them is in the page at a time; scrolling moves the window over what is
// known and asks the server for more at the ends.

import { mark } from "./channels.js";
import { h, name } from "./dom.js";
import { t } from "./i18n.js";
import { continues, drawMessage, sayFailed, setBusy, shownMessage } from "./message.js";
import { older } from "./room.js";
import { store } from "./store.js";
import { dayName, sameDay } from "./time.js";

const WINDOW = 90; // messages in the page at once
const STEP = 30; // how many come or go when the window moves
const PAGE = 50; // how many the server is asked for
const NEAR_PX = 700; // how close to an end the next ones are fetched
const FAR_PX = 300; // this far from the end a way back is offered
const BEFORE_ALL = "0"; // older than any message
const STUCK_PX = 40; // this close to the end counts as being there

export class Talk {
  #from = 0;
  #to = 0;
  #drawn = new Map(); // key to { element, message, more, stub }
  #fetching = false;
  #lastRead = null; // where the "New" line stands
  #stuck = true;

  /** `ask(op, fields)` sends a request; `keptStub(message)` gives the stand-in for the message that is shown at the right. */
  constructor({ scroller, newest, ask, keptStub }) {
    Object.assign(this, { scroller, newest, ask, keptStub, room: null });
    this.top = h("div.talk-top");
    this.list = h("div.messages");
    scroller.append(this.top, this.list);
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(this.list);
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(scroller);
    newest.addEventListener("click", () => this.toNewest());
  }

  /** Opens a channel, at a message if one is named. */
  async open(channelId, messageId = null) {
    const room = store.room(channelId);
    const entering = this.room !== room;
    this.room = room;
    if (entering) {
      const unread = store.unread.get(channelId);
      this.#lastRead = unread?.count ? unread.last_read ?? BEFORE_ALL : null;
      this.#clear();
    }
    if (messageId ? !room.find(messageId) : !room.loaded || room.moreAfter) await this.#load(room, messageId);
    if (this.room !== room) return;
    if (messageId && room.find(messageId)) this.#showAt(messageId);
    else if (entering || !messageId) this.#showEnd();
    if (messageId && !room.find(messageId)) store.tell("notice", t("gone"));
  }

  async #load(room, around) {
    this.top.replaceChildren(h("p.loading", t("loading")));
    const where = around ? { around } : {};
    const page = await this.ask("history", { channel: room.id, limit: PAGE, ...where });
    if (page) room.reset(page);
  }

  #clear() {
    this.#drawn.clear();
    this.list.replaceChildren();
    this.top.replaceChildren();
  }

  #showEnd() {
    this.#to = this.room.messages.length;
    this.#from = Math.max(0, this.#to - WINDOW);
    this.#stuck = true;
    this.render();
    this.#toEnd();
  }

  #showAt(id) {
    const at = this.room.place(id);
    this.#from = Math.max(0, at - WINDOW / 2);
    this.#to = Math.min(this.room.messages.length, this.#from + WINDOW);
    this.#stuck = false;
    this.render();
    const element = this.element(id);
    element?.scrollIntoView({ block: "center" });
    element?.classList.add("lit");
    setTimeout(() => element?.classList.remove("lit"), 2500);
    this.#showNewest();
  }

  async toNewest() {
    if (this.room.moreAfter) await this.#load(this.room, null);
    this.#showEnd();
    store.tell("seen", this.room.id);
  }

  #toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  get atEnd() {
    return this.#stuck && this.room && this.#to === this.room.messages.length && !this.room.moreAfter;
  }

  element(id) {
    return this.#drawn.get(id)?.element ?? null;
  }

  // --- changes

  /** A message came, changed or went. */
  changed(channelId, message) {
    if (this.room?.id !== channelId) return;
    const length = this.room.messages.length;
    if (this.#stuck) {
      this.#to = length;
      this.#from = Math.max(0, length - WINDOW);
    } else if (message && answersMe(message) && !this.room.moreAfter && !this.#drawn.has(message.id)) {
      this.#to = length;
      this.#from = Math.max(0, length - WINDOW);
    } else if (message && this.#to >= length - 1 && this.#to - this.#from < 2 * WINDOW) this.#to = length;
    this.#to = Math.min(this.#to, length);
    this.#from = Math.min(this.#from, this.#to);
    const isNew = message && !this.#drawn.has(message.id);
    this.render();
    if (isNew && answersMe(message)) this.#reveal(message.id);
    else if (this.#stuck) this.#toEnd();
    this.#showNewest();
  }

  /** An answer to what I did comes into view: whole if it fits, else from its head on. */
  #reveal(id) {
    const element = this.element(id);
    if (!element) return;
    if (element.offsetHeight < this.scroller.clientHeight) return void this.#toEnd();
    this.#stuck = false;
    element.scrollIntoView({ block: "start" });
  }

  busy({ message, key, busy }) {
    const element = this.element(message);
    if (element) setBusy(element, key, busy);
  }

  failed({ message, sentence }) {
    const element = this.element(message);
    if (!element) return false;
    sayFailed(element, sentence);
    return true;
  }

  // --- drawing

  /** Brings the page in line with the window: draws what is new or changed, moves nothing that is not. */
  render() {
    if (!this.room) return;
    this.#drawTop();
    const wanted = this.#wanted();
    const keys = new Set(wanted.map(([key]) => key));
    for (const [key, { element }] of this.#drawn)
      if (!keys.has(key)) {
        element.remove();
        this.#drawn.delete(key);
      }
    let next = this.list.firstChild;
    for (const [key, make] of wanted) {
      const old = this.#drawn.get(key);
      const standsHere = old?.element === next && next !== null;
      const after = standsHere ? next.nextSibling : next;
      const element = make(old); // takes the old one's place, if there is one
      if (!standsHere) this.list.insertBefore(element, after);
      next = after;
    }
  }

  #drawTop() {
    const { room } = this;
    const channel = store.channel(room.id);
    if (room.moreBefore || this.#from > 0) return this.top.replaceChildren(h("p.loading", t("loading")));
    if (!channel) return this.top.replaceChildren();
    const words = t(store.isDm(channel) ? "beginningDirect" : "beginning", { name: store.channelName(channel) });
    return this.top.replaceChildren(h("div.beginning", mark(channel), h("p", name(words))));
  }

  /** The window as a list of [key, function that gives the element, old one offered]. */
  #wanted() {
    const { messages } = this.room;
    const wanted = [];
    for (let at = this.#from; at < this.#to; at += 1) {
      const message = messages[at];
      const before = messages[at - 1];
      const day = new Date(message.timestamp);
      const first = at === 0 && !this.room.moreBefore;
      const newDay = before ? !sameDay(day, new Date(before.timestamp)) : first;
      const dayKey = `day:${day.toDateString()}`;
      if (newDay) wanted.push([dayKey, (old) => this.#line(dayKey, old, dayName(day), "day")]);
      const isFirstNew = this.#isNew(message) && (before ? !this.#isNew(before) : first);
      if (isFirstNew && message.author.id !== store.me.id) wanted.push(["new", (old) => this.#line("new", old, t("newLine"), "day fresh")]);
      const more = !newDay && !isFirstNew && continues(message, before);
      wanted.push([message.id, (old) => this.#article(message, more, old)]);
    }
    return wanted;
  }

  #isNew(message) {
    return this.#lastRead !== null && older(message.id, this.#lastRead) > 0;
  }

  #line(key, old, text, classes) {
    if (old) return old.element;
    const element = h("div", { class: classes, role: "separator", "aria-label": text }, text);
    this.#drawn.set(key, { element });
    return element;
  }

  #article(message, more, old) {
    const stub = this.keptStub(message);
    if (old && old.message === message && old.more === more && Boolean(old.stub) === Boolean(stub)) return old.element;
    const element = drawMessage(shownMessage(message), { more, stub });
    this.#drawn.set(message.id, { element, message, more, stub });
    if (old) replaceKeepingFocus(old.element, element);
    return element;
  }

  // --- scrolling

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const below = scrollHeight - scrollTop - clientHeight;
    if (!this.room) return;
    this.#stuck = below < STUCK_PX && this.#to === this.room.messages.length && !this.room.moreAfter;
    if (this.#stuck) store.tell("seen", this.room.id);
    this.#showNewest();
    if (scrollTop < NEAR_PX) this.#earlier();
    else if (below < NEAR_PX && !this.#stuck) this.#later();
  }

  #showNewest() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const whole = this.#to === this.room.messages.length && !this.room.moreAfter;
    const last = this.list.lastElementChild;
    const begun = last && last.offsetTop < scrollTop + clientHeight; // the newest one is in view, if only its head
    this.newest.hidden = whole && (begun || scrollHeight - scrollTop - clientHeight < FAR_PX);
  }

  async #earlier() {
    const { room } = this;
    if (!room || this.#fetching) return;
    if (this.#from === 0) {
      if (!room.moreBefore || !room.messages.length) return;
      this.#fetching = true;
      const page = await this.ask("history", { channel: room.id, before: room.messages[0].id, limit: PAGE });
      this.#fetching = false;
      if (!page || this.room !== room) return;
      const added = room.prepend(page);
      this.#from += added;
      this.#to += added;
    }
    this.#move(Math.max(0, this.#from - STEP), Math.min(this.#to, Math.max(0, this.#from - STEP) + WINDOW));
  }

  async #later() {
    const { room } = this;
    if (!room || this.#fetching) return;
    if (this.#to === room.messages.length) {
      if (!room.moreAfter || !room.messages.length) return;
      this.#fetching = true;
      const page = await this.ask("history", { channel: room.id, after: room.messages.at(-1).id, limit: PAGE });
      this.#fetching = false;
      if (!page || this.room !== room) return;
      room.append(page);
    }
    const to = Math.min(room.messages.length, this.#to + STEP);
    this.#move(Math.max(this.#from, to - WINDOW), to);
  }

  /** Moves the window while what the reader looks at stays where it is. */
  #move(from, to) {
    if (from === this.#from && to === this.#to) return this.render();
    const anchor = this.#visible();
    const before = anchor?.element.getBoundingClientRect().top;
    // What is drawn now has been said before: it must not be read out again.
    this.scroller.setAttribute("aria-live", "off");
    this.#from = from;
    this.#to = to;
    this.render();
    const after = anchor && this.element(anchor.id)?.getBoundingClientRect().top;
    if (after !== undefined && after !== null) this.scroller.scrollTop += after - before;
    requestAnimationFrame(() => this.scroller.setAttribute("aria-live", "polite"));
    return undefined;
  }

  /** The first message in view. */
  #visible() {
    const { top } = this.scroller.getBoundingClientRect();
    const inView = (child) => child.dataset.id && child.getBoundingClientRect().bottom > top + 1;
    const element = [...this.list.children].find(inView);
    return element ? { id: element.dataset.id, element } : null;
  }
}

/** Whether a message is the bot's answer to something I did. */
const answersMe = (message) => message.interaction_metadata?.user?.id === store.me.id;

/** Puts a new drawing in place of an old one; a control that had the focus has it again. */
export function replaceKeepingFocus(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  const place = focused ? [...old.querySelectorAll("[data-key]")].indexOf(focused) : -1;
  old.replaceWith(fresh);
  if (!focused) return;
  const controls = [...fresh.querySelectorAll("[data-key]:not([disabled])")];
  const same = controls.find((control) => control.dataset.key === key);
  const target = same ?? controls[Math.min(Math.max(place, 0), controls.length - 1)];
  target?.focus({ preventScroll: true });
}
