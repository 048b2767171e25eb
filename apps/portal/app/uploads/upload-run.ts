import { chunkRange, missingChunks, nextBatch, nextBatchLength, uploadPercent } from '@tutor/rules/uploads/chunks';
import { changedFileMessage, chunkFailedMessage, uploadFailedMessage } from '@tutor/rules/uploads/upload-messages';
import type { UploadedFile, UploadReply } from './upload-reply.ts';
import type { UploadKey, UploadTransport } from './upload-transport.ts';

/** How far an upload is. `percent` stays at most 99 until the file is merged. */
export type UploadProgress =
  | { phase: 'sending'; percent: number }
  /** Waits for the line or the service, and goes on by itself. */
  | { phase: 'waiting'; percent: number; reason: 'offline' | 'busy' }
  | { phase: 'done'; percent: 100; file: UploadedFile }
  | { phase: 'failed'; percent: number; message: string; canRetry: boolean }
  | { phase: 'sessionGone'; percent: number }
  | { phase: 'cancelled'; percent: number };

/** What an upload needs of the browser. */
export interface UploadEnvironment {
  transport: UploadTransport;
  /** Resolves at once while there is a line, else when it is back. `onWait` is called before waiting. */
  untilOnline: (signal: AbortSignal, onWait: () => void) => Promise<void>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
  /** SHA-256 of the file in hexadecimal; undefined where the browser cannot make it. */
  hashOf: (file: Blob) => Promise<string | undefined>;
}

export interface UploadOrder {
  key: UploadKey;
  file: Blob;
  fileName: string;
  /** Ask first what the service has: the upload was begun before. */
  isResumed: boolean;
}

