import { callTimeoutMs } from '@tutor/rules/realtime/policy';

/** Asks for the service's present instant, in ms since the epoch. Rejects where it cannot be had. */
export async function askNow(): Promise<number> {
  const answer = await fetch('/shell/now', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The service answered with ${answer.status}.`);
  const reply: unknown = await answer.json();
  if (typeof reply === 'object' && reply !== null && 'nowMs' in reply && typeof reply.nowMs === 'number') {
    return reply.nowMs;
  }
  throw new Error('The answer holds no time.');
}
