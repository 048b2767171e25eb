import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { joinMethod } from '@tutor/rules/realtime/events';
import type { Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { bearerToken } from '../http/bearer.ts';
import type { Log } from '../log.ts';
import { FanOut, type Listener } from './fan-out.ts';
import { seqOfAliveSession } from './feed.ts';
import { newsReader } from './feed-news.ts';
import {
  type HubConnection,
  type HubLimits,
  HubMethodError,
  type HubPrincipal,
  requireArguments,
  sessionEnded,
} from './hub-connection.ts';
import { eventFrame } from './hub-protocol.ts';
import { HubServer } from './hub-server.ts';
import type { KnownNews } from './known-news.ts';

export interface TutorHubOptions {
  queries: Queries;
  sessions: Sessions;
  knownNews: KnownNews;
  limits: HubLimits;
  now: () => Date;
  log: Log;
}

interface SignedInTutor extends HubPrincipal {
  sessionId: number;
  tuid: number;
}

/** The tutors' hub: SignalR's JSON protocol over WebSockets (design, SignalR hub). */
export class TutorHub {
  readonly #options: TutorHubOptions;
  readonly #fanOut: FanOut;
  readonly #server: HubServer<SignedInTutor>;
  readonly #listeners = new WeakMap<HubConnection<SignedInTutor>, Listener>();
  /** Number of the last event of a session's tutor; undefined when the session has ended. After a restart all join at once. */
  readonly #seqOfAlive: (sessionId: number) => Promise<number | undefined>;

  constructor(options: TutorHubOptions) {
    this.#options = options;
    this.#fanOut = new FanOut(newsReader(options.queries), options.log);
    this.#seqOfAlive = seqOfAliveSession(options.queries, options.now);
    this.#server = new HubServer({
      limits: options.limits,
      now: options.now,
      log: options.log,
      principalOf: ({ authorization }) => this.#principalOf(authorization),
      isSame: (a, b) => a.sessionId === b.sessionId,
      methods: { [joinMethod]: (connection, args) => this.#join(connection, args) },
      onClosed: (connection) => this.#fanOut.remove(connection.principal.tuid, this.#listenerOf(connection)),
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

  /** Feeds of these tutors moved on, in this process or another; what this one wrote it knows by the name of its batch. */
  wake(tuids: readonly number[], batch: string | undefined): void {
    const known = batch === undefined ? undefined : this.#options.knownNews.of(batch);
    if (known === undefined) this.#fanOut.wake(tuids);
    else this.#fanOut.tell(tuids, known);
  }

  isConnected(tuid: number): boolean {
    return this.#fanOut.has(tuid);
  }

  /** Tells a tutor of what is beside the feed: it has no number, and is told to whoever is connected. */
  tell(tuid: number, frame: string): void {
    this.#fanOut.tellBeside(tuid, frame);
  }

  endSession(sessionId: number): void {
    this.#server.endSession(sessionId);
  }

  /** Notices may have been missed: sessions are looked up again and feeds read again. */
  async catchUp(): Promise<void> {
    this.#fanOut.wakeAll();
    const { sessions, now } = this.#options;
    await this.#server.endSessionsBut((ids) => sessions.aliveAmong(ids, now()));
  }

  close(): void {
    this.#server.close();
  }

  terminate(): void {
    this.#server.terminate();
  }

  async #join(connection: HubConnection<SignedInTutor>, args: readonly unknown[]): Promise<() => void> {
    const [given] = requireArguments(args, 1);
    const { tuid, sessionId } = connection.principal;
    if (given !== tuid) throw new HubMethodError('You can only join as yourself.');
    const listener = this.#listenerOf(connection);
    // Its news are heard before its number is read, so that none falls between the two.
    this.#fanOut.add(tuid, listener);
    // Asked now, when its connection is known: a session that ended while the socket opened found nothing to close.
    const seq = await this.#seqOfAlive(sessionId);
    if (seq === undefined) {
      connection.close({ error: sessionEnded });
      return () => {};
    }
    return () => {
      connection.send(eventFrame('JoinTeacherNotify', { seq, tuid }));
      // What happened up to `seq` is for the client to fetch; from there on it is sent, starting with what came meanwhile.
      this.#fanOut.start(tuid, listener, seq);
    };
  }

  #listenerOf(connection: HubConnection<SignedInTutor>): Listener {
    const listener = this.#listeners.get(connection) ?? {
      cursor: undefined,
      send: (frames: string | Buffer) => connection.send(frames),
    };
    this.#listeners.set(connection, listener);
    return listener;
  }

  async #principalOf(authorization: string | null | undefined): Promise<SignedInTutor | undefined> {
    const token = bearerToken(authorization);
    const session = token === undefined ? undefined : await this.#options.sessions.find(token, this.#options.now());
    return (
      session && {
        sessionId: session.id,
        tuid: session.tuid,
        expiresAt: session.expiresAt,
        name: `tutor ${session.tuid}`,
      }
    );
  }
}
