import { z } from 'zod';
import { asked, RefusedAsk } from '../session/asked.server.ts';

const sinceSchema = z.coerce.number().int().nonnegative();

/** What changed after a cursor. */
export const loader = asked(async ({ api, search }) => {
  const since = sinceSchema.safeParse(search.get('since') ?? undefined);
  if (!since.success) throw new RefusedAsk('since must be a whole number, 0 or more');
  return (await api.messages.updates({ query: { seq: since.data } })).body;
});
