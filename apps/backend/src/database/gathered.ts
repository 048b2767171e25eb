import DataLoader from 'dataloader';

const keysAtOnceMax = 500;

/**
 * Lets many who look for one thing each ask the database together: what is asked for in one turn of the event loop goes in one
 * question. Nothing is remembered; whoever finds nothing gets undefined, and a question that fails fails for all who asked.
 */
export function gathered<Key extends string | number, Found>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  const loader = new DataLoader<Key, Found | undefined>(
    async (keys) => {
      const found = await read(keys);
      return keys.map((key) => found.get(key));
    },
    { cache: false, maxBatchSize: keysAtOnceMax, batchScheduleFn: (ask) => setImmediate(ask) },
  );
  return (key) => loader.load(key);
}
