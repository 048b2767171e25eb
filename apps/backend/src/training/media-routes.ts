import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import { disposition } from '../files/disposition.ts';
import { sendFile } from '../files/send-file.ts';
import { bearerToken, sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findMediaFile } from './media-file.ts';
import { isServedTo } from './served-courses.ts';
import { trainingCourses, trainingMedia } from './tables.ts';

interface MediaRoutesOptions {
  queries: Queries;
  sessions: Sessions;
  /** Folder of the training material. */
  folder: string;
  now: () => Date;
}

/** Pictures, clips and captions of the courses. The database alone says which files there are. */
export function trainingMediaRoutes({ queries, sessions, folder, now }: MediaRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/:course/:name', async (context) => {
    const token = bearerToken(context.req.header('authorization'));
    const session = token === undefined ? undefined : await sessions.find(token, now());
    if (session === undefined) throw sessionGone();
    const { course, name } = context.req.param();
    const [found] = await queries
      .select({ slug: trainingCourses.slug, file: trainingMedia })
      .from(trainingMedia)
      .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingMedia.courseId))
      .where(and(eq(trainingCourses.slug, course), eq(trainingMedia.name, name), isServedTo(queries, session.tuid)));
    const file = found === undefined ? undefined : await findMediaFile(folder, { slug: found.slug, ...found.file });
    if (found === undefined || file === undefined) {
      throw new Refusal(refusalCodes.notFound, 'This file does not exist.', 404);
    }
    return sendFile(context.req.raw, {
      path: file.path,
      size: file.size,
      contentType: found.file.contentType,
      hash: file.tag,
      disposition: disposition('inline', name),
    });
  });
  return routes;
}
