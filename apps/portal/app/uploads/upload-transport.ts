import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import pLimit from 'p-limit';
import { shownTuid } from '../kit/framework/framework-router.ts';
import { loadAnew, tutorHeader } from '../kit/line/drawn-for.ts';
import { readUploadReply, type UploadReply } from './upload-reply.ts';

/** Which upload a call means. */
export interface UploadKey {
  fileCode: string;
  moduleName: UploadModule;
}

/** Slices that travel together. */
interface UploadBatch {
  first: number;
  fileName: string;
  bytes: Blob;
  /** Called when they set out: other files may be before them in the line. */
  onStart: () => void;
  /** Hears how many bytes have left so far. */
  onSent: (bytes: number) => void;
}

/** The four calls of an upload. Each answers, whatever happens; only a call that its signal ended rejects. */
export interface UploadTransport {
  state: (key: UploadKey, signal: AbortSignal) => Promise<UploadReply>;
  /** Slices that follow each other, from `first` on. */
  chunks: (key: UploadKey, batch: UploadBatch, signal: AbortSignal) => Promise<UploadReply>;
  merge: (key: UploadKey, file: { fileSize: number; fileHash?: string }, signal: AbortSignal) => Promise<UploadReply>;
  cancel: (key: UploadKey) => Promise<UploadReply>;
}

/** Longest wait for slices or a merge (specification, growth §9). */
const timeoutMs = 300_000;

/** Files whose slices are on their way at the same time: a browser opens six connections to a site, two stay free for the page. */
const inLine = pLimit(4);

/** Calls of the portal. Slices go as a bare Blob: the browser reads it from the disk by itself. */
export const portalTransport: UploadTransport = {
  state: (key, signal) => call('GET', 'state', { ...key }, { signal }),
  chunks: (key, { first, fileName, bytes, onStart, onSent }, signal) =>
    inLine(() => {
      onStart();
      return post(addressOf('chunk', { ...key, chunk: String(first), fileName }), { bytes, onSent, signal });
    }),
  merge: (key, { fileSize, fileHash }, signal) =>
    call(
      'POST',
      'merge',
      { ...key, fileSize: String(fileSize), ...(fileHash === undefined ? {} : { fileHash }) },
      { signal },
    ),
  cancel: (key) => call('POST', 'cancel', { ...key }, { keepalive: true }),
};

function addressOf(name: string, query: Record<string, string>): string {
  return `/uploads/${name}?${new URLSearchParams(query)}`;
}

async function call(
  method: 'GET' | 'POST',
  name: string,
  query: Record<string, string>,
  { signal, keepalive }: { signal?: AbortSignal; keepalive?: boolean },
): Promise<UploadReply> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(addressOf(name, query), {
      method,
      ...(keepalive === undefined ? {} : { keepalive }),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    return readUploadReply(await answer.json()) ?? noAnswer;
  } catch (error) {
    if (signal?.aborted) throw error;
    return noAnswer;
  }
}

/** By XMLHttpRequest: fetch does not say how much of a body has left. For whom the page was drawn goes along as with fetches. */
function post(
  address: string,
  { bytes, onSent, signal }: { bytes: Blob; onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort);
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.responseType = 'json';
    const tuid = shownTuid();
    if (tuid !== undefined) request.setRequestHeader(tutorHeader, String(tuid));
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason);
      else if (request.getResponseHeader(tutorHeader) !== null) loadAnew();
      else resolve(readUploadReply(request.response) ?? noAnswer);
    });
    request.send(bytes);
  });
}

/** Nobody answered, or somebody else than the portal did. */
const noAnswer: UploadReply = { isDone: false, kind: 'busy', message: '' };
