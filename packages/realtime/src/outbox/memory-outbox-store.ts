import { isOpen, type OutboxItem, type OutboxStore } from './outbox-item.ts';

/** Keeps items for as long as the page lives: where the browser keeps nothing, such as in private mode. */
export function memoryOutboxStore<Payload>(): OutboxStore<Payload> {
  const items = new Map<string, OutboxItem<Payload>>();
  return {
    readAll: async () => [...items.values()].sort((a, b) => a.tappedAtMs - b.tappedAtMs),
    add: async (item) => {
      const known = items.get(item.subject);
      if (known !== undefined && isOpen(known)) return false;
      items.set(item.subject, item);
      return true;
    },
    update: async (key, change, isWanted = () => true) => {
      for (const item of items.values()) {
        if (item.key !== key || !isWanted(item)) continue;
        items.set(item.subject, { ...item, ...change });
        return true;
      }
      return false;
    },
    remove: async (key) => {
      for (const item of items.values()) if (item.key === key) items.delete(item.subject);
    },
  };
}
