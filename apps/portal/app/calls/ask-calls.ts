import type { CallBodies } from '@tutor/realtime/calls/call-asks';
import { callAsksOver } from '@tutor/realtime/calls/call-asks-over';
import type { Ask, CallsArea } from '@tutor/realtime/service/ask';
import { ask, carried, tell } from '../kit/line/ask.ts';

const address = '/call/calls';

/** Asks the service about a call, by the request's name in the contract. Never rejects: a line that is lost is `unknown`. */
export const askCalls: Ask<CallsArea> = (name, body, signal) => ask(address, carried(name, body), { signal });

/** The way of a call's client to the service, through the portal. */
export const callAsks = callAsksOver(askCalls);

/** Leaves a call from a page that is going. */
export function leaveByBeacon(body: CallBodies['leave']): void {
  tell(address, carried('leave', body));
}
