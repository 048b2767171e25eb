import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface LineSpeed {
  downMbps: number;
  upMbps: number;
  /** Of the way there and back together. */
  roundTripMs: number;
}

/** What waits in a router at most, in ms of its line; whoever sends more is held back. */
const queueMsMax = 60;
const pieceBytes = 4_096;

/**
 * A line between a browser and a port of this machine: bytes of all connections together leave in the order in which they came, no faster
 * than the line takes them, and arrive half a round trip later. What is late by the machine's own doing is made up for.
 */
export class PacedLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(port: number, { downMbps, upMbps, roundTripMs }: LineSpeed): Promise<PacedLine> {
    const [up, down] = [new Way(upMbps, roundTripMs / 2), new Way(downMbps, roundTripMs / 2)];
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
      const far = connect({ host: '127.0.0.1', port, allowHalfOpen: true, noDelay: true });
      for (const socket of [near, far]) {
        line.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          line.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      up.carry(near, far);
      down.carry(far, near);
    });
    const line = new PacedLine(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

/** One direction of a line. */
class Way {
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  /** What is under way, in order, with the time of its arrival. */
  readonly #underWay: { arrivesAt: number; arrive: () => void }[] = [];
  /** When the line has taken all that was given to it. */
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(mbps: number, delayMs: number) {
    this.#bytesPerMs = (mbps * 1_000) / 8;
    this.#delayMs = delayMs;
  }

  carry(from: Socket, to: Socket): void {
    from.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        this.#send(piece.length, () => to.write(piece));
      }
      const waitMs = this.#freeAt - performance.now();
      if (waitMs <= queueMsMax) return;
      from.pause();
      setTimeout(() => from.resume(), waitMs - queueMsMax / 2);
    });
    from.on('end', () => this.#send(0, () => to.end()));
  }

  #send(bytes: number, arrive: () => void): void {
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + bytes / this.#bytesPerMs;
    this.#underWay.push({ arrivesAt: this.#freeAt + this.#delayMs, arrive });
    this.#wait();
  }

  #wait(): void {
    const [next] = this.#underWay;
    if (next === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const now = performance.now();
      while (this.#underWay[0] !== undefined && this.#underWay[0].arrivesAt <= now) this.#underWay.shift()?.arrive();
      this.#wait();
    }, next.arrivesAt - performance.now());
  }
}
