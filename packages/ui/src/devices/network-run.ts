import type { NetworkFigures } from '@tutor/rules/devices/network-figures';

/** A test of the history. */
export interface NetworkRun {
  id: number;
  /** When the service received it. */
  at: Date;
  figures: NetworkFigures;
}
