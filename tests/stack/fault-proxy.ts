import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a line does to the bytes that it carries. Their order within one direction always stays. */
export type LineFault =
  | { kind: 'none' }
  /** Every piece comes so much later. */
  | { kind: 'late'; ms: number }
  /** Pieces of so many bytes at most, one after the other. */
  | { kind: 'slices'; bytes: number; everyMs: number }
  /** Nothing comes through, in neither direction, and nobody is told: bytes and goodbyes wait until it heals. */
  | { kind: 'blackHole' }
  /** What is asked arrives, and its answer waits until it heals, or is lost with a reset. */
  | { kind: 'answersWait' }
  /** Whoever connects is thrown out at once. */
  | { kind: 'refuse' };

/**
 * A line between two programs that a test can break: it carries TCP to another port. A browser's own offline switch
 * cannot do this, since it does not touch a socket that is open.
 */
export class FaultProxy {
  readonly #server: Server;
  readonly #target: () => { host: string; port: number };
  readonly #links = new Set<Link>();
  #fault: LineFault = { kind: 'none' };
  /** Connections made to it so far, refused ones included. */
  connections = 0;

  private constructor(target: () => { host: string; port: number }) {
    this.#target = target;
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.#accept(socket));
  }

  /** `target` is asked for each connection: the program behind may come back on another port. */
  static async start(target: () => { host: string; port: number }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve, reject) => {
      proxy.#server.once('error', reject);
      proxy.#server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
    return address.port;
  }

  /** Lines that are open at this moment. */
  get open(): number {
    return this.#links.size;
  }

  get fault(): LineFault {
    return this.#fault;
  }

  /** Holds for every line, open or to come; what a black hole kept goes on when it is over. */
  set fault(fault: LineFault) {
    this.#fault = fault;
    for (const link of this.#links) link.faultChanged();
  }

  /** Ends every open line as a router does that forgot it: both ends are told by a reset. */
  reset(): void {
    for (const link of [...this.#links]) link.reset();
  }

  /** Ends every open line properly. */
  cut(): void {
    for (const link of [...this.#links]) link.end();
  }

  async stop(): Promise<void> {
    this.reset();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #accept(socket: Socket): void {
    this.connections += 1;
    if (this.#fault.kind === 'refuse') {
      socket.on('error', () => {});
      socket.resetAndDestroy();
      return;
    }
    const link = new Link(socket, connect({ ...this.#target(), allowHalfOpen: true, noDelay: true }), {
      fault: () => this.#fault,
      onClosed: () => this.#links.delete(link),
    });
    this.#links.add(link);
  }
}

interface LinkOptions {
  fault: () => LineFault;
  onClosed: () => void;
}

/** One connection through the proxy. */
class Link {
  readonly #sockets: readonly [Socket, Socket];
  readonly #ways: readonly [Way, Way];
  readonly #options: LinkOptions;

  constructor(near: Socket, far: Socket, options: LinkOptions) {
    this.#options = options;
    this.#sockets = [near, far];
    const { fault } = options;
    this.#ways = [
      new Way(near, far, () => fault().kind === 'blackHole', fault),
      new Way(far, near, () => ['blackHole', 'answersWait'].includes(fault().kind), fault),
    ];
    for (const socket of this.#sockets) {
      // A broken end cannot be told apart from a silent one through a black hole.
      socket.on('error', () => this.#broken());
      socket.on('close', () => {
        if (this.#sockets.every(({ destroyed }) => destroyed)) this.#end();
      });
    }
  }

  faultChanged(): void {
    for (const way of this.#ways) way.move();
  }

  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
    this.#end();
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroySoon();
    this.#end();
  }

  #broken(): void {
    if (this.#options.fault().kind !== 'blackHole') this.reset();
  }

  #end(): void {
    for (const way of this.#ways) way.stop();
    this.#options.onClosed();
  }
}

/** One direction: what came in, in order, until the fault lets it out. `undefined` is the end of the stream. */
class Way {
  readonly #to: Socket;
  readonly #isHeld: () => boolean;
  readonly #fault: () => LineFault;
  readonly #waiting: { bytes: Buffer | undefined; cameAt: number }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(from: Socket, to: Socket, isHeld: () => boolean, fault: () => LineFault) {
    this.#to = to;
    this.#isHeld = isHeld;
    this.#fault = fault;
    from.on('data', (bytes) => this.#take(bytes));
    from.on('end', () => this.#take(undefined));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #take(bytes: Buffer | undefined): void {
    this.#waiting.push({ bytes, cameAt: performance.now() });
    if (this.#timer === undefined) this.move();
  }

  /** Lets out what may go now, and comes back for the rest. */
  move(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let first = this.#waiting[0]; first !== undefined && !this.#isStopped; first = this.#waiting[0]) {
      if (this.#isHeld()) return;
      const fault = this.#fault();
      const waitMs = fault.kind === 'late' ? first.cameAt + fault.ms - performance.now() : 0;
      if (waitMs > 0) {
        this.#later(waitMs);
        return;
      }
      if (fault.kind === 'slices' && first.bytes !== undefined && first.bytes.length > fault.bytes) {
        this.#to.write(first.bytes.subarray(0, fault.bytes));
        first.bytes = first.bytes.subarray(fault.bytes);
        this.#later(fault.everyMs);
        return;
      }
      this.#waiting.shift();
      if (first.bytes === undefined) this.#to.end();
      else this.#to.write(first.bytes);
    }
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => this.move(), ms);
  }
}
