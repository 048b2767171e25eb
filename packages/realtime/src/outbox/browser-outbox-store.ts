import { z } from 'zod';
import { inTransaction, rowsOf } from './browser-database.ts';
import { isOpen, type OutboxItem, type OutboxStore, outboxStatuses } from './outbox-item.ts';
import { sparedOutboxStore } from './spared-outbox-store.ts';

const rowSchema = z.object({
  key: z.string(),
  subject: z.string(),
  lane: z.string().optional(),
  payload: z.unknown(),
  tappedAtMs: z.number(),
  addedAtMs: z.number(),
  status: z.enum(outboxStatuses),
  message: z.string().optional(),
  attempts: z.int().nonnegative(),
  nextAttemptAtMs: z.number(),
  settledAtMs: z.number().optional(),
});

/**
 * Keeps items in IndexedDB, photos included: they outlive reload, session and browser. Rows that cannot be read, such as
 * those of an older version, are left alone and not shown.
 */
export function browserOutboxStore<Payload>(owner: string, payloadSchema: z.ZodType<Payload>): OutboxStore<Payload> {
  const parse = (row: unknown): OutboxItem<Payload> | undefined => {
    const parsed = rowSchema.safeParse(row);
    const payload = payloadSchema.safeParse(parsed.data?.payload);
    return parsed.success && payload.success ? { ...parsed.data, payload: payload.data } : undefined;
  };
  const readRows = async (store: { getAll: (keys: IDBKeyRange) => Promise<unknown[]> }) =>
    (await store.getAll(rowsOf(owner))).flatMap((row) => parse(row) ?? []);

  return {
    readAll: async () => {
      const items = await inTransaction('items', 'readonly', readRows);
      return items.sort((a, b) => a.tappedAtMs - b.tappedAtMs);
    },
    add: (item) =>
      inTransaction('items', 'readwrite', async (store) => {
        const known = parse(await store.get([owner, item.subject]));
        if (known !== undefined && isOpen(known)) return false;
        await store.put({ owner, ...item });
        return true;
      }),
    update: (key, change, isWanted = () => true) =>
      inTransaction('items', 'readwrite', async (store) => {
        const item = (await readRows(store)).find((one) => one.key === key);
        if (item === undefined || !isWanted(item)) return false;
        await store.put({ owner, ...item, ...change });
        return true;
      }),
    remove: (key) =>
      inTransaction('items', 'readwrite', async (store) => {
        const item = (await readRows(store)).find((one) => one.key === key);
        if (item !== undefined) await store.delete([owner, item.subject]);
      }),
  };
}

/**
 * The browser's store where it keeps one, else `spare`, which keeps items for as long as the page lives; so does it where the
 * browser's writes fail. `isLasting` is false as soon as something is in there.
 */
export async function openOutboxStore<Payload>(
  owner: string,
  payloadSchema: z.ZodType<Payload>,
  spare: OutboxStore<Payload>,
): Promise<{ store: OutboxStore<Payload>; isLasting: () => boolean }> {
  const store = browserOutboxStore(owner, payloadSchema);
  let isLasting = await store.readAll().then(
    () => true,
    () => false,
  );
  const spared = (): void => {
    isLasting = false;
  };
  return { store: isLasting ? sparedOutboxStore(store, spare, spared) : spare, isLasting: () => isLasting };
}
