import type { OutboxItem } from './outbox-item.ts';

/** An item as it is shown; `progress` in percent only in the tab that sends it. */
export type OutboxEntry<Payload> = OutboxItem<Payload> & { progress?: number | undefined };

/** What a tab shows of its outbox. */
export interface OutboxView<Payload> {
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  getSnapshot: () => readonly OutboxEntry<Payload>[];
  show: (items: readonly OutboxItem<Payload>[]) => void;
  /** How much of an item has gone up, 0 to 100. */
  setProgress: (key: string, percent: number) => void;
  /** Shown no more from the next `show` on. */
  forgetProgress: (key: string) => void;
  /** Tells nobody any more. */
  stop: () => void;
}

/** Shows items to whoever subscribed, with the progress of what this tab sends. */
export function createOutboxView<Payload>(): OutboxView<Payload> {
  const listeners = new Set<() => void>();
  const progress = new Map<string, number>();
  let snapshot: readonly OutboxEntry<Payload>[] = [];

  function show(items: readonly OutboxItem<Payload>[]): void {
    snapshot = items.map((item) => {
      const percent = item.status === 'sending' ? progress.get(item.key) : undefined;
      return percent === undefined ? item : { ...item, progress: percent };
    });
    for (const listener of [...listeners]) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    show,
    setProgress: (key, percent) => {
      progress.set(key, percent);
      show(snapshot);
    },
    forgetProgress: (key) => {
      progress.delete(key);
    },
    stop: () => listeners.clear(),
  };
}
