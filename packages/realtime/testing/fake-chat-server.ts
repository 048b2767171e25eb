import type { Reactions, WireEntry } from '@tutor/rules/chat/chat-entry';
import { type ChatEventName, joinChatMethod } from '@tutor/rules/chat/chat-events';
import { conversationPageSize, entriesMax, historyPageSize, unreadCountedMax } from '@tutor/rules/chat/chat-limits';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import type { ConversationRow } from '@tutor/rules/chat/conversation';
import { isMessageKind, isRecallableKind } from '@tutor/rules/chat/entry-kinds';
import type { ChatAsks, ChatBodies } from '../src/chat/chat-asks.ts';
import type { Hub, HubCallbacks, OpenHub } from '../src/connection/hub.ts';
import { RefusedError, TooFastError } from '../src/service/answer.ts';

interface Membership {
  fromSeq: number;
  readSeq: number;
  version: number;
  isMuted: boolean;
  isPinned: boolean;
  isMarkedUnread: boolean;
}

interface FakeConversation {
  id: number;
  kind: 'single' | 'group';
  log: WireEntry[];
  createdAt: string;
  members: Map<number, Membership>;
  gone: Set<number>;
}

interface FakeEvent {
  name: ChatEventName;
  payload: unknown;
}

/** How a call ends: unreachable, taken with its reply lost, never, or refused as too fast. */
export type CallFault = 'fail' | 'loseReply' | 'hang' | 'tooFast';

const firstInstant = Date.UTC(2026, 10, 26, 8);

/** Conversations on a server, with a hub and calls whose every step a test decides. */
export class FakeChatServer {
  readonly conversations = new Map<number, FakeConversation>();
  readonly connected = new Set<FakeChatHub>();
  /** What happened in which order: 'joined', and the names of calls. */
  readonly log: string[] = [];
  isRefusing = false;
  /** Names of people; others may share one. */
  nameOf = (person: number): string => `Person ${person}`;
  /** Drawn anew for each call. */
  callFault: (name: keyof ChatBodies) => CallFault | undefined = () => undefined;
  /** Milliseconds until a call arrives, and until its reply does. */
  delayMs: () => number = () => 0;
  /** Makes something else of a reply. */
  garble: (reply: unknown) => unknown = (reply) => reply;
  /** True: events wait in `pending` until the test delivers them. */
  holdsEvents = false;
  readonly pending: { hub: FakeChatHub; event: FakeEvent }[] = [];
  /** Entries as often as they were asked to be said, by their key. */
  readonly arrivals = new Map<string, number>();
  private clock = 0;

  addConversation(id: number, people: readonly number[], kind: FakeConversation['kind'] = 'single'): void {
    this.conversations.set(id, {
      id,
      kind,
      log: [],
      createdAt: this.now(),
      gone: new Set(),
      members: new Map(
        people.map((person) => [
          person,
          { fromSeq: 0, readSeq: 0, version: 0, isMuted: false, isPinned: false, isMarkedUnread: false },
        ]),
      ),
    });
  }

  /** The service's own clock, a second later each time. */
  private now(): string {
    this.clock += 1;
    return new Date(firstInstant + this.clock * 1_000).toISOString();
  }

  private get(id: number, person: number): { conversation: FakeConversation; membership: Membership } {
    const conversation = this.conversations.get(id);
    const membership = conversation?.members.get(person);
    if (conversation === undefined || membership === undefined) throw new RefusedError(notMemberMessage);
    return { conversation, membership };
  }

  say(id: number, sender: number, text: string, more: { clientId?: string; quote?: number; mentions?: number[] } = {}) {
    const { clientId = null, quote, mentions = [] } = more;
    const body = { text, ...(quote === undefined ? {} : { quote }), mentions, mentionsAll: false };
    return this.append(id, sender, 'text', body, clientId);
  }

