import { asFileType, isImageType } from '@tutor/rules/uploads/file-types';
import { Hono } from 'hono';
import type { Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { bearerToken, sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { disposition } from './disposition.ts';
import type { FileOwner } from './file-owner.ts';
import type { FileStore } from './file-store.ts';
import { findReadable } from './find-readable.ts';
import { sendFile } from './send-file.ts';

interface FileRoutesOptions {
  queries: Queries;
  store: FileStore;
  /** Who asks; throws for whoever may read nothing. */
  readerOf: (request: Request) => Promise<FileOwner>;
}

/**
 * Uploaded files, to their owner and to the people of the chat whom they were sent to. A picture may be shown; everything else is
 * for saving, and nothing is ever run: the browser may not guess another type, and what it opens stands in an empty sandbox.
 */
export function fileRoutes({ queries, store, readerOf }: FileRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/:module/:name', async (context) => {
    const reader = await readerOf(context.req.raw);
    const reference = `${context.req.param('module')}/${context.req.param('name')}`;
    const file = await findReadable(queries, reader, reference);
    const stored = file === undefined ? undefined : await store.find(file.reference);
    if (file === undefined || stored === undefined) {
      throw new Refusal(refusalCodes.notFound, 'This file does not exist.', 404);
    }
    return sendFile(context.req.raw, {
      ...stored,
      contentType: file.contentType,
      disposition: disposition(wayOf(file.reference), file.fileName),
      hash: file.hash,
    });
  });
  return routes;
}

/** The tutor of a request's bearer. */
export function tutorAsReader(sessions: Sessions, now: () => Date): FileRoutesOptions['readerOf'] {
  return async (request) => {
    const token = bearerToken(request.headers.get('authorization'));
    const session = token === undefined ? undefined : await sessions.find(token, now());
    if (session === undefined) throw sessionGone();
    return { tuid: session.tuid };
  };
}

/** A picture is shown, anything else saved, with its owner's name for it. */
function wayOf(reference: string): 'inline' | 'attachment' {
  const type = asFileType(reference.split('.').at(-1) ?? '');
  return type !== undefined && isImageType(type) ? 'inline' : 'attachment';
}
