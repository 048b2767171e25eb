import { json } from '@remix-run/node';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { type ImpactReply, impactOfTyped } from './leave.server.ts';
import { leaveClock } from './leave-clock.server.ts';

/** What the leave that stands in the fields would cost. */
export const loader = guarded(async (args) => {
  const { api } = args;
  try {
    return json<ImpactReply>(await impactOfTyped(api, args.search, await leaveClock(args)));
  } catch (error) {
    requireFailedCall(error);
    return json<ImpactReply>({ kind: 'failed', message: shownMessage(error) });
  }
});
