import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { recordEvents } from '../hubs/feed.ts';
import { messages } from './tables.ts';
import type { NewMessage } from './write-messages.ts';

// In one transaction the last tutor's counter would be locked, and the first tutor wait, until all were written.
const tutorsAtOnce = 250;

/** Sends one message to many tutors, some at a time: each of them gets it once, and the first while others are written. */
export async function sendToMany(
  queries: Queries,
  message: Omit<NewMessage, 'tuid'> & { tuids: readonly number[] },
  now: Date,
): Promise<void> {
  for (let start = 0; start < message.tuids.length; start += tutorsAtOnce) {
    const tuids = message.tuids.slice(start, start + tutorsAtOnce);
    await queries.transaction((tx) => sendToSome(tx, { ...message, tuids }, now));
  }
}

async function sendToSome(
  tx: Queries,
  message: Omit<NewMessage, 'tuid'> & { tuids: readonly number[] },
  now: Date,
): Promise<void> {
  const { tuids, kind, title, content, remind } = message;
  const feeds = await recordEvents(tx, { tuids, name: 'GetTutorSysMsg', now });
  await tx.execute(sql`
    insert into ${messages} (tuid, kind, title, content, remind, sent_at, seq)
    select tuid, ${kind}::message_kind, ${title}, ${content}, ${remind}::boolean, ${now.toISOString()}::timestamptz, seq
    from json_to_recordset(${JSON.stringify(feeds)}::json) as told(tuid bigint, seq bigint)`);
}