  append(id: number, sender: number, kind: string, body: unknown, clientId: string | null = null): WireEntry {
    const { conversation } = this.get(id, sender);
    const entry: WireEntry = {
      conversationId: id,
      seq: conversation.log.length + 1,
      at: this.now(),
      sender,
      clientId,
      kind,
      body,
      reactions: [],
    };
    conversation.log.push(entry);
    this.push(conversation, 'ChatEntries', { conversationId: id, entries: [entry] });
    return entry;
  }

  recall(id: number, sender: number, seq: number): boolean {
    const { conversation } = this.get(id, sender);
    const target = conversation.log[seq - 1];
    if (target?.sender !== sender || !isRecallableKind(target.kind)) return false;
    conversation.log[seq - 1] = { ...target, kind: 'recalled', body: null };
    this.append(id, sender, 'recall', { target: seq });
    return true;
  }

  react(id: number, sender: number, seq: number, emoji: string, isOn: boolean): boolean {
    const { conversation } = this.get(id, sender);
    const target = conversation.log[seq - 1];
    if (target === undefined || !isMessageKind(target.kind)) return false;
    const has = this.reactions(conversation, seq).some((one) => one.emoji === emoji && one.people.includes(sender));
    if (has !== isOn) this.append(id, sender, 'reaction', { target: seq, emoji, isOn });
    return true;
  }

  read(id: number, person: number, upTo: number): void {
    const { conversation, membership } = this.get(id, person);
    const readSeq = Math.min(upTo, conversation.log.length);
    if (readSeq <= membership.readSeq) return;
    membership.readSeq = readSeq;
    membership.isMarkedUnread = false;
    membership.version += 1;
    this.push(conversation, 'ChatRead', { conversationId: id, personId: person, readSeq });
  }

  mark(id: number, person: number, marks: Partial<Pick<Membership, 'isMuted' | 'isPinned' | 'isMarkedUnread'>>): void {
    const { conversation, membership } = this.get(id, person);
    Object.assign(membership, marks);
    membership.version += 1;
    this.push(conversation, 'ChatChanged', { conversationId: id }, (to) => to === person);
  }

  /** A person comes into a conversation, again or for the first time; what was said before is not for them. */
  join(id: number, person: number): void {
    const conversation = this.conversations.get(id);
    if (conversation === undefined || conversation.members.has(person)) return;
    conversation.gone.delete(person);
    this.versions += 1_000;
    const upTo = conversation.log.length;
    conversation.members.set(person, {
      fromSeq: upTo,
      readSeq: upTo,
      version: this.versions,
      isMuted: false,
      isPinned: false,
      isMarkedUnread: false,
    });
    this.append(id, person, 'people', { action: 'joined', people: [{ id: person, name: `Person ${person}` }] });
  }
  private versions = 0;

  /** A person leaves, or is removed. */
  leave(id: number, person: number): void {
    const { conversation } = this.get(id, person);
    this.append(id, person, 'people', { action: 'left', people: [{ id: person, name: `Person ${person}` }] });
    conversation.members.delete(person);
    conversation.gone.add(person);
    this.push(conversation, 'ChatChanged', { conversationId: id }, (to) => to === person);
  }

  reactions(conversation: FakeConversation, seq: number): Reactions {
    const people = new Map<string, Set<number>>();
    for (const { kind, sender, body } of conversation.log) {
      if (kind !== 'reaction' || sender === null) continue;
      const { target, emoji, isOn } = body as { target: number; emoji: string; isOn: boolean };
      if (target !== seq) continue;
      const who = people.get(emoji) ?? new Set();
      if (isOn) who.add(sender);
      else who.delete(sender);
      people.set(emoji, who);
    }
    return [...people].filter(([, who]) => who.size > 0).map(([emoji, who]) => ({ emoji, people: [...who] }));
  }

  /** An entry as it stands now. */
  entryNow(conversation: FakeConversation, entry: WireEntry): WireEntry {
    return entry.kind === 'recalled' ? entry : { ...entry, reactions: this.reactions(conversation, entry.seq) };
  }

