import { json } from '@remix-run/node';
import { z } from 'zod';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';

const sinceSchema = z.coerce.number().int().nonnegative();

/** What changed after a cursor, as data: 401 when nobody is signed in, so that real time stops instead of following a redirect. */
export const loader = scripted({ message: 'Please sign in.' }, async ({ api, search }) => {
  const since = sinceSchema.safeParse(search.get('since') ?? undefined);
  if (!since.success) return json({ message: 'since must be a whole number, 0 or more' }, 400);
  try {
    return (await api.messages.updates({ query: { seq: since.data } })).body;
  } catch (error) {
    requireFailedCall(error);
    return json({ message: 'Please try again.' }, 503);
  }
});