/** Waits before further tries after a call that was not answered, in ms. After the last one the tutor decides. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000];

type Done = Extract<UploadReply, { isDone: true }>;

/** Whether a chosen file is still what was chosen: browsers read none that was changed or moved since. */
function isReadable(bytes: Blob): Promise<boolean> {
  return bytes
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** A failure that the tutor sees. */
class UploadStopped extends Error {
  readonly progress: 'failed' | 'sessionGone';
  readonly canRetry: boolean;
  constructor(progress: 'failed' | 'sessionGone', message: string, canRetry: boolean) {
    super(message);
    this.progress = progress;
    this.canRetry = canRetry;
  }
}

/**
 * Sends a file: slices in order, as many in a request as the line takes in a moment, then the merge. Tells every step; ends
 * with `done`, `failed`, `sessionGone` or `cancelled`, and never rejects. Ended by the signal it says `cancelled` and leaves
 * it to the caller to tell the service.
 */
export async function runUpload(
  { key, file, fileName, isResumed }: UploadOrder,
  { transport, untilOnline, wait, now, hashOf }: UploadEnvironment,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> {
  let sentBytes = 0;
  let lastMessage = '';
  /** Calls since the last slice that arrived. */
  let tries = 0;
  const percent = (): number => uploadPercent({ sentBytes, totalBytes: file.size, isMerged: false });
  const bytesOf = (chunks: readonly number[]): number =>
    chunks.reduce((sum, chunk) => {
      const { start, end } = chunkRange(chunk, file.size);
      return sum + end - start;
    }, 0);

  /** Asks once; undefined where nobody answered. */
  const ask = async (send: () => Promise<UploadReply>, fallback: string): Promise<Done | undefined> => {
    signal.throwIfAborted();
    await untilOnline(signal, () => onProgress({ phase: 'waiting', percent: percent(), reason: 'offline' }));
    const reply = await send();
    if (reply.isDone) return reply;
    lastMessage = reply.message === '' ? fallback : reply.message;
    if (reply.kind === 'sessionGone') throw new UploadStopped('sessionGone', lastMessage, true);
    // These words ask for another try; any other refusal would only come again.
    if (reply.kind === 'refused') throw new UploadStopped('failed', lastMessage, lastMessage === chunkFailedMessage);
    // Asked to slow down, it waits for the tutor; what has arrived is not sent again.
    if (reply.kind === 'limited') throw new UploadStopped('failed', lastMessage, true);
    return undefined;
  };

  /** Waits before another try, longer each time. */
  const waitForAnother = async (): Promise<void> => {
    const delayMs = retryDelaysMs[tries];
    if (delayMs === undefined) throw new UploadStopped('failed', lastMessage, true);
    tries += 1;
    onProgress({ phase: 'waiting', percent: percent(), reason: 'busy' });
    await wait(delayMs, signal);
  };

  const answerOf = async (send: () => Promise<UploadReply>, fallback: string): Promise<Done> => {
    for (;;) {
      const done = await ask(send, fallback);
      if (done !== undefined) return done;
      await waitForAnother();
    }
  };

  /** What the service has not yet; undefined where it has the whole file, which is told. */
  const askMissing = async (): Promise<number[] | undefined> => {
    const known = await answerOf(() => transport.state(key, signal), uploadFailedMessage);
    if (known.file !== null) {
      onProgress({ phase: 'done', percent: 100, file: known.file });
      return undefined;
    }
    return missingChunks(file.size, known.chunks);
  };

  /** Since when the slices are on their way, without their wait in line. */
  let startedAt = 0;
  const onStart = (): void => {
    startedAt = now();
  };

  const sendBatch = async (chunks: readonly number[]): Promise<Done | undefined> => {
    const [first = 1] = chunks;
    const { start } = chunkRange(first, file.size);
    const bytes = file.slice(start, start + bytesOf(chunks));
    const before = sentBytes;
    const onSent = (sent: number): void => {
      sentBytes = before + Math.min(sent, bytes.size);
      onProgress({ phase: 'sending', percent: percent() });
    };
    const done = await ask(
      () => transport.chunks(key, { first, fileName, bytes, onStart, onSent }, signal),
      chunkFailedMessage,
    );
    // A request whose bytes cannot be read fails like one on a broken line, and another try cannot succeed.
    if (done === undefined && !(await isReadable(bytes))) throw new UploadStopped('failed', changedFileMessage, false);
    return done;
  };

  try {
    onProgress({ phase: 'sending', percent: 0 });
    const hash = hashOf(file).catch(() => undefined);
    let missing = isResumed ? await askMissing() : missingChunks(file.size, []);
    // The first alone: it begins the upload, or is told why there can be none.
    let length = 1;
    while (missing !== undefined && missing.length > 0) {
      sentBytes = file.size - bytesOf(missing);
      onProgress({ phase: 'sending', percent: percent() });
      const batch = nextBatch(missing, length);
      if ((await sendBatch(batch)) === undefined) {
        // Some of it may have arrived; nobody could say so.
        sentBytes = file.size - bytesOf(missing);
        await waitForAnother();
        missing = await askMissing();
        length = 1;
      } else {
        tries = 0;
        missing = missing.slice(batch.length);
        length = nextBatchLength(batch.length, now() - startedAt);
      }
    }
    if (missing === undefined) return;
    sentBytes = file.size;
    onProgress({ phase: 'sending', percent: percent() });
    const fileHash = await hash;
    const merge = { fileSize: file.size, ...(fileHash === undefined ? {} : { fileHash }) };
    const merged = await answerOf(() => transport.merge(key, merge, signal), uploadFailedMessage);
    if (merged.file === null) throw new UploadStopped('failed', uploadFailedMessage, true);
    onProgress({ phase: 'done', percent: 100, file: merged.file });
  } catch (error) {
    if (signal.aborted) return onProgress({ phase: 'cancelled', percent: percent() });
    if (!(error instanceof UploadStopped)) {
      return onProgress({ phase: 'failed', percent: percent(), message: uploadFailedMessage, canRetry: true });
    }
    if (error.progress === 'sessionGone') return onProgress({ phase: 'sessionGone', percent: percent() });
    onProgress({ phase: 'failed', percent: percent(), message: error.message, canRetry: error.canRetry });
  }
}
