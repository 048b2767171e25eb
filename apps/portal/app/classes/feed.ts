import { loadPart } from '../kit/beside/parts.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';

/** The calendar feed for the dialog over the class table; when it cannot be had, the dialog says so and the table stays. */
export const loader = guarded(async (args) => {
  const { api } = args;
  const calls = Promise.all([tutorZone(args), api.calendarFeed.status()]);
  const panel = await loadPart(calls, ([zone, { body }]) => ({ zone, feed: body }));
  return { panel };
});
