import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import type { Answer } from '@tutor/realtime/service/answer';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { ask } from '../kit/line/ask.ts';

/** A test in the history. */
export interface KeptRun {
  id: number;
  /** ISO 8601. */
  at: string;
}

/** Keeps a test in the history. Call the result again after a failure: it counts once. */
export function runKeeper(figures: NetworkFigures): () => Promise<Answer<KeptRun>> {
  const fields = { key: randomUuid(), figures: JSON.stringify(figures) };
  return () => ask('/devices/network-test', fields);
}
