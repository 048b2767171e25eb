import { randomBytes } from 'node:crypto';
import { type Agent, type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';

/** Ends every message of the hub's protocol. */
const end = '\u001e';
const pingText = `{"type":6}${end}`;
// The client's policy (specification, core §4 and §9), with the spread that the portal's own client has.
const reconnectDelayMs = 5_000;
const reconnectSpreadMs = 1_000;
const attemptTimeoutMs = 15_000;

export interface HubClientOptions {
  /** Origin of the backend. */
  url: string;
  agent: Agent;
  /** Which hub, how it is joined, and the event that says that it was. */
  hub: { path: string; method: string; args: readonly unknown[]; joinedEvent: string };
  token: string;
  onJoined(): void;
  /** Text of the messages in one frame. */
  onText(text: string): void;
}

/** The hub of the notices, for a tutor. */
export function tutorHub(tuid: number): HubClientOptions['hub'] {
  return { path: '/hubs/tutor', method: 'JoinUser', args: [tuid], joinedEvent: 'JoinTeacherNotify' };
}

/** The hub of the chat, for the person of the token. */
export const chatHub: HubClientOptions['hub'] = {
  path: '/hubs/chat',
  method: 'JoinChat',
  args: [],
  joinedEvent: 'JoinedChat',
};

/**
 * A listener at the hub that costs its own process as little as may be: WebSocket frames by hand, nothing parsed that is
 * not looked for. It joins, and when the line breaks comes back as the portal's client does.
 */
export class HubClient {
  readonly #options: HubClientOptions;
  #socket: Socket | undefined;
  #request: ClientRequest | undefined;
  #pending: Buffer = Buffer.alloc(0);
  #deadline: NodeJS.Timeout | undefined;
  #isStopped = false;
  #attempt = 0;

  constructor(options: HubClientOptions) {
    this.#options = options;
  }

  connect(): void {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#deadline = setTimeout(() => this.#lose(attempt), attemptTimeoutMs);
    this.#negotiate(attempt);
  }

  ping(): void {
    if (this.#socket !== undefined) this.#send(pingText);
  }

  stop(): void {
    this.#isStopped = true;
    this.#release();
  }

  #negotiate(attempt: number): void {
    const { url, agent, token, hub } = this.#options;
    const negotiation = request(`${url}${hub.path}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${token}`, 'content-length': '0' },
    });
    this.#request = negotiation;
    negotiation.on('error', () => this.#lose(attempt));
    negotiation.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('error', () => this.#lose(attempt));
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => {
        const id = /"connectionToken":"([^"]+)"/.exec(body)?.[1];
        if (attempt !== this.#attempt) return;
        if (response.statusCode !== 200 || id === undefined) this.#lose(attempt);
        else this.#open(attempt, id);
      });
    });
    negotiation.end();
  }

  #open(attempt: number, id: string): void {
    const { url, token, hub } = this.#options;
    const upgrade = request(`${url}${hub.path}?id=${encodeURIComponent(id)}`, {
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    this.#request = upgrade;
    upgrade.on('error', () => this.#lose(attempt));
    upgrade.on('response', (response) => {
      response.resume();
      this.#lose(attempt);
    });
    upgrade.on('upgrade', (_response, socket, head) => {
      if (attempt !== this.#attempt || this.#isStopped) {
        socket.destroy();
        return;
      }
      this.#socket = socket;
      this.#request = undefined;
      this.#pending = Buffer.alloc(0);
      socket.setNoDelay(true);
      socket.on('error', () => this.#lose(attempt));
      socket.on('close', () => this.#lose(attempt));
      socket.on('data', (data) => this.#receive(data));
      const join = { type: 1, target: hub.method, arguments: hub.args, invocationId: '0' };
      this.#send(`{"protocol":"json","version":1}${end}${JSON.stringify(join)}${end}`);
      if (head.length > 0) this.#receive(head);
    });
    upgrade.end();
  }

  #receive(data: Buffer): void {
    let rest = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    for (;;) {
      const frame = readFrame(rest);
      if (frame === undefined) break;
      rest = rest.subarray(frame.length);
      if (frame.isText) this.#hear(frame.payload.toString('utf8'));
    }
    this.#pending = rest;
  }

  #hear(text: string): void {
    if (text.includes(`"${this.#options.hub.joinedEvent}"`)) {
      clearTimeout(this.#deadline);
      this.#options.onJoined();
    }
    this.#options.onText(text);
  }

  #lose(attempt: number): void {
    if (attempt !== this.#attempt || this.#isStopped) return;
    this.#attempt += 1;
    this.#release();
    setTimeout(
      () => {
        if (!this.#isStopped) this.connect();
      },
      reconnectDelayMs + Math.random() * reconnectSpreadMs,
    );
  }

  #release(): void {
    clearTimeout(this.#deadline);
    this.#request?.destroy();
    this.#request = undefined;
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  /** Sends a text frame; a client's frames are masked, and a mask of zeros leaves the text as it is. */
  #send(text: string): void {
    const payload = Buffer.from(text);
    const head = payload.length < 126 ? Buffer.from([0x81, 0x80 | payload.length]) : Buffer.from([0x81, 0xfe, 0, 0]);
    if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
    this.#socket?.write(Buffer.concat([head, Buffer.alloc(4), payload]));
  }
}

/** The first whole frame of a server's bytes, if there is one: unmasked, and never split into fragments by our hub. */
function readFrame(bytes: Buffer): { isText: boolean; payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const headLength = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < headLength) return undefined;
  const size = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  const length = headLength + size;
  if (bytes.length < length) return undefined;
  return { isText: (bytes.readUInt8(0) & 0x0f) === 1, payload: bytes.subarray(headLength, length), length };
}
