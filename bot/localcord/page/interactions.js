// Pressing, choosing, submitting: what a person does with the bot's controls, and what becomes of it.

import { t } from "./i18n.js";
import { openModal } from "./modal.js";
import { store } from "./store.js";

const pending = new Map(); // interaction id to { message?, key?, failed(sentence) }
const sending = new Set(); // presses the server has not confirmed yet
const early = new Map(); // events that came before the reply to their request
let wire = null;

/** Connects this module with the socket. What was under way when it is lost has no end to wait for. */
export function useSocket(socket) {
  wire = socket;
  socket.addEventListener("lost", () => {
    for (const { message, key } of pending.values()) if (message) store.tell("busy", { message, key, busy: false });
    pending.clear();
    early.clear();
  });
}

// The server's words for a refusal, and ours.
const REFUSALS = {
  archived: "isArchived",
  disabled: "isDisabled",
  empty: "emptyMessage",
  invalid_option: "doesNotFit",
  lost: "offline",
  no_permission: "noPermission",
  offline: "failedNoBot",
  too_fast: "tooFast",
  too_long: "tooLongMessage",
  unknown_component: "isDisabled",
  unknown_message: "gone",
  unknown_modal: "formGone",
};

/** A sentence for a refusal or a failure. */
export function sentence({ code, rule }) {
  if (code === "timeout" && store.bot?.online === false) return t("failedNoBot");
  if (code === "timeout" || code === "expired") return `${t("failed")} ${t("tryAgain")}`;
  if (rule === "required") return t("fieldNeeded");
  return t(REFUSALS[code] ?? "refused");
}

/** A button was pressed or a choice made on a message. */
export function press(message, component, values) {
  const key = component.custom_id;
  const underWay = [...pending.values(), ...sending].some((other) => other.message === message.id && other.key === key);
  if (underWay) return Promise.resolve(false);
  const fields = { channel: message.channel_id, message: message.id, custom_id: key };
  if (values) fields.values = values;
  store.tell("busy", { message: message.id, key, busy: true });
  const failed = (why) => store.tell("failed", { message: message.id, sentence: why });
  return begin("click", fields, { message: message.id, key }, failed);
}

/** A command was sent; `failed` hears why it came to nothing. */
export const sendCommand = (fields, failed) => begin("command", fields, {}, failed);

/** Sends an interaction; resolves to true once the server has taken it. */
async function begin(op, fields, about, failed) {
  sending.add(about);
  try {
    const { interaction } = await wire.request(op, fields).finally(() => sending.delete(about));
    expect(interaction, { ...about, failed });
    return true;
  } catch (error) {
    if (about.message) store.tell("busy", { message: about.message, key: about.key, busy: false });
    failed(sentence(error), error);
    return false;
  }
}

/** Waits for the end of an interaction, which may have come already. */
function expect(interaction, about) {
  pending.set(interaction, about);
  const before = early.get(interaction);
  early.delete(interaction);
  if (before) settle(before);
}

/** The server tells what became of an interaction. */
export function settle(event) {
  const mine = pending.get(event.interaction);
  if (!mine) {
    // Other windows of the same person hear this too. A few are kept, for our own reply may still be on its way.
    early.set(event.interaction, event);
    if (early.size > 20) early.delete(early.keys().next().value);
    return;
  }
  // Thinking may still fail, but what was pressed is free again.
  if (event.state === "thinking") pending.set(event.interaction, { failed: mine.failed });
  else pending.delete(event.interaction);
  if (mine.message) store.tell("busy", { message: mine.message, key: mine.key, busy: false });
  if (event.state === "failed") mine.failed(sentence({ code: event.reason === "refused" ? "timeout" : event.reason }));
  if (event.state === "modal") openModal(event.modal, (form) => submit(event.interaction, form));
}

/** Sends a form; the promise says whether the server took it, or throws what does not fit. */
async function submit(opened, form) {
  const { interaction } = await wire.request("submit", { interaction: opened, fields: form }).catch((error) => {
    throw Object.assign(error, { sentence: sentence(error) });
  });
  expect(interaction, { failed: (why) => store.tell("notice", why) });
}

/** Takes a message that only I see off the page. */
export async function dismiss(message) {
  try {
    await wire.request("dismiss", { message: message.id });
  } catch (error) {
    if (error.code === "lost") return;
  }
  store.tell("dismissed", message);
}
