import { asFileType, isImageType } from '@tutor/rules/uploads/file-types';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { bearerToken, sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { disposition } from './disposition.ts';
import type { FileStore } from './file-store.ts';
import { sendFile } from './send-file.ts';
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
    return sendFile(context.req.raw, {
      ...stored,
      contentType: file.contentType,
      disposition: disposition(wayOf(file.reference), file.fileName),
      hash: file.hash,
    });
  });
  return routes;
}

/** A picture is shown, anything else saved, with the tutor's own name for it. */
function wayOf(reference: string): 'inline' | 'attachment' {
  const type = asFileType(reference.split('.').at(-1) ?? '');
  return type !== undefined && isImageType(type) ? 'inline' : 'attachment';
}
