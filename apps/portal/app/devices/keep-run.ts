import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import type { KeepReply } from './network-reply.ts';

/** Keeps a test in the history. Call the result again after a failure: it counts once. */
export function runKeeper(figures: NetworkFigures): () => Promise<KeepReply | undefined> {
  const key = randomUuid();
  return async () => {
    try {
      // The parser comes with the first test, not with the page.
      const { keepReplySchema } = await import('./network-reply.ts');
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
