import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import type { Timers } from '../browser/timers.ts';
import type { CallAsks } from './call-asks.ts';
import { iceServersReply } from './call-replies.ts';

/** A call does not wait longer for them: two pages of one network find each other without. */
const waitMs = seconds(3);

/** The servers that help pages to find each other; undefined where the service did not say. Never rejects. */
export async function fetchIceServers(
  calls: Pick<CallAsks, 'iceServers'>,
  { timers, signal }: { timers: Timers; signal: AbortSignal },
): Promise<readonly RTCIceServer[] | undefined> {
  try {
    const ask = (tried: AbortSignal): Promise<unknown> => calls.iceServers({}, tried);
    const reply = iceServersReply.parse(await withinDeadline({ timers, timeoutMs: waitMs, signal }, ask));
    return reply.IceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    }));
  } catch {
    return undefined;
  }
}
