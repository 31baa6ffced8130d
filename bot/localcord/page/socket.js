// The people's socket: requests with one answer each, events, and coming back by itself after the server was away.

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2000;

/** A request the server refused; `code` is one of the server's words, `field` and `rule` say what did not fit. */
class Refused extends Error {
  constructor({ code, message, field, rule }) {
    super(message ?? code);
    Object.assign(this, { code, field, rule });
  }
}

export class Socket extends EventTarget {
  #socket = null;
  #waiting = new Map();
  #next = 1;
  #failures = 0;
  #refusals = 0;
  #greeted = false;
  #keys;

  /** `keys` gives the keys to try, best first: after a restart of the server only one of them still fits. */
  constructor(keys) {
    super();
    this.#keys = keys;
  }

  connect() {
    const keys = this.#keys();
    const key = keys[this.#refusals % keys.length];
    const address = new URL("people", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    address.search = new URLSearchParams({ key }).toString();
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  #receive(frame) {
    if (frame.op === "reply") {
      const waiting = this.#waiting.get(frame.id);
      this.#waiting.delete(frame.id);
      if (frame.ok) waiting?.resolve(frame);
      else waiting?.reject(new Refused(frame.error ?? { code: "bad_request" }));
      return;
    }
    if (frame.op === "hello") {
      this.#failures = this.#refusals = 0;
      this.#greeted = true;
    }
    this.dispatchEvent(new CustomEvent(frame.op === "event" ? "event" : frame.op, { detail: frame }));
  }

  #lost() {
    for (const { reject } of this.#waiting.values()) reject(new Refused({ code: "lost" }));
    this.#waiting.clear();
    this.#failures += 1;
    this.dispatchEvent(new CustomEvent("lost", { detail: { greeted: this.#greeted } }));
    this.#greeted = false;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS);
    setTimeout(() => this.connect(), wait);
  }

  /** The server is there but did not let us in: the next key is tried. True once all have been. */
  refused() {
    this.#refusals += 1;
    return this.#refusals >= this.#keys().length;
  }

  /** Sends a request; the promise is kept by the server's answer or broken with `Refused`. */
  request(op, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ code: "lost" }));
    const id = this.#next;
    this.#next += 1;
    this.#socket.send(JSON.stringify({ op, id, ...fields }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}
