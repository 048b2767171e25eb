import type { NetworkFigures, NetworkProbe } from './network-figures.ts';
import type { SpeedRefusal } from './speed-ticket.ts';

/** Where a test is. Only 'done' has whole figures: a test that ended in any other way measured nothing. */
export type NetworkTestState =
  | { phase: 'idle' }
  | { phase: 'running'; probe: NetworkProbe | 'begin'; figures: NetworkFigures }
  | { phase: 'done'; figures: NetworkFigures }
  /** By the tutor. */
  | { phase: 'stopped'; usedBytes: number }
  /** The page was hidden: browsers slow such pages down, and their figures with them. */
  | { phase: 'void'; usedBytes: number }
  /** Another tab of this browser tests. */
  | { phase: 'elsewhere' }
  | { phase: 'limited'; refusal: SpeedRefusal }
  | { phase: 'unreachable' };
