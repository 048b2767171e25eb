import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { z } from 'zod';
import { findSignedIn, shownMessage } from '../account/guard.server.ts';
import { endSession } from '../account/session.server.ts';

const midSchema = z.coerce.number().int().positive();

export function loader(): Response {
  return redirect('/message');
}

/** Marks a message as read: 204 when it is; else a status and a message. 401, not a redirect, when the session is gone. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return json({ message: 'Please sign in.' }, 401);
  const form = await args.request.formData();
  const mid = midSchema.safeParse(form.get('mid'));
  if (!mid.success) return json({ message: 'mid must be a message id' }, 400);
  try {
    await signedIn.api.messages.readSystemMessage({ query: { Mid: mid.data } });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') {
      return json({ message: 'Please sign in.' }, { status: 401, headers: { 'set-cookie': await endSession() } });
    }
    return json({ message: shownMessage(error) }, error.kind === 'refused' ? 404 : 503);
  }
}
