import { sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { recordEvents } from '../hubs/feed.ts';
import { tutorFeeds } from '../hubs/tables.ts';
import { messages } from './tables.ts';
import type { NewMessage } from './write-messages.ts';

/** Sends one message to many tutors inside a transaction: a few statements, however many they are. */
export async function sendToMany(
  tx: Queries,
  message: Omit<NewMessage, 'tuid'> & { tuids: readonly number[] },
  now: Date,
): Promise<void> {
  const { tuids, kind, title, content, remind } = message;
  await recordEvents(tx, { tuids, name: 'GetTutorSysMsg', now });
  await tx.execute(sql`
    insert into ${messages} (tuid, kind, title, content, remind, sent_at, seq)
    select ${tutorFeeds.tuid}, ${kind}::message_kind, ${title}, ${content}, ${remind}::boolean,
      ${now.toISOString()}::timestamptz, ${tutorFeeds.seq}
    from ${tutorFeeds} where ${among(tutorFeeds.tuid, tuids)}`);
}
