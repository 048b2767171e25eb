import type { PeerSignal } from './peer-signal.ts';

export interface SignalsInOrderOptions {
  onSignal: (signal: PeerSignal) => void;
  /** One before those that have come is missing. */
  onMissing: () => void;
}

/** More than that is held for nobody. */
const heldMax = 300;

/** The signals of one session from another page, in the order in which they were sent. */
export function createSignalsInOrder({ onSignal, onMissing }: SignalsInOrderOptions): (signal: PeerSignal) => void {
  const held = new Map<number, PeerSignal>();
  let next = 1;
  return (signal) => {
    if (signal.number < next || held.size >= heldMax) return;
    held.set(signal.number, signal);
    for (let ready = held.get(next); ready !== undefined; ready = held.get(next)) {
      held.delete(next);
      next += 1;
      onSignal(ready);
    }
    if (held.size > 0) onMissing();
  };
}
