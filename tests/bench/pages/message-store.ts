import { useSyncExternalStore } from 'react';

/** Messages of a page as the portal has them: from a store, so that what comes is drawn before the next frame. */
export function messageStore<Held>(first: Held): {
  change: (how: (before: Held) => Held) => void;
  useHeld: () => Held;
} {
  let held = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    change(how) {
      held = how(held);
      for (const listener of listeners) listener();
    },
    useHeld: () => useSyncExternalStore(subscribe, () => held),
  };
}
