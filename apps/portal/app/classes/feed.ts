import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loadPart } from '../kit/parts.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { tutorZone } from '../session/zone.server.ts';

/** The calendar feed for the dialog over the class table; when it cannot be had, the dialog says so and the table stays. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const calls = Promise.all([tutorZone(args), api.calendarFeed.status()]);
    const panel = await loadPart(calls, ([zone, { body }]) => ({ zone, feed: body }));
    return json({ panel });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}
