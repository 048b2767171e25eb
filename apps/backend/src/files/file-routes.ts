import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { asFileType, isImageType } from '@tutor/rules/uploads/file-types';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { bearerToken, sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { byteRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import { files } from './tables.ts';

interface FileRoutesOptions {
  queries: Queries;
  sessions: Sessions;
  store: FileStore;
  now: () => Date;
}

/**
 * Uploaded files, to their owner only. A picture may be shown; everything else is for saving, and nothing is ever run: the
 * browser may not guess another type, and what it opens stands in an empty sandbox.
 */
export function fileRoutes({ queries, sessions, store, now }: FileRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/:module/:name', async (context) => {
    const token = bearerToken(context.req.header('authorization'));
    const session = token === undefined ? undefined : await sessions.find(token, now());
    if (session === undefined) throw sessionGone();
    const reference = `${context.req.param('module')}/${context.req.param('name')}`;
    const [file] = await queries
      .select()
      .from(files)
      .where(and(eq(files.reference, reference), eq(files.tuid, session.tuid)));
    const stored = file === undefined ? undefined : await store.find(file.reference);
    if (file === undefined || stored === undefined) {
      throw new Refusal(refusalCodes.notFound, 'This file does not exist.', 404);
    }
    const headers = new Headers({
      'content-type': file.contentType,
      'content-disposition': disposition(file.reference, file.fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
      // Asked for again each time, so that nobody sees it after signing out; unchanged, it is not sent again.
      'cache-control': 'private, no-cache, no-transform',
      'accept-ranges': 'bytes',
      etag: `"${file.hash}"`,
    });
    if (context.req.header('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers });
    const ifRange = context.req.header('if-range');
    const isRangeWanted = ifRange === undefined || ifRange === headers.get('etag');
    const range = byteRange(isRangeWanted ? context.req.header('range') : undefined, stored.size);
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${stored.size}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: stored.size - 1 };
    headers.set('content-length', String(end - start + 1));
    if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${stored.size}`);
    const body = context.req.method === 'HEAD' ? null : streamOf(stored.path, start, end);
    return new Response(body, { status: range === undefined ? 200 : 206, headers });
  });
  return routes;
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
}

/** Shown or saved, with the tutor's own name for it (RFC 6266). */
function disposition(reference: string, fileName: string): string {
  const type = asFileType(reference.split('.').at(-1) ?? '');
  const way = type !== undefined && isImageType(type) ? 'inline' : 'attachment';
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
