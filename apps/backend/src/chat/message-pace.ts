import { sendPaceMax, sendPaceMs } from '@tutor/rules/chat/chat-limits';
import { tooFastMessage } from '@tutor/rules/chat/chat-words';
import { and, eq, gt, sql } from 'drizzle-orm';
import { lockPerson } from '../calls/locked-call.ts';
import type { Queries } from '../database/database.ts';
import { RateLimited } from '../http/refusal.ts';
import { chatEntries } from './tables.ts';

/**
 * Throws while a person sends too fast; the client sends again later. It locks the person until the transaction ends, so that of
 * messages at once, in one conversation or several, on one backend or several, each counts those before it. To be called before a
 * conversation is locked.
 */
export async function requireMessagePace(tx: Queries, senderId: number, now: Date): Promise<void> {
  await lockPerson(tx, senderId);
  const since = new Date(now.getTime() - sendPaceMs);
  const latest = tx
    .select({ seq: chatEntries.seq })
    .from(chatEntries)
    .where(and(eq(chatEntries.senderId, senderId), gt(chatEntries.at, since)))
    .limit(sendPaceMax)
    .as('latest');
  const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(latest);
  if (found !== undefined && found.count >= sendPaceMax) throw new RateLimited(tooFastMessage);
}
