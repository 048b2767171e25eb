import { json } from '@remix-run/node';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';

/** Unread messages of the training site, asked for every 30 s (specification, core §4): 401 when nobody is signed in. */
export const loader = scripted({ message: 'Please sign in.' }, async ({ api }) => {
  try {
    return { unread: (await api.notices.moodleMessages()).body.unread };
  } catch (error) {
    requireFailedCall(error);
    return json({ message: 'Please try again.' }, 503);
  }
});
