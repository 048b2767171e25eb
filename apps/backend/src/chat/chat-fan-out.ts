import type { ChatEventName, ChatEventPayload } from '@tutor/rules/chat/chat-events';
import { entriesMax } from '@tutor/rules/chat/chat-limits';
import { seconds } from '@tutor/rules/time/durations';
import { eventFrame } from '../hubs/hub-protocol.ts';
import type { Log } from '../log.ts';
import { wireEntry } from './append-entry.ts';
import type { ChatMoves, EntriesOf, MemberOf, ReadChatMoves } from './read-chat-moves.ts';

const conversationsAtOnceMax = 200;
const retryMs = seconds(1);
// One number each; a conversation that is forgotten is known again with its next entry.
const knownMax = 100_000;

/** Somebody who is told of what happens in its conversations. */
export interface ChatListener {
  send: (frames: string | Buffer) => void;
}

interface FanOutOptions {
  readMoves: ReadChatMoves;
  /** New entries of a conversation, with all of its members. */
  onMoved: (entries: EntriesOf, members: readonly MemberOf[]) => void;
  log: Log;
}

/**
 * Brings what happens in conversations to the people who are connected to this process. A notice only says that a conversation
 * moved; what is sent is read by the number up to which it was sent before, in order, for those who are members when it is read.
 * It is best effort: who misses something sees it by the numbers and fetches it.
 */
export class ChatFanOut {
  readonly #options: FanOutOptions;
  readonly #joined = new Map<number, Set<ChatListener>>();
  /** The number up to which each conversation was sent. */
  readonly #known = new Map<number, number>();
  /** Conversations that moved since they were last looked at, with the number after which they are read. */
  readonly #moved = new Map<number, number>();
  /** What is told once the members are known: by conversation, for all of them but one. */
  #hints: { conversationId: number; frame: string; except: number | undefined }[] = [];
  #isRunning = false;

  constructor(options: FanOutOptions) {
    this.#options = options;
  }

  join(personId: number, listener: ChatListener): void {
    const listeners = this.#joined.get(personId) ?? new Set();
    this.#joined.set(personId, listeners.add(listener));
  }

  leave(personId: number, listener: ChatListener): void {
    const listeners = this.#joined.get(personId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#joined.delete(personId);
  }

  isConnected(personId: number): boolean {
    return this.#joined.has(personId);
  }

  /** A conversation has an entry of this number. */
  move(conversationId: number, seq: number): void {
    const known = this.#known.get(conversationId);
    if (known !== undefined && known >= seq) return;
    const since = this.#moved.get(conversationId) ?? known ?? seq - 1;
    this.#moved.set(conversationId, Math.min(since, seq - 1));
    this.#start();
  }

  /** Tells the members of a conversation, but one where it is named, of what is no entry. */
  hint<Name extends ChatEventName>(
    conversationId: number,
    name: Name,
    payload: ChatEventPayload<Name>,
    except?: number,
  ): void {
    this.#hints.push({ conversationId, frame: eventFrame(name, payload), except });
    this.#start();
  }

  /** Tells one person, on each of its connections. */
  tell<Name extends ChatEventName>(personId: number, name: Name, payload: ChatEventPayload<Name>): void {
    const frame = eventFrame(name, payload);
    for (const listener of this.#joined.get(personId) ?? []) listener.send(frame);
  }

  /** Notices may have been missed: everybody catches up by the numbers. */
  gap(): void {
    this.#known.clear();
    for (const personId of this.#joined.keys()) this.tell(personId, 'ChatGap', {});
  }

  #start(): void {
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#moved.size > 0 || this.#hints.length > 0) {
      const moved = [...this.#moved].slice(0, conversationsAtOnceMax);
      for (const [conversationId] of moved) this.#moved.delete(conversationId);
      const hints = this.#hints.splice(0, conversationsAtOnceMax);
      try {
        const moves = await this.#options.readMoves(
          moved.map(([conversationId, since]) => ({ conversationId, since })),
          hints.map(({ conversationId }) => conversationId),
        );
        this.#send(moves, hints);
      } catch (error) {
        // The numbers stand where they stood, and the next look sends the rest. Hints are not worth a second try.
        this.#options.log.error({ err: error, conversations: moved.length }, 'chat fan-out failed');
        for (const [conversationId, since] of moved) {
          this.#moved.set(conversationId, Math.min(since, this.#moved.get(conversationId) ?? since));
        }
        setTimeout(() => void this.#run(), retryMs).unref();
        return;
      }
    }
    this.#isRunning = false;
  }

  #send(
    { entries, members }: ChatMoves,
    hints: readonly { conversationId: number; frame: string; except: number | undefined }[],
  ): void {
    for (const of of entries) this.#sendEntries(of, members.get(of.conversationId) ?? []);
    for (const { conversationId, frame, except } of hints) {
      for (const { personId } of members.get(conversationId) ?? []) {
        if (personId === except) continue;
        for (const listener of this.#joined.get(personId) ?? []) listener.send(frame);
      }
    }
  }

  #sendEntries(moved: EntriesOf, members: readonly MemberOf[]): void {
    const { conversationId } = moved;
    // A notice that came while an earlier look was under way has it read once more from a lower number.
    const known = this.#known.get(conversationId) ?? 0;
    const rows = moved.rows.filter(({ seq }) => seq > known);
    const upTo = rows.at(-1)?.seq;
    if (upTo === undefined) return;
    if (this.#known.size >= knownMax) this.#known.clear();
    this.#known.set(conversationId, upTo);
    // Cut off: there are more.
    if (moved.rows.length === entriesMax) this.#moved.set(conversationId, upTo);
    const entries = rows.map((row) => wireEntry(row));
    // Encoded once for all who came before the first of them.
    const frames = new Map<number, Buffer | undefined>();
    for (const { personId, fromSeq } of members) {
      const listeners = this.#joined.get(personId);
      if (listeners === undefined) continue;
      const start = entries.findIndex(({ seq }) => seq > fromSeq);
      if (start === -1) continue;
      const frame =
        frames.get(start) ?? Buffer.from(eventFrame('ChatEntries', { conversationId, entries: entries.slice(start) }));
      frames.set(start, frame);
      for (const listener of listeners) listener.send(frame);
    }
    this.#options.onMoved({ conversationId, rows }, members);
  }
}
