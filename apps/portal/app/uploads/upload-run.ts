import { chunkRange, missingChunks, uploadPercent } from '@tutor/rules/uploads/chunks';
import { chunkFailedMessage, uploadFailedMessage } from '@tutor/rules/uploads/upload-messages';
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

/** Slices of a file that may be on their way at the same time. They set out in order. */
const onTheWayMax = 4;

/** Waits before further tries of a call that was not answered, in ms. After the last one the tutor decides. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000];

type Done = Extract<UploadReply, { isDone: true }>;

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
 * Sends a file: slices in order, then the merge. Tells every step; ends with `done`, `failed`, `sessionGone` or
 * `cancelled`, and never rejects. Ended by the signal it says `cancelled` and leaves it to the caller to tell the service.
 */
export async function runUpload(
  { key, file, fileName, isResumed }: UploadOrder,
  { transport, untilOnline, wait, hashOf }: UploadEnvironment,
  givenUp: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> {
  const failure = new AbortController();
  // A slice that fails ends the one beside it.
  const signal = AbortSignal.any([givenUp, failure.signal]);
  let sentBytes = 0;
  let lastMessage = '';
  let trying: Promise<Done> | undefined;
  const percent = (): number => uploadPercent({ sentBytes, totalBytes: file.size, isMerged: false });

  /** Asks once; undefined where nobody answered. */
  const ask = async (send: () => Promise<UploadReply>, fallback: string): Promise<Done | undefined> => {
    signal.throwIfAborted();
    await untilOnline(signal, () => onProgress({ phase: 'waiting', percent: percent(), reason: 'offline' }));
    const reply = await send();
    if (reply.isDone) return reply;
    lastMessage = reply.message === '' ? fallback : reply.message;
    if (reply.kind === 'sessionGone') throw new UploadStopped('sessionGone', lastMessage, true);
    if (reply.kind === 'refused') throw new UploadStopped('failed', lastMessage, false);
    return undefined;
  };

  /** Asks again and again, less and less often. */
  const askAgain = async (send: () => Promise<UploadReply>, fallback: string): Promise<Done> => {
    for (const delayMs of retryDelaysMs) {
      onProgress({ phase: 'waiting', percent: percent(), reason: 'busy' });
      await wait(delayMs, signal);
      const done = await ask(send, fallback);
      if (done !== undefined) return done;
    }
    throw new UploadStopped('failed', lastMessage, true);
  };

  const answerOf = async (send: () => Promise<UploadReply>, fallback: string): Promise<Done> => {
    for (;;) {
      const done = await ask(send, fallback);
      if (done !== undefined) return done;
      // One slice asks for all: the others go on once it is answered.
      if (trying === undefined) {
        trying = askAgain(send, fallback).finally(() => {
          trying = undefined;
        });
        return trying;
      }
      await trying;
    }
  };

  try {
    onProgress({ phase: 'sending', percent: 0 });
    const hash = hashOf(file).catch(() => undefined);
    const known = isResumed ? await answerOf(() => transport.state(key, signal), uploadFailedMessage) : undefined;
    if (known?.file != null) return onProgress({ phase: 'done', percent: 100, file: known.file });
    const missing = missingChunks(file.size, known?.chunks ?? []);
    const bytesOf = (chunk: number): number => {
      const { start, end } = chunkRange(chunk, file.size);
      return end - start;
    };
    sentBytes = file.size - missing.reduce((sum, chunk) => sum + bytesOf(chunk), 0);
    onProgress({ phase: 'sending', percent: percent() });
    const send = async (chunk: number): Promise<void> => {
      const { start, end } = chunkRange(chunk, file.size);
      const bytes = file.slice(start, end);
      await answerOf(() => transport.chunk(key, { chunk, fileName, bytes }, signal), chunkFailedMessage);
      sentBytes += end - start;
      onProgress({ phase: 'sending', percent: percent() });
    };
    // The first alone: it begins the upload, or is told why there can be none.
    const [first, ...rest] = missing;
    if (first !== undefined) await send(first);
    const queue = rest.values();
    const lanes = Array.from({ length: onTheWayMax }, async () => {
      for (const chunk of queue) await send(chunk);
    });
    await Promise.all(lanes).catch(async (error: unknown) => {
      failure.abort();
      await Promise.allSettled(lanes);
      throw error;
    });
    const fileHash = await hash;
    const merge = { fileSize: file.size, ...(fileHash === undefined ? {} : { fileHash }) };
    const merged = await answerOf(() => transport.merge(key, merge, signal), uploadFailedMessage);
    if (merged.file === null) throw new UploadStopped('failed', uploadFailedMessage, true);
    onProgress({ phase: 'done', percent: 100, file: merged.file });
  } catch (error) {
    if (givenUp.aborted) return onProgress({ phase: 'cancelled', percent: percent() });
    if (!(error instanceof UploadStopped)) {
      return onProgress({ phase: 'failed', percent: percent(), message: uploadFailedMessage, canRetry: true });
    }
    if (error.progress === 'sessionGone') return onProgress({ phase: 'sessionGone', percent: percent() });
    onProgress({ phase: 'failed', percent: percent(), message: error.message, canRetry: error.canRetry });
  }
}
