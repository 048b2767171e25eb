import { systemTimers } from '@tutor/realtime/browser/timers';
import { fetchIceServers } from '@tutor/realtime/calls/fetch-ice-servers';
import { callAsks } from '../calls/ask-calls.ts';

/**
 * The servers of calls, for the probe of lost packets. The service gives their credentials to tutors alone: a visitor's test has none,
 * and asks for none.
 */
export async function fetchRelays(isSignedIn: boolean, signal: AbortSignal): Promise<readonly RTCIceServer[]> {
  if (!isSignedIn) return [];
  return (await fetchIceServers(callAsks, { timers: systemTimers, signal })) ?? [];
}
