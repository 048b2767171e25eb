import type { OutboxStore } from './outbox-item.ts';

/**
 * A store that keeps in the spare one what it cannot write, as where the disk is full: it is sent all the same, while its tab
 * stays open. `onSpared` is told of it. What is in the spare store goes before what the first one has of the same.
 */
export function sparedOutboxStore<Payload>(
  store: OutboxStore<Payload>,
  spare: OutboxStore<Payload>,
  onSpared: () => void,
): OutboxStore<Payload> {
  const keepSpare: OutboxStore<Payload>['add'] = (item) => {
    onSpared();
    return spare.add(item);
  };
  return {
    readAll: async () => {
      const spared = await spare.readAll();
      const subjects = new Set(spared.map(({ subject }) => subject));
      const kept = await store.readAll().catch((error: unknown) => {
        // Where the first store cannot be read, what is in the page is sent all the same.
        if (spared.length > 0) return [];
        throw error;
      });
      const lasting = kept.filter(({ subject }) => !subjects.has(subject));
      return [...lasting, ...spared].sort((a, b) => a.tappedAtMs - b.tappedAtMs);
    },
    add: async (item) => {
      const isSpared = (await spare.readAll()).some(({ subject }) => subject === item.subject);
      return isSpared ? keepSpare(item) : store.add(item).catch(() => keepSpare(item));
    },
    update: async (key, change, isWanted = () => true) => {
      if (await spare.update(key, change, isWanted)) return true;
      return store.update(key, change, isWanted).catch(async () => {
        const item = (await store.readAll()).find((one) => one.key === key);
        return item !== undefined && isWanted(item) && keepSpare({ ...item, ...change });
      });
    },
    remove: async (key) => {
      await spare.remove(key);
      await store.remove(key);
    },
  };
}
