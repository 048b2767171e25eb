import { z } from 'zod';
import { asked } from '../session/asked.server.ts';

const openSchema = z.object({ page: z.string().regex(/^[A-Za-z/]{1,60}$/) });
const closeSchema = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Notes that a page of growth was opened, or until when. Nobody waits for it, and its failure is nobody's trouble. */
export const action = asked(async ({ api, request }): Promise<{ id?: number }> => {
  const fields = Object.fromEntries(await request.formData());
  const opened = openSchema.safeParse(fields);
  const closed = closeSchema.safeParse(fields);
  if (opened.success) return { id: (await api.growthCourses.openLog({ body: { Page: opened.data.page } })).body.Id };
  if (closed.success) await api.growthCourses.closeLog({ body: { Id: closed.data.id } });
  return {};
});
