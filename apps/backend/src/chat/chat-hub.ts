import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { joinChatMethod, typingMethod } from '@tutor/rules/chat/chat-events';
import { typingEveryMs } from '@tutor/rules/chat/chat-limits';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import type { Sessions } from '../account/sessions.ts';
import { CallFanOut } from '../calls/call-fan-out.ts';
import type { Queries } from '../database/database.ts';
import { type Notice, notify } from '../database/notice.ts';
import { bearerToken } from '../http/bearer.ts';
import {
  type HubConnection,
  type HubLimits,
  HubMethodError,
  type HubPrincipal,
  requireArguments,
  sessionEnded,
} from '../hubs/hub-connection.ts';
import { eventFrame } from '../hubs/hub-protocol.ts';
import { HubServer } from '../hubs/hub-server.ts';
import type { Log } from '../log.ts';
import { findMember } from './append-entry.ts';
import { ChatFanOut } from './chat-fan-out.ts';
import { readImToken } from './im-token.ts';
import { chatMovesReader, type EntriesOf, type MemberOf } from './read-chat-moves.ts';

/** Conversations in which a connection may say at once that somebody types. */
const conversationsTypedInMax = 5;

interface ChatPrincipal extends HubPrincipal {
  personId: number;
}

type ChatConnection = HubConnection<ChatPrincipal>;

export interface ChatHubOptions {
  queries: Queries;
  sessions: Pick<Sessions, 'aliveAmong'>;
  /** By which tokens of the hub are signed. */
  hubKey: Buffer;
  /** New entries of a conversation, with all of its members. */
  onMoved: (entries: EntriesOf, members: readonly MemberOf[]) => void;
  /** One person's own marks of its chat changed. */
  onMarked: (personId: number) => void;
  /** What rings for these people may have changed. */
  onRings: (people: readonly number[]) => void;
  limits: HubLimits;
  now: () => Date;
  log: Log;
}

/** What tells of the chat between processes. */
type ChatNotice = Exclude<Notice, { kind: 'feed' | 'session' }>;

/** The hub of the chat: tutors, students and staff by the token of GetImToken. It only tells; what is said comes by calls. */
export class ChatHub {
  readonly #options: ChatHubOptions;
  readonly #server: HubServer<ChatPrincipal>;
  readonly #fanOut: ChatFanOut;
  readonly #calls: CallFanOut;
  /** When each connection last said in which conversation that somebody types. */
  readonly #typed = new WeakMap<ChatConnection, Map<number, number>>();

  constructor(options: ChatHubOptions) {
    this.#options = options;
    const { queries, log, limits, now, onMoved, onRings } = options;
    const fanOut = new ChatFanOut({ readMoves: chatMovesReader(queries), onMoved, log });
    this.#fanOut = fanOut;
    this.#calls = new CallFanOut({
      queries,
      isConnected: (personId) => fanOut.isConnected(personId),
      tell: (personId, name, payload) => fanOut.tell(personId, name, payload),
      onRings,
      log,
    });
    this.#server = new HubServer({
      limits,
      now,
      log,
      principalOf: ({ authorization, url }) => this.#principalOf(authorization, url),
      isSame: (a, b) => a.personId === b.personId && a.sessionId === b.sessionId,
      methods: {
        [joinChatMethod]: (connection, args) => this.#join(connection, args),
        [typingMethod]: (connection, args) => this.#type(connection, args),
      },
      onClosed: (connection) => this.#fanOut.leave(connection.principal.personId, connection),
    });
  }

  get connectionCount(): number {
    return this.#server.connections.size;
  }

  negotiate(request: Request, url: URL): Promise<Response> {
    return this.#server.negotiate(request, url);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    return this.#server.upgrade(request, socket, head);
  }

  /** Something happened in a conversation or a call, in this process or another. */
  hear(notice: ChatNotice): void {
    switch (notice.kind) {
      case 'chat':
        this.#fanOut.move(notice.conversationId, notice.seq);
        break;
      case 'chatRead': {
        const { conversationId, personId, seq } = notice;
        this.#fanOut.hint(conversationId, 'ChatRead', { conversationId, personId, readSeq: seq });
        this.#options.onMarked(personId);
        break;
      }
      case 'chatTyping': {
        const { conversationId, personId } = notice;
        this.#fanOut.hint(conversationId, 'ChatTyping', { conversationId, personId }, personId);
        break;
      }
      case 'chatMarks':
        this.#fanOut.tell(notice.personId, 'ChatChanged', { conversationId: notice.conversationId });
        this.#options.onMarked(notice.personId);
        break;
      case 'call':
      case 'callSignal':
        this.#calls.hear(notice);
    }
  }

  endSession(sessionId: number): void {
    this.#server.endSession(sessionId);
  }

  /** Notices may have been missed: sessions are looked up again, and everybody catches up. */
  async catchUp(): Promise<void> {
    this.#fanOut.gap();
    const { sessions, now } = this.#options;
    await this.#server.endSessionsBut((ids) => sessions.aliveAmong(ids, now()));
  }

  close(): void {
    this.#server.close();
  }

  terminate(): void {
    this.#server.terminate();
  }

  async #join(connection: ChatConnection, args: readonly unknown[]): Promise<() => void> {
    requireArguments(args, 0);
    const { personId, sessionId } = connection.principal;
    // Asked now, when its connection is known: a session that ended while the socket opened found nothing to close.
    if (!(await this.#isAlive(sessionId))) {
      connection.close({ error: sessionEnded });
      return () => {};
    }
    return () => {
      connection.send(eventFrame('JoinedChat', { personId }));
      // What happened before is for the client to fetch.
      this.#fanOut.join(personId, connection);
    };
  }

  async #type(connection: ChatConnection, args: readonly unknown[]): Promise<() => void> {
    const [conversationId] = requireArguments(args, 1);
    if (typeof conversationId !== 'number' || !Number.isSafeInteger(conversationId) || conversationId < 1) {
      throw new HubMethodError('The conversation has to be named by its id.');
    }
    const { personId } = connection.principal;
    if (!this.#mayTypeAgain(connection, conversationId)) return () => {};
    if ((await findMember(this.#options.queries, conversationId, personId)) === undefined) {
      throw new HubMethodError(notMemberMessage);
    }
    await notify(this.#options.queries, { kind: 'chatTyping', conversationId, personId });
    return () => {};
  }

  /** Whether enough time has passed since the connection last typed there. One that types everywhere at once is told nothing. */
  #mayTypeAgain(connection: ChatConnection, conversationId: number): boolean {
    const typed = this.#typed.get(connection) ?? new Map<number, number>();
    this.#typed.set(connection, typed);
    const at = performance.now();
    for (const [id, before] of typed) if (at - before >= typingEveryMs) typed.delete(id);
    if (typed.has(conversationId) || typed.size >= conversationsTypedInMax) return false;
    typed.set(conversationId, at);
    return true;
  }

  async #principalOf(authorization: string | null | undefined, url: URL): Promise<ChatPrincipal | undefined> {
    // A page's own script cannot set a header on a WebSocket: SignalR's clients then say the token in the address.
    const token = bearerToken(authorization) ?? url.searchParams.get('access_token') ?? '';
    const read = readImToken(token, this.#options.hubKey, this.#options.now());
    if (read === undefined || !(await this.#isAlive(read.sessionId))) return undefined;
    return { ...read, name: `chat person ${read.personId}` };
  }

  async #isAlive(sessionId: number | null): Promise<boolean> {
    if (sessionId === null) return true;
    const { sessions, now } = this.#options;
    return (await sessions.aliveAmong(new Set([sessionId]), now())).has(sessionId);
  }
}
