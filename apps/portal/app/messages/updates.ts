import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { z } from 'zod';
import { findSignedIn } from '../session/guard.server.ts';
import { endSession } from '../session/session.server.ts';

const sinceSchema = z.coerce.number().int().nonnegative();

/** What changed after a cursor, as data: 401 when nobody is signed in, so that real time stops instead of following a redirect. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const since = sinceSchema.safeParse(new URL(args.request.url).searchParams.get('since') ?? undefined);
  if (!since.success) return json({ message: 'since must be a whole number, 0 or more' }, 400);
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return json({ message: 'Please sign in.' }, 401);
  try {
    const { body } = await signedIn.api.messages.updates({ query: { seq: since.data } });
    return json(body);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone')
      return json({ message: 'Please sign in.' }, { status: 401, headers: { 'set-cookie': await endSession() } });
    return json({ message: 'Please try again.' }, 503);
  }
}
