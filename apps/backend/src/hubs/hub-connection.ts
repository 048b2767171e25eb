import type { WebSocket } from 'ws';
import type { Log } from '../log.ts';
import {
  type ClientMessage,
  closeFrame,
  completionFrame,
  HubProtocolError,
  handshakeFrame,
  parseClientMessage,
  pingFrame,
  recordSeparator,
  requireHandshake,
} from './hub-protocol.ts';

/** What a client is told whose session is over. */
export const sessionEnded = 'The session has ended.';

/** Times and sizes of a hub connection (design, SignalR hub §4, §8, §10). */
export interface HubLimits {
  /** A negotiated connection token is good for this long until a socket opens with it. */
  unclaimedTokenMs: number;
  handshakeTimeoutMs: number;
  /** The server pings after this long without sending. */
  pingAfterMs: number;
  /** The server drops a client that was silent for this long. */
  clientSilenceMs: number;
  incomingBytesMax: number;
  /** Unsent bytes at which a consumer counts as too slow. */
  bufferedBytesMax: number;
  /** Invocations that wait for the one before. */
  queuedInvocationsMax: number;
}

export const standardHubLimits: HubLimits = {
  unclaimedTokenMs: 15_000,
  handshakeTimeoutMs: 15_000,
  pingAfterMs: 15_000,
  clientSilenceMs: 30_000,
  incomingBytesMax: 32 * 1024,
  bufferedBytesMax: 1024 * 1024,
  queuedInvocationsMax: 64,
};

/** Whom a connection belongs to. */
export interface HubPrincipal {
  /** The session that the connection ends with; null for people without one. */
  sessionId: number | null;
  expiresAt: Date;
  /** For the log. */
  name: string;
}

/**
 * Answers a hub method; what it returns runs once the completion was sent.
 * Throws HubMethodError for what the client may read; anything else is told in general words.
 */
type HubMethod<Principal extends HubPrincipal> = (
  connection: HubConnection<Principal>,
  args: readonly unknown[],
) => Promise<() => void>;
export type HubMethods<Principal extends HubPrincipal> = Readonly<Record<string, HubMethod<Principal>>>;

/** A method's refusal whose text goes to the client. */
export class HubMethodError extends Error {
  override readonly name = 'HubMethodError';
}

/** The arguments of a method; throws unless there are so many. */
export function requireArguments(args: readonly unknown[], count: number): readonly unknown[] {
  if (args.length === count) return args;
  throw new HubMethodError(`Invocation provides ${args.length} argument(s) but target expects ${count}.`);
}

interface HubConnectionOptions<Principal extends HubPrincipal> {
  principal: Principal;
  limits: HubLimits;
  methods: HubMethods<Principal>;
  log: Log;
  onClosed: (connection: HubConnection<Principal>) => void;
}

/** One client: handshake, framing, one invocation at a time, keep-alive and the end. */
export class HubConnection<Principal extends HubPrincipal> {
  readonly principal: Principal;
  readonly #socket: WebSocket;
  readonly #options: HubConnectionOptions<Principal>;
  #isOpen = true;
  #isShakenHands = false;
  #buffer = '';
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  readonly #openedAt = performance.now();
  #lastSentAt = this.#openedAt;
  #lastHeardAt = this.#openedAt;

