import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { joinMethod } from '@tutor/rules/realtime/events';
import { seconds } from '@tutor/rules/time/durations';
import { WebSocketServer } from 'ws';
import type { Session, Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { bearerToken, sessionGone } from '../http/bearer.ts';
import { envelope } from '../http/envelope.ts';
import type { Log } from '../log.ts';
import { FanOut } from './fan-out.ts';
import { seqOfAliveSession } from './feed.ts';
import { newsReader } from './feed-news.ts';
import { HubConnection, type HubLimits, HubMethodError, type HubMethods, sessionEnded } from './hub-connection.ts';
import { eventFrame } from './hub-protocol.ts';
import type { KnownNews } from './known-news.ts';

const tickMs = seconds(1);

interface Claim {
  sessionId: number;
  /** Undefined until a socket opened with the token; a second live one is refused. */
  connection: HubConnection | undefined;
  expiresAt: number;
}

export interface TutorHubOptions {
  queries: Queries;
  sessions: Sessions;
  knownNews: KnownNews;
  limits: HubLimits;
  now: () => Date;
  log: Log;
}

/** The tutors' hub: SignalR's JSON protocol over WebSockets (design, SignalR hub). */
export class TutorHub {
  readonly #options: TutorHubOptions;
  readonly #fanOut: FanOut;
  readonly #connections = new Set<HubConnection>();
  readonly #claims = new Map<string, Claim>();
  readonly #sockets: WebSocketServer;
  readonly #timer: NodeJS.Timeout;
  readonly #methods: HubMethods;
  /** Number of the last event of a session's tutor; undefined when the session has ended. After a restart all join at once. */
  readonly #seqOfAlive: (sessionId: number) => Promise<number | undefined>;
  #isClosing = false;

  constructor(options: TutorHubOptions) {
    this.#options = options;
    this.#fanOut = new FanOut(newsReader(options.queries), options.log);
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.incomingBytesMax,
      perMessageDeflate: false,
    });
    this.#methods = { [joinMethod]: (connection, args) => this.#join(connection, args) };
    this.#seqOfAlive = seqOfAliveSession(options.queries, options.now);
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  /** Answers the negotiation of a signed-in tutor (design, SignalR hub §1). */
  async negotiate(request: Request, url: URL): Promise<Response> {
    const session = await this.#sessionOf(request.headers.get('authorization'));
    if (session === undefined) {
      const { code, message } = sessionGone();
      return envelope(code, message, null, 401);
    }
    const connectionId = randomBytes(16).toString('base64url');
    const connectionToken = randomBytes(16).toString('base64url');
    const negotiateVersion = Math.min(1, Number(url.searchParams.get('negotiateVersion') ?? 0) || 0);
    this.#claims.set(negotiateVersion === 1 ? connectionToken : connectionId, {
      sessionId: session.id,
      connection: undefined,
      expiresAt: performance.now() + this.#options.limits.unclaimedTokenMs,
    });
    const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
    return Response.json(
      { negotiateVersion, connectionId, ...(negotiateVersion === 1 ? { connectionToken } : {}), availableTransports },
      { headers: { 'cache-control': 'no-store' } },
    );
  }

  /** Takes over an upgrade request on the hub's path, or refuses it with an HTTP status (design, SignalR hub §2). */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (this.#isClosing) return refuseUpgrade(socket, 503);
    const session = await this.#sessionOf(request.headers.authorization);
    if (session === undefined) return refuseUpgrade(socket, 401);
    // It may have begun to close while the session was looked up.
    if (this.#isClosing) return refuseUpgrade(socket, 503);
    const id = new URL(request.url ?? '', 'http://hub.invalid').searchParams.get('id');
    // Without an id the client skipped the negotiation: a new connection, as the bearer allows.
    const claim = id === null ? undefined : this.#findClaim(id);
    if (id !== null && claim?.sessionId !== session.id) return refuseUpgrade(socket, 404);
    if (claim?.connection !== undefined) return refuseUpgrade(socket, 409);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new HubConnection(webSocket, {
        session,
        limits: this.#options.limits,
        methods: this.#methods,
        log: this.#options.log,
        onClosed: (closed) => {
          this.#connections.delete(closed);
          this.#fanOut.remove(session.tuid, closed);
          if (id !== null) this.#claims.delete(id);
        },
      });
      if (claim !== undefined) claim.connection = connection;
      this.#connections.add(connection);
    });
  }

  /** Feeds of these tutors moved on, in this process or another; what this one wrote it knows by the name of its batch. */
  wake(tuids: readonly number[], batch: string | undefined): void {
    const known = batch === undefined ? undefined : this.#options.knownNews.of(batch);
    if (known === undefined) this.#fanOut.wake(tuids);
    else this.#fanOut.tell(tuids, known);
  }

  /** A session ended: its connections end with it and do not come back by themselves. */
  endSession(sessionId: number): void {
    for (const connection of this.#connections) {
      if (connection.session.id === sessionId) connection.close({ error: sessionEnded });
    }
  }

  /** Notices may have been missed: sessions are looked up again and feeds read again. */
  async catchUp(): Promise<void> {
    this.#fanOut.wakeAll();
    const { sessions, now } = this.#options;
    const connections = [...this.#connections];
    const alive = await sessions.aliveAmong(new Set(connections.map(({ session }) => session.id)), now());
    for (const connection of connections) {
      if (!alive.has(connection.session.id)) connection.close({ error: sessionEnded });
    }
  }

  /** Sends everybody away with leave to come back. */
  close(): void {
    this.#isClosing = true;
    clearInterval(this.#timer);
    for (const connection of [...this.#connections]) connection.close({ allowReconnect: true });
    this.#sockets.close();
  }

  /** Cuts whoever has not answered the goodbye. */
  terminate(): void {
    for (const webSocket of this.#sockets.clients) webSocket.terminate();
  }

  async #join(connection: HubConnection, args: readonly unknown[]): Promise<() => void> {
    if (args.length !== 1) {
      throw new HubMethodError(`Invocation provides ${args.length} argument(s) but target expects 1.`);
    }
    const { tuid, id } = connection.session;
    if (args[0] !== tuid) throw new HubMethodError('You can only join as yourself.');
    // Its news are heard before its number is read, so that none falls between the two.
    this.#fanOut.add(tuid, connection);
    // Asked now, when its connection is known: a session that ended while the socket opened found nothing to close.
    const seq = await this.#seqOfAlive(id);
    if (seq === undefined) {
      connection.close({ error: sessionEnded });
      return () => {};
    }
    return () => {
      connection.send(eventFrame('JoinTeacherNotify', { seq, tuid }));
      // What happened up to `seq` is for the client to fetch; from there on it is sent, starting with what came meanwhile.
      this.#fanOut.start(tuid, connection, seq);
    };
  }

  async #sessionOf(authorization: string | null | undefined): Promise<Session | undefined> {
    const token = bearerToken(authorization);
    return token === undefined ? undefined : this.#options.sessions.find(token, this.#options.now());
  }

  #findClaim(id: string): Claim | undefined {
    const claim = this.#claims.get(id);
    return claim !== undefined && isUnclaimedTooLong(claim) ? undefined : claim;
  }

  #tick(): void {
    const now = this.#options.now();
    for (const connection of [...this.#connections]) connection.tick(now);
    for (const [id, claim] of this.#claims) {
      if (isUnclaimedTooLong(claim)) this.#claims.delete(id);
    }
  }
}

function isUnclaimedTooLong(claim: Claim): boolean {
  return claim.connection === undefined && claim.expiresAt <= performance.now();
}

const statusTexts: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  503: 'Service Unavailable',
};

/** Answers an upgrade request with a plain HTTP status and closes the line. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${statusTexts[status] ?? 'Error'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
