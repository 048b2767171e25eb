import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import type { LeaveClock } from './leave.server.ts';

/** The service's now and the tutor's zone. */
export async function leaveClock(args: RequestArguments): Promise<LeaveClock> {
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  return { now: new Date(nowMs), zone };
}
