// Events of the server, applied to the store.

import { store } from "./store.js";

const APPLY = {
  message_create({ message }) {
    const channel = store.channel(message.channel_id);
    if (channel) channel.last_message_id = message.id;
    stopTyping(message.channel_id, message.author.id);
    store.room(message.channel_id).put(message);
    store.tell("messages", { channel: message.channel_id, message });
    if (channel && store.isThread(channel) && store.current !== channel.id) store.tell("frame");
  },
  /** Something was said in a thread that this window does not follow. */
  thread_activity({ channel: id, last_message_id: last }) {
    const channel = store.channel(id);
    if (!channel) return;
    channel.last_message_id = last;
    store.tell("frame");
    store.tell("stirred", channel);
  },
  message_update({ message }) {
    store.room(message.channel_id).put(message);
    store.tell("messages", { channel: message.channel_id, message });
  },
  message_delete({ channel, message }) {
    if (store.room(channel).remove(message)) store.tell("messages", { channel, message: null });
  },
  channel_create: upsert,
  channel_update: upsert,
  thread_create: upsert,
  thread_update: upsert,
  channel_delete: remove,
  thread_delete: remove,
  member_update({ member }) {
    store.members.set(member.user.id, member);
    store.tell("frame");
  },
  member_remove({ user }) {
    store.members.delete(user);
    store.tell("frame");
  },
  guild_update({ guild }) {
    store.guilds = store.guilds.map((known) => (known.id === guild.id ? { ...known, ...guild } : known));
    store.tell("frame");
  },
  commands({ commands }) {
    store.commands = commands;
  },
  typing({ channel, user, until }) {
    if (user === store.me.id) return;
    const here = store.typing.get(channel) ?? new Map();
    store.typing.set(channel, here.set(user, Date.parse(until)));
    setTimeout(() => tellTyping(channel), Math.max(0, Date.parse(until) - Date.now()) + 50);
    tellTyping(channel);
  },
  unread({ channel, count, mentions, last_read: lastRead }) {
    store.unread.set(channel, { count, mentions, last_read: lastRead });
    store.tell("frame");
    if (count) store.tell("seen", channel);
  },
  presence({ user, online }) {
    if (store.bot?.id === user) store.bot.online = online;
    const member = store.members.get(user);
    if (member) member.online = online;
    store.tell("frame");
  },
  people({ people }) {
    store.people = people;
    if (store.me) store.tell("frame");
  },
  person_mentions({ person, mentions }) {
    store.people = store.people.map((known) => (known.id === person ? { ...known, mentions } : known));
    store.tell("frame");
  },
  interaction: (event) => store.tell("interaction", event),
};

function upsert({ channel, guild }) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel, guild_id: channel.guild_id ?? guild });
  store.tell("frame");
}

function remove({ channel }) {
  store.channels.delete(channel);
  store.rooms.delete(channel);
  store.tell("frame");
  store.tell("gone", channel);
}

function stopTyping(channel, user) {
  if (store.typing.get(channel)?.delete(user)) tellTyping(channel);
}

function tellTyping(channel) {
  const here = store.typing.get(channel) ?? new Map();
  const names = [...here].filter(([, until]) => until > Date.now()).map(([user]) => store.nameOf(user)).filter(Boolean);
  store.tell("typing", { channel, names });
}

/** Kinds this page does not know change nothing. */
export function applyEvent(event) {
  APPLY[event.type]?.(event);
}
