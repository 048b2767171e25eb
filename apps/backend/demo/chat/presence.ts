import { minutes, seconds } from '@tutor/rules/time/durations';
import { gt, lt } from 'drizzle-orm';
import type { Queries } from '../../src/database/database.ts';
import { chatPresences } from './tables.ts';

/** Somebody who calls now is there for as long. */
const presentMs = minutes(10);
const notedEveryMs = seconds(30);

/** Notes that somebody is this person right now. */
export async function notePresence(queries: Queries, personId: number, now: Date): Promise<void> {
  await queries
    .insert(chatPresences)
    .values({ personId, seenAt: now })
    .onConflictDoUpdate({
      target: chatPresences.personId,
      set: { seenAt: now },
      setWhere: lt(chatPresences.seenAt, new Date(now.getTime() - notedEveryMs)),
    });
}

/** People for whom the simulated day must not speak. */
export async function presentPeople(queries: Queries, now: Date): Promise<ReadonlySet<number>> {
  const rows = await queries
    .select({ personId: chatPresences.personId })
    .from(chatPresences)
    .where(gt(chatPresences.seenAt, new Date(now.getTime() - presentMs)));
  return new Set(rows.map(({ personId }) => personId));
}

/** Throws away who is not there any more. */
export async function prunePresences(queries: Queries, now: Date): Promise<void> {
  await queries.delete(chatPresences).where(lt(chatPresences.seenAt, new Date(now.getTime() - presentMs)));
}