  row(id: number, person: number): ConversationRow {
    const { conversation, membership } = this.get(id, person);
    const { log } = conversation;
    const unread = log.filter(
      ({ seq, kind, sender }) => seq > membership.readSeq && isMessageKind(kind) && sender !== person,
    );
    const last = log.findLast(({ seq, kind }) => isMessageKind(kind) && seq > membership.fromSeq) ?? null;
    const isMentioned = unread.some(({ body }) => (body as { mentions?: number[] }).mentions?.includes(person));
    return {
      id,
      kind: conversation.kind,
      name: `Conversation ${id}`,
      avatar: null,
      personId: null,
      personKind: null,
      zone: null,
      seq: log.length,
      version: membership.version,
      readSeq: membership.readSeq,
      unread: Math.min(unreadCountedMax, unread.length) + Number(membership.isMarkedUnread),
      isMentioned,
      isMuted: membership.isMuted,
      isPinned: membership.isPinned,
      isMarkedUnread: membership.isMarkedUnread,
      last: last === null ? null : { ...last, reactions: [] },
      lastSenderName: last?.sender == null ? null : `Person ${last.sender}`,
      activeAt: last?.at ?? conversation.createdAt,
      memberCount: conversation.members.size,
      maySpeak: true,
      waitingLater: 0,
      failedLater: 0,
    };
  }

  rows(person: number): ConversationRow[] {
    return [...this.conversations.values()]
      .filter(({ members }) => members.has(person))
      .map(({ id }) => this.row(id, person))
      .sort(
        (a, b) =>
          Number(b.isPinned) - Number(a.isPinned) || Date.parse(b.activeAt) - Date.parse(a.activeAt) || b.id - a.id,
      );
  }

  totalUnread(person: number): number {
    return this.rows(person).reduce((sum, { unread, isMuted }) => (isMuted ? sum : sum + unread), 0);
  }

  /** All that a reader of a conversation should see. */
  shown(id: number): WireEntry[] {
    const conversation = this.conversations.get(id);
    if (conversation === undefined) return [];
    return conversation.log
      .filter(({ kind }) => kind !== 'recall' && kind !== 'reaction')
      .map((entry) => this.entryNow(conversation, entry));
  }

