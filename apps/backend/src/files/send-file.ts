import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isKnownEtag } from '@tutor/api/core/known-etag';
import { byteRange } from './byte-range.ts';

/** A file on the disk, and how it is told of. */
export interface SentFile {
  path: string;
  /** In bytes. */
  size: number;
  contentType: string;
  /** Content-Disposition. */
  disposition: string;
  /** Of its bytes. */
  hash: string;
}

/**
 * Answers with a file, or the range of it that was asked for. Nothing in it is ever run: the browser may not guess another
 * type, and what it opens stands in an empty sandbox.
 */
export function sendFile(request: Request, { path, size, contentType, disposition, hash }: SentFile): Response {
  const headers = new Headers({
    'content-type': contentType,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    // Asked for again each time, so that nobody sees it after signing out; unchanged, it is not sent again.
    'cache-control': 'private, no-cache, no-transform',
    'accept-ranges': 'bytes',
    etag: `"${hash}"`,
  });
  if (isKnownEtag(request.headers, `"${hash}"`)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const isRangeWanted = ifRange === null || ifRange === headers.get('etag');
  const range = byteRange(isRangeWanted ? (request.headers.get('range') ?? undefined) : undefined, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  // Of an empty file there is no last byte that could be read to.
  const body = request.method === 'HEAD' || size === 0 ? null : streamOf(path, start, end);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
}
