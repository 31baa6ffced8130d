// The messages of one channel that this window holds: one unbroken stretch, oldest first.

/** Snowflakes compare as numbers, not as words. */
export const older = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export class Room {
  messages = [];
  loaded = false;
  moreBefore = true;
  moreAfter = false;

  constructor(id) {
    this.id = id;
  }

  /** Where a message stands, or would stand: the first place whose id is not older. */
  place(id) {
    let low = 0;
    let high = this.messages.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (older(this.messages[middle].id, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  find(id) {
    const message = this.messages[this.place(id)];
    return message?.id === id ? message : null;
  }

  /** Starts afresh with a page of history. */
  reset({ messages, more_before: moreBefore, more_after: moreAfter }) {
    Object.assign(this, { messages: [...messages], moreBefore, moreAfter, loaded: true });
  }

  /** Adds an older page in front. */
  prepend({ messages, more_before: moreBefore }) {
    const fresh = messages.filter((message) => !this.find(message.id));
    this.messages = [...fresh, ...this.messages];
    this.moreBefore = moreBefore;
    return fresh.length;
  }

  /** Adds a newer page behind. */
  append({ messages, more_after: moreAfter }) {
    const fresh = messages.filter((message) => !this.find(message.id));
    this.messages = [...this.messages, ...fresh];
    this.moreAfter = moreAfter;
    return fresh.length;
  }

  /** A message that came or changed. Returns its place, or -1 when it lies outside the stretch that is held. */
  put(message) {
    const at = this.place(message.id);
    if (this.messages[at]?.id === message.id) {
      this.messages[at] = message;
      return at;
    }
    const beyond = at === this.messages.length && this.moreAfter;
    const before = at === 0 && this.moreBefore && this.messages.length > 0;
    if (!this.loaded || beyond || before) return -1;
    this.messages.splice(at, 0, message);
    return at;
  }

  remove(id) {
    const at = this.place(id);
    if (this.messages[at]?.id !== id) return false;
    this.messages.splice(at, 1);
    return true;
  }
}
