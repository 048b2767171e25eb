import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { seconds } from '@tutor/rules/time/durations';
import { WebSocketServer } from 'ws';
import { sessionGone } from '../http/bearer.ts';
import { envelope } from '../http/envelope.ts';
import type { Log } from '../log.ts';
import { HubConnection, type HubLimits, type HubMethods, type HubPrincipal, sessionEnded } from './hub-connection.ts';

const tickMs = seconds(1);

interface Claim<Principal extends HubPrincipal> {
  principal: Principal;
  /** Undefined until a socket opened with the token; a second live one is refused. */
  connection: HubConnection<Principal> | undefined;
  expiresAt: number;
}

export interface HubServerOptions<Principal extends HubPrincipal> {
  /** Who asks; undefined where it may not connect. */
  principalOf: (headers: { authorization: string | null | undefined; url: URL }) => Promise<Principal | undefined>;
  /** Whether a connection may be opened with what another request negotiated. */
  isSame: (a: Principal, b: Principal) => boolean;
  methods: HubMethods<Principal>;
  onClosed: (connection: HubConnection<Principal>) => void;
  limits: HubLimits;
  now: () => Date;
  log: Log;
}

/** A hub's connections: negotiation, upgrade, keep-alive and the end (SignalR's JSON protocol over WebSockets). */
export class HubServer<Principal extends HubPrincipal> {
  readonly connections = new Set<HubConnection<Principal>>();
  readonly #options: HubServerOptions<Principal>;
  readonly #claims = new Map<string, Claim<Principal>>();
  readonly #sockets: WebSocketServer;
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(options: HubServerOptions<Principal>) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.incomingBytesMax,
      perMessageDeflate: false,
    });
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
  }

  /** Answers the negotiation of whoever may connect (design, SignalR hub §1). */
  async negotiate(request: Request, url: URL): Promise<Response> {
    const principal = await this.#options.principalOf({ authorization: request.headers.get('authorization'), url });
    if (principal === undefined) {
      const { code, message } = sessionGone();
      return envelope(code, message, null, 401);
    }
    const connectionId = randomBytes(16).toString('base64url');
    const connectionToken = randomBytes(16).toString('base64url');
    const negotiateVersion = Math.min(1, Number(url.searchParams.get('negotiateVersion') ?? 0) || 0);
    this.#claims.set(negotiateVersion === 1 ? connectionToken : connectionId, {
      principal,
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
    const { principalOf, isSame, limits, methods, log, onClosed } = this.#options;
    const url = new URL(request.url ?? '', 'http://hub.invalid');
    const principal = await principalOf({ authorization: request.headers.authorization, url });
    if (principal === undefined) return refuseUpgrade(socket, 401);
    // It may have begun to close while the principal was looked up.
    if (this.#isClosing) return refuseUpgrade(socket, 503);
    const id = url.searchParams.get('id');
    // Without an id the client skipped the negotiation: a new connection, as the bearer allows.
    const claim = id === null ? undefined : this.#findClaim(id);
    if (id !== null && (claim === undefined || !isSame(claim.principal, principal))) return refuseUpgrade(socket, 404);
    if (claim?.connection !== undefined) return refuseUpgrade(socket, 409);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new HubConnection<Principal>(webSocket, {
        principal,
        limits,
        methods,
        log,
        onClosed: (closed) => {
          this.connections.delete(closed);
          if (id !== null) this.#claims.delete(id);
          onClosed(closed);
        },
      });
      if (claim !== undefined) claim.connection = connection;
      this.connections.add(connection);
    });
  }

  /** A session ended: its connections end with it and do not come back by themselves. */
  endSession(sessionId: number): void {
    for (const connection of this.connections) {
      if (connection.principal.sessionId === sessionId) connection.close({ error: sessionEnded });
    }
  }

  /** Closes the connections whose session is not among those that live; people without a session stay. */
  async endSessionsBut(alive: (sessionIds: ReadonlySet<number>) => Promise<ReadonlySet<number>>): Promise<void> {
    const bySession = [...this.connections].flatMap((connection) => {
      const { sessionId } = connection.principal;
      return sessionId === null ? [] : [{ sessionId, connection }];
    });
    const living = await alive(new Set(bySession.map(({ sessionId }) => sessionId)));
    for (const { sessionId, connection } of bySession) {
      if (!living.has(sessionId)) connection.close({ error: sessionEnded });
    }
  }

  /** Sends everybody away with leave to come back. */
  close(): void {
    this.#isClosing = true;
    clearInterval(this.#timer);
    for (const connection of [...this.connections]) connection.close({ allowReconnect: true });
    this.#sockets.close();
  }

  /** Cuts whoever has not answered the goodbye. */
  terminate(): void {
    for (const webSocket of this.#sockets.clients) webSocket.terminate();
  }

  #findClaim(id: string): Claim<Principal> | undefined {
    const claim = this.#claims.get(id);
    return claim !== undefined && isUnclaimedTooLong(claim) ? undefined : claim;
  }

  #tick(): void {
    const now = this.#options.now();
    for (const connection of [...this.connections]) connection.tick(now);
    for (const [id, claim] of this.#claims) {
      if (isUnclaimedTooLong(claim)) this.#claims.delete(id);
    }
  }
}

function isUnclaimedTooLong({ connection, expiresAt }: { connection: unknown; expiresAt: number }): boolean {
  return connection === undefined && expiresAt <= performance.now();
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
