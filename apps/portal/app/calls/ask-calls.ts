import { callCallsOver } from '@tutor/realtime/calls/call-calls-over';
import { askService, carriedForm, type ServiceAnswer } from '../kit/ask-service.ts';

const address = '/call/calls';

/** Asks the service about a call, by the request's name in the contract. Never rejects: a line that is lost is `unknown`. */
export function askCalls<Body>(call: string, body?: object, signal?: AbortSignal): Promise<ServiceAnswer<Body>> {
  return askService(address, call, body, { signal });
}

/** The way of a call's client to the service, through the portal. */
export const callCalls = callCallsOver({ ask: askCalls });

/** Leaves a call from a page that is going. */
export function leaveByBeacon(body: object): void {
  navigator.sendBeacon(address, carriedForm('leave', body));
}
