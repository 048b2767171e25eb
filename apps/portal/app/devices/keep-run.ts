import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { type KeepReply, keepReplySchema } from './network-reply.ts';

/** Keeps a test in the history. Call the result again after a failure: it counts once. */
export function runKeeper(figures: NetworkFigures): () => Promise<KeepReply | undefined> {
  const key = randomUuid();
  return async () => {
    try {
      const answer = await fetch('/devices/network-test', {
        method: 'POST',
        body: new URLSearchParams({ key, figures: JSON.stringify(figures) }),
        signal: AbortSignal.timeout(callTimeoutMs),
      });
      return keepReplySchema.safeParse(await answer.json()).data;
    } catch {
      return undefined;
    }
  };
}
