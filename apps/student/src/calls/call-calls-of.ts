import type { CallCalls } from '@tutor/realtime/calls/call-calls';
import { callCallsOver } from '@tutor/realtime/calls/call-calls-over';
import { ask } from '../ask.ts';

/** The way of a person's calls to the service. */
export function callCallsOf(personId: number): CallCalls {
  return callCallsOver({ ask: (name, body, signal) => ask(personId, `calls.${name}`, body, signal) });
}
