import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import pLimit from 'p-limit';
import { readUploadReply, type UploadReply } from './upload-reply.ts';

/** Which upload a call means. */
export interface UploadKey {
  fileCode: string;
  moduleName: UploadModule;
}

/** The four calls of an upload. Each answers, whatever happens; only a call that its signal ended rejects. */
export interface UploadTransport {
  state: (key: UploadKey, signal: AbortSignal) => Promise<UploadReply>;
  chunk: (
    key: UploadKey,
    slice: { chunk: number; fileName: string; bytes: Blob },
    signal: AbortSignal,
  ) => Promise<UploadReply>;
  merge: (key: UploadKey, file: { fileSize: number; fileHash?: string }, signal: AbortSignal) => Promise<UploadReply>;
  cancel: (key: UploadKey) => Promise<UploadReply>;
}

/** Longest wait for a slice or a merge (specification, growth §9). */
const timeoutMs = 300_000;

/**
 * Slices of all files that are on their way at the same time: a browser opens six connections to a site, and two stay free for
 * the rest of the page.
 */
const inLine = pLimit(4);

/** Calls of the portal by fetch. A slice goes as a bare Blob: the browser reads it from the disk by itself. */
export const portalTransport: UploadTransport = {
  state: (key, signal) => call('GET', 'state', { ...key }, { signal }),
  chunk: (key, { chunk, fileName, bytes }, signal) =>
    inLine(() => call('POST', 'chunk', { ...key, chunk: String(chunk), fileName }, { body: bytes, signal })),
  merge: (key, { fileSize, fileHash }, signal) =>
    call(
      'POST',
      'merge',
      { ...key, fileSize: String(fileSize), ...(fileHash === undefined ? {} : { fileHash }) },
      { signal },
    ),
  cancel: (key) => call('POST', 'cancel', { ...key }, { keepalive: true }),
};

async function call(
  method: 'GET' | 'POST',
  name: string,
  query: Record<string, string>,
  { signal, ...init }: { body?: Blob; signal?: AbortSignal; keepalive?: boolean },
): Promise<UploadReply> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`/uploads/${name}?${new URLSearchParams(query)}`, {
      method,
      ...init,
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    return readUploadReply(await answer.json()) ?? noAnswer;
  } catch (error) {
    if (signal?.aborted) throw error;
    return noAnswer;
  }
}

/** Nobody answered, or somebody else than the portal did. */
const noAnswer: UploadReply = { isDone: false, kind: 'busy', message: '' };
