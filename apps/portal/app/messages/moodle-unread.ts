import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { findSignedIn } from '../session/guard.server.ts';

/** Unread messages of the training site, asked for every 30 s (specification, core §4): 401 when nobody is signed in. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return json({ message: 'Please sign in.' }, 401);
  try {
    const { body } = await signedIn.api.notices.moodleMessages();
    return json({ unread: body.unread });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json({ message: 'Please try again.' }, error.kind === 'sessionGone' ? 401 : 503);
  }
}
