import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** What a server says to a client that it lets in: authenticated, ready for a query. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** First byte of the message by which a client leaves. */
const terminate = 0x58;

/**
 * The embedded engine as the socket of a PostgreSQL client: what the client writes at once goes to the engine at once. So
 * both kinds of database are spoken to by one driver, and a query costs the engine one call instead of six.
 */
export class EngineStream extends Duplex {
  readonly #engine: PGlite;
  #isWelcomed = false;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  // What the client asks of a socket beside reading and writing.
  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(bytes).then(() => done(), done);
  }

  override _writev(pieces: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(pieces.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #send(bytes: Buffer): Promise<void> {
    if (!this.#isWelcomed) {
      this.#isWelcomed = true;
      this.push(welcome);
    } else if (bytes[0] === terminate) this.push(null);
    else this.push(await this.#answerTo(bytes));
  }

  /** The engine's other calls keep every message that they ever parsed. */
  async #answerTo(bytes: Buffer): Promise<Buffer> {
    const pieces: Buffer[] = [];
    // Each piece is a view of the engine's memory, which the next one overwrites.
    await this.#engine.execProtocolRawStream(bytes, { onRawData: (piece) => pieces.push(Buffer.from(piece)) });
    return Buffer.concat(pieces);
  }
}
