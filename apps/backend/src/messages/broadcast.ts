import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { recordEvents } from '../hubs/feed.ts';
import { messages } from './tables.ts';
import type { NewMessage } from './write-messages.ts';

/** Sends one message to many tutors inside a transaction: a few statements, however many they are. */
export async function sendToMany(
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
