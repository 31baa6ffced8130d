// What this window knows: who I am, the server's people and channels, and the messages read so far.
// Everything that changes is announced: `store.on("messages", ...)`.

import { older, Room } from "./room.js";

const THREADS = new Set([10, 11, 12]);
const TEXT = new Set([0, 5]);
const DM = 1;

class Store extends EventTarget {
  people = [];
  me = null;
  bot = null;
  guilds = [];
  members = new Map();
  channels = new Map();
  rooms = new Map();
  unread = new Map();
  commands = [];
  typing = new Map();
  current = null;
  online = false;

  on(type, listener) {
    this.addEventListener(type, (event) => listener(event.detail));
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** A snapshot replaces everything but the rooms' messages, which are asked for anew when they are shown. */
  take(snapshot) {
    this.me = snapshot.me;
    this.bot = snapshot.bot;
    this.guilds = snapshot.guilds;
    this.commands = snapshot.commands;
    this.members = new Map(snapshot.guilds.flatMap((guild) => guild.members.map((member) => [member.user.id, member])));
    this.channels = new Map();
    for (const guild of snapshot.guilds)
      for (const channel of [...guild.channels, ...guild.threads]) this.channels.set(channel.id, { guild_id: guild.id, ...channel });
    for (const channel of snapshot.dms) this.channels.set(channel.id, channel);
    this.unread = new Map(Object.entries(snapshot.unread));
    this.rooms = new Map();
    this.typing = new Map();
  }

  // --- channels

  channel(id) {
    return this.channels.get(id);
  }

  room(id) {
    if (!this.rooms.has(id)) this.rooms.set(id, new Room(id));
    return this.rooms.get(id);
  }

  isThread = (channel) => THREADS.has(channel.type);
  isDm = (channel) => channel.type === DM;

  /** Text channels in the server's order, with the categories they stand under. */
  places() {
    return [...this.channels.values()].filter((channel) => TEXT.has(channel.type));
  }

  /** Threads, the youngest first: an order that does not jump with every message. */
  threads() {
    const listed = (channel) => this.isThread(channel) && (!channel.thread_metadata?.archived || channel.id === this.current);
    return [...this.channels.values()].filter(listed).sort((a, b) => older(b.id, a.id));
  }

  dms() {
    return [...this.channels.values()].filter((channel) => this.isDm(channel));
  }

  channelName(channel) {
    if (!this.isDm(channel)) return channel.name;
    return channel.recipients?.map((user) => this.nameOf(user.id) ?? userName(user)).join(", ") ?? "";
  }

  /** The first place to show to somebody who has just come. */
  firstChannel() {
    return (this.places()[0] ?? this.threads()[0] ?? this.dms()[0])?.id ?? null;
  }

  address(channel, message) {
    const fields = new URLSearchParams(location.hash.slice(1));
    const kept = new URLSearchParams();
    if (fields.has("key")) kept.set("key", fields.get("key"));
    kept.set("person", this.me.id);
    kept.set("channel", channel);
    if (message) kept.set("message", message);
    return `#${kept}`;
  }

  // --- people

  userOf(id) {
    if (this.me?.id === id) return this.me;
    return this.members.get(id)?.user ?? this.people.find((person) => person.id === id) ?? null;
  }

  nameOf(id) {
    const member = this.members.get(id);
    if (member?.nick) return member.nick;
    const user = this.userOf(id);
    return user ? userName(user) : null;
  }

  role(id) {
    return this.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
  }

  roles() {
    return this.guilds.flatMap((guild) => guild.roles.filter((role) => role.id !== guild.id));
  }

  myRoles() {
    return this.members.get(this.me?.id)?.roles ?? [];
  }

  mentionsIn(id) {
    return this.unread.get(id)?.mentions ?? 0;
  }
}

/** The name a person chose to be called. */
export const userName = (user) => user.global_name ?? user.display_name ?? user.username;

export const store = new Store();