  callsOf(person: number, isAlive: () => boolean = () => true): ChatAsks {
    const call =
      <Name extends keyof ChatBodies>(name: Name, answer: (body: ChatBodies[Name]) => unknown) =>
      async (body: ChatBodies[Name], signal: AbortSignal): Promise<unknown> => {
        const fault = this.callFault(name);
        await delay(this.delayMs());
        if (!isAlive()) return new Promise(() => {});
        if (fault === 'hang') return new Promise((_, reject) => signal.addEventListener('abort', reject));
        if (fault === 'fail') throw new Error('unreachable');
        if (fault === 'tooFast') throw new TooFastError('Slowly, please.');
        this.log.push(name);
        const reply = structuredClone(answer(body));
        await delay(this.delayMs());
        if (!isAlive()) return new Promise(() => {});
        if (fault === 'loseReply') throw new Error('the reply was lost');
        return this.garble(reply);
      };
    return {
      conversations: call('conversations', (body) => this.page(person, body)),
      changes: call('changes', ({ Known }) => {
        const known = new Map(Known.map(([id, seq, version]) => [id, { seq, version }]));
        const rows = this.rows(person).filter(({ id, seq, version }) => {
          const one = known.get(id);
          return one === undefined || one.seq !== seq || one.version !== version;
        });
        const own = new Set(this.rows(person).map(({ id }) => id));
        return {
          Rows: rows,
          Gone: [...known.keys()].filter((id) => !own.has(id)),
          TotalUnread: this.totalUnread(person),
        };
      }),
      conversation: call('conversation', ({ ConversationId: id }) => this.details(id, person)),
      entries: call('entries', (body) => this.entries(person, body)),
      send: call('send', ({ ConversationId: id, ClientId: clientId, Text = '', Quote, Mentions = [] }) => {
        this.arrivals.set(clientId, (this.arrivals.get(clientId) ?? 0) + 1);
        const { conversation } = this.get(id, person);
        const known = conversation.log.find((entry) => entry.sender === person && entry.clientId === clientId);
        const quoted = Quote === undefined ? {} : { quote: Quote };
        const entry = known ?? this.say(id, person, Text, { clientId, mentions: Mentions, ...quoted });
        return { Entry: this.entryNow(conversation, entry) };
      }),
      recall: call('recall', ({ ConversationId: id, Seq }) => {
        if (!this.recall(id, person, Seq)) throw new RefusedError('Recall failed');
        return null;
      }),
      react: call('react', ({ ConversationId: id, Seq, Emoji, IsOn }) => {
        if (!this.react(id, person, Seq, Emoji, IsOn)) throw new RefusedError('There is no such message.');
        return null;
      }),
      read: call('read', ({ ConversationId: id, UpTo }) => {
        this.read(id, person, UpTo);
        const { unread, version } = this.row(id, person);
        return { Unread: unread, TotalUnread: this.totalUnread(person), Version: version };
      }),
      mark: call('mark', ({ ConversationId: id, IsMuted, IsPinned, IsUnread }) => {
        this.mark(id, person, {
          ...(IsMuted === undefined ? {} : { isMuted: IsMuted }),
          ...(IsPinned === undefined ? {} : { isPinned: IsPinned }),
          ...(IsUnread === undefined ? {} : { isMarkedUnread: IsUnread }),
        });
        return { Version: this.row(id, person).version, TotalUnread: this.totalUnread(person) };
      }),
      uploadFile: async ({ key, file }, { onProgress, signal }) => {
        for (const percent of [0, 50, 100]) {
          await delay(this.uploadStepMs);
          if (signal.aborted) throw new Error('aborted');
          onProgress(percent);
        }
        this.uploads.push(key);
        return `Attachment/${file.name}`;
      },
    };
  }
  uploadStepMs = 0;
  readonly uploads: string[] = [];

  private page(
    person: number,
    { After, Count = conversationPageSize, Search, UnreadOnly }: ChatBodies['conversations'],
  ) {
    const all = this.rows(person);
    const found = all.filter(
      ({ name, unread }) => (Search === undefined || name.includes(Search)) && (UnreadOnly !== true || unread > 0),
    );
    const isAfter = (row: ConversationRow): boolean => {
      if (After === undefined) return true;
      if (row.isPinned !== After.isPinned) return After.isPinned;
      const later = Date.parse(After.activeAt) - Date.parse(row.activeAt);
      return later > 0 || (later === 0 && row.id < After.id);
    };
    const rest = found.filter(isAfter);
    return { Rows: rest.slice(0, Count), HasMore: rest.length > Count, TotalUnread: this.totalUnread(person) };
  }

  private details(id: number, person: number): unknown {
    const { conversation, membership } = this.get(id, person);
    return {
      ...this.row(id, person),
      members: [...conversation.members].map(([member, { readSeq }]) => ({
        id: member,
        name: this.nameOf(member),
        kind: 'student',
        role: 'member',
        readSeq,
      })),
      role: 'member',
      fromSeq: membership.fromSeq,
    };
  }

