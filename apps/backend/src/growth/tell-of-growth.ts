import type { Queries } from '../database/database.ts';
import { recordEvent } from '../hubs/feed.ts';

/** Lets every open page of a tutor load anew what it shows of growth. */
export function tellOfGrowth(queries: Queries, tuid: number, now: Date): Promise<void> {
  return queries.transaction(async (tx) => {
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
  });
}
