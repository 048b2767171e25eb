import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { isKnownEtag } from '@tutor/api/core/known-etag';
import { makeZip, predictLength } from 'client-zip';
import { disposition, safeNames } from './disposition.ts';

/** A file on the disk, and what it is called in an archive. */
export interface ZippedFile {
  path: string;
  name: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
  /** Names the bytes. */
  tag: string;
}

/**
 * Answers with the files as one archive. It is made while it is sent, one file after the other, and not compressed again: what
 * tutors take along is compressed already. A part of it cannot be asked for.
 */
export function zipFiles(request: Request, files: readonly ZippedFile[], archiveName: string): Response {
  // No entry leads out of the folder that it is unpacked to, or takes the place of another.
  const names = safeNames(files.map(({ name }) => name));
  const entries = files.map(({ size, changedAt }, index) => ({
    name: names[index] ?? '',
    size,
    lastModified: changedAt,
  }));
  const etag = `"${createHash('sha256')
    .update(JSON.stringify(files.map(({ name, tag }) => [name, tag])))
    .digest('hex')}"`;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', archiveName),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache, no-transform',
    'accept-ranges': 'none',
    etag,
  };
  if (isKnownEtag(request.headers, etag)) return new Response(null, { status: 304, headers });
  return new Response(archiveOf(files, entries), {
    headers: { ...headers, 'content-length': String(predictLength(entries)) },
  });
}

type Entry = { name: string; size: number; lastModified: Date };

/** The archive's bytes. Where the visitor goes away, the file that is being read is closed: the library leaves it open. */
function archiveOf(files: readonly ZippedFile[], entries: readonly Entry[]): ReadableStream<Uint8Array> {
  let current: ReadStream | undefined;
  // Opens a file when its turn has come, so that one is open at a time.
  function* opened() {
    for (const [index, entry] of entries.entries()) {
      current = createReadStream(files[index]?.path ?? '', { end: Math.max(0, entry.size - 1) });
      yield { ...entry, input: current };
    }
  }
  const reader = makeZip(opened()).getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      current?.destroy();
      // The library answers a cancellation by its own reason, as a failure.
      await reader.cancel().catch(() => undefined);
    },
  });
}
