import { json } from '@remix-run/node';
import { z } from 'zod';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';

const openSchema = z.object({ page: z.string().regex(/^[A-Za-z/]{1,60}$/) });
const closeSchema = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Notes that a page of growth was opened, or until when. Nobody waits for it, and its failure is nobody's trouble. */
export const action = scripted({}, async ({ api, request }) => {
  const fields = Object.fromEntries(await request.formData());
  const opened = openSchema.safeParse(fields);
  const closed = closeSchema.safeParse(fields);
  try {
    if (opened.success) return { id: (await api.growthCourses.openLog({ body: { Page: opened.data.page } })).body.Id };
    if (closed.success) await api.growthCourses.closeLog({ body: { Id: closed.data.id } });
  } catch (error) {
    requireFailedCall(error);
  }
  return json({});
});