  constructor(socket: WebSocket, options: HubConnectionOptions<Principal>) {
    this.principal = options.principal;
    this.#socket = socket;
    this.#options = options;
    socket.on('message', (data, isBinary) => this.#receive(data.toString(), isBinary));
    socket.on('close', () => this.#closed());
    // Errors (a frame too long, bad UTF-8, a reset) are always followed by 'close'.
    socket.on('error', (error) => options.log.debug({ err: error }, 'hub socket error'));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends ready frames, as text or as its bytes. A consumer that does not keep up is dropped, so that it cannot hold memory for the others. */
  send(frames: string | Buffer): void {
    if (!this.#isOpen) return;
    if (this.#socket.bufferedAmount > this.#options.limits.bufferedBytesMax) {
      this.#options.log.warn({ who: this.principal.name }, 'hub client too slow, dropped');
      this.drop();
      return;
    }
    this.#lastSentAt = performance.now();
    this.#socket.send(frames, { binary: false });
  }

  /** Says goodbye and closes. With `allowReconnect` the client comes back by itself. */
  close(options: { error?: string; allowReconnect?: boolean }, code = 1000): void {
    if (!this.#isOpen) return;
    this.send(closeFrame(options));
    this.#socket.close(code);
    this.#closed();
  }

  /** Cuts the line without a word; the client takes it for a broken one and comes back. */
  drop(): void {
    this.#socket.terminate();
    this.#closed();
  }

  /** Keeps the connection alive or ends it; called about once a second. `now` is for the session's end. */
  tick(now: Date): void {
    if (!this.#isOpen) return;
    const { limits } = this.#options;
    const at = performance.now();
    if (this.principal.expiresAt <= now) this.close({ error: sessionEnded });
    else if (!this.#isShakenHands && at - this.#openedAt >= limits.handshakeTimeoutMs) {
      this.close({ error: 'Handshake was canceled.' });
    } else if (at - this.#lastHeardAt >= limits.clientSilenceMs) this.drop();
    else if (this.#isShakenHands && at - this.#lastSentAt >= limits.pingAfterMs) this.send(pingFrame);
  }

  #receive(text: string, isBinary: boolean): void {
    if (!this.#isOpen) return;
    this.#lastHeardAt = performance.now();
    try {
      if (isBinary) throw new HubProtocolError('This hub speaks text.');
      this.#buffer += text;
      for (let end = this.#buffer.indexOf(recordSeparator); end !== -1; end = this.#buffer.indexOf(recordSeparator)) {
        const message = this.#buffer.slice(0, end);
        this.#buffer = this.#buffer.slice(end + 1);
        this.#take(message);
        if (!this.#isOpen) return;
      }
      if (this.#buffer.length > this.#options.limits.incomingBytesMax) {
        throw new HubProtocolError('A message was too long.');
      }
    } catch (error) {
      if (!(error instanceof HubProtocolError)) throw error;
      this.#fail(error);
    }
  }

  #take(text: string): void {
    if (!this.#isShakenHands) {
      requireHandshake(text);
      this.#isShakenHands = true;
      this.send(handshakeFrame);
      return;
    }
    const message = parseClientMessage(text);
    if (message.kind === 'close') this.close({});
    else if (message.kind === 'stream') this.#complete(message.invocationId, unknownMethod(message.target));
    else if (message.kind === 'invocation') this.#enqueue(message);
  }

  #fail(error: HubProtocolError): void {
    if (this.#isShakenHands) this.close({ error: error.message });
    else {
      // Before the handshake the client reads its answer as a handshake reply.
      this.send(`${JSON.stringify({ error: error.message })}${recordSeparator}`);
      this.#socket.close(1000);
      this.#closed();
    }
  }

  #enqueue(invocation: Extract<ClientMessage, { kind: 'invocation' }>): void {
    if (this.#queued >= this.#options.limits.queuedInvocationsMax) {
      throw new HubProtocolError('Too many invocations at once.');
    }
    this.#queued += 1;
    this.#queue = this.#queue
      .then(() => this.#invoke(invocation))
      .finally(() => {
        this.#queued -= 1;
      });
  }

  async #invoke(invocation: Extract<ClientMessage, { kind: 'invocation' }>): Promise<void> {
    if (!this.#isOpen) return;
    const { target, invocationId } = invocation;
    const { methods, log } = this.#options;
    const method = Object.hasOwn(methods, target) ? methods[target] : undefined;
    if (method === undefined) {
      this.#complete(invocationId, unknownMethod(target));
      return;
    }
    try {
      const afterCompletion = await method(this, invocation.arguments);
      this.#complete(invocationId);
      if (this.#isOpen) afterCompletion();
    } catch (error) {
      if (error instanceof HubMethodError) this.#complete(invocationId, error.message);
      else {
        log.error({ err: error, target, who: this.principal.name }, 'hub method failed');
        this.#complete(invocationId, `An unexpected error occurred invoking '${target}' on the server.`);
      }
    }
  }

  #complete(invocationId: string | undefined, error?: string): void {
    if (invocationId !== undefined) this.send(completionFrame(invocationId, error));
  }

  #closed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#options.onClosed(this);
  }
}

function unknownMethod(target: string): string {
  return `Unknown hub method '${target.slice(0, 100)}'`;
}