  private entries(person: number, { ConversationId: id, Before, After, Around, From, Count }: ChatBodies['entries']) {
    const { conversation, membership } = this.get(id, person);
    const { log } = conversation;
    const count = Math.min(entriesMax, Count ?? historyPageSize);
    const first = membership.fromSeq + 1;
    let from = Math.max(first, log.length - count + 1);
    if (Before !== undefined) from = Math.max(first, Before - count);
    if (After !== undefined) from = Math.max(first, After + 1);
    if (Around !== undefined) from = Math.max(first, Around - Math.floor(count / 2));
    if (From !== undefined) from = log.find(({ at }) => Date.parse(at) >= Date.parse(From))?.seq ?? from;
    const to = Math.min(log.length, Before === undefined ? from + count - 1 : Before - 1);
    const entries = log.slice(from - 1, to).map((entry) => this.entryNow(conversation, entry));
    const quoted = entries.flatMap(({ body }) => (body as { quote?: number } | null)?.quote ?? []);
    return {
      Entries: entries,
      HasBefore: from > first,
      HasAfter: to < log.length,
      UpTo: log.length,
      Quoted: [...new Set(quoted)]
        .filter((seq) => seq > membership.fromSeq && (seq < from || seq > to))
        .flatMap((seq) => log[seq - 1] ?? [])
        .map((entry) => this.entryNow(conversation, entry)),
    };
  }

  openHubOf(person: number): OpenHub {
    return async (callbacks) => new FakeChatHub(this, person, callbacks);
  }

  /** Sends an event to the hubs of a conversation's people. */
  private push(
    { members, gone }: FakeConversation,
    name: ChatEventName,
    payload: unknown,
    isFor: (person: number) => boolean = (person) => members.has(person),
  ): void {
    for (const hub of this.connected) {
      if (!hub.isJoined || !isFor(hub.person) || (gone.has(hub.person) && name === 'ChatEntries')) continue;
      const event = { name, payload: structuredClone(payload) };
      if (this.holdsEvents) this.pending.push({ hub, event });
      else hub.callbacks.onEvent(name, event.payload);
    }
  }

  typing(id: number, person: number): void {
    const { conversation } = this.get(id, person);
    this.push(conversation, 'ChatTyping', { conversationId: id, personId: person });
  }

  /** Delivers the held event at an index, if there is one and its connection still stands. */
  deliver(index: number): void {
    const [held] = this.pending.splice(index, 1);
    if (held === undefined || !this.connected.has(held.hub)) return;
    const { name, payload } = held.event;
    held.hub.callbacks.onEvent(name, name === 'ChatEntries' && this.isReadLate ? this.readLate(payload) : payload);
  }

  /** True: the hub reads entries when it sends them, so that a recalled one is sent as recalled. */
  isReadLate = false;

  private readLate(payload: unknown): unknown {
    const { conversationId, entries } = payload as { conversationId: number; entries: WireEntry[] };
    const log = this.conversations.get(conversationId)?.log ?? [];
    return { conversationId, entries: entries.map((entry) => structuredClone(log[entry.seq - 1] ?? entry)) };
  }

  /** Sends whatever to a person's hubs, as a faulty hub would. */
  tell(person: number, name: string, payload: unknown): void {
    for (const hub of this.connected) if (hub.person === person) hub.callbacks.onEvent(name, payload);
  }

  /** Cuts every connection; events on their way are lost. */
  drop(): void {
    for (const hub of [...this.connected]) hub.close();
    this.pending.length = 0;
  }
}

function delay(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

class FakeChatHub implements Hub {
  isJoined = false;
  readonly person: number;
  readonly callbacks: HubCallbacks;
  private isOpen = false;
  private readonly server: FakeChatServer;

  constructor(server: FakeChatServer, person: number, callbacks: HubCallbacks) {
    this.server = server;
    this.person = person;
    this.callbacks = callbacks;
  }

  async start(): Promise<void> {
    if (this.server.isRefusing) throw new Error('refused');
    this.isOpen = true;
    this.server.connected.add(this);
  }

  async invoke(method: string, ...args: unknown[]): Promise<unknown> {
    if (!this.isOpen) throw new Error('not connected');
    if (method === joinChatMethod) {
      this.isJoined = true;
      this.server.log.push('joined');
      this.callbacks.onEvent('JoinedChat', { personId: this.person });
    } else this.server.typing(Number(args[0]), this.person);
    return undefined;
  }

  isConnected(): boolean {
    return this.isOpen;
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.server.connected.delete(this);
    this.callbacks.onClose();
  }

  async stop(): Promise<void> {
    this.close();
  }
}
