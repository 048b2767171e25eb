import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { loaderFailure, requireSignedIn, shownMessage } from '../account/guard.server.ts';
import { tutorZone } from '../account/zone.server.ts';

/** The calendar feed for the dialog over the class table; when it cannot be had, the dialog says so and the table stays. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const [zone, { body }] = await Promise.all([tutorZone(args), api.calendarFeed.status()]);
    return json({ panel: { value: { zone, feed: body } } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ panel: { problem: shownMessage(error) } });
  }
}
