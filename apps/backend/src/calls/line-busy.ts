import { lineBusy } from '@tutor/rules/calls/call-message';
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { chatPeople } from '../chat/tables.ts';
import { openClasses, openClassStudents } from '../classes/open-class-tables.ts';
import { classes } from '../classes/tables.ts';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { callPeople, calls, isLive } from './tables.ts';

/** Which of these people cannot be called now, and why: in a call or about to be, in class, or not to be disturbed. */
export async function readBusy(
  queries: Queries,
  people: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const inCall = queries
    .select({ one: sql`1` })
    .from(callPeople)
    .innerJoin(calls, eq(calls.id, callPeople.callId))
    .where(
      and(
        eq(callPeople.personId, chatPeople.id),
        isLive,
        or(eq(callPeople.state, 'joined'), and(eq(callPeople.state, 'invited'), gt(calls.ringsUntil, now))),
      ),
    );
  const inClass = queries
    .select({ one: sql`1` })
    .from(classes)
    .where(
      and(
        or(eq(classes.tuid, chatPeople.tuid), eq(classes.stuUid, chatPeople.stuUid)),
        ne(classes.status, 'Canceled'),
        isNull(classes.closedAt),
        lte(classes.startsAt, now),
        gt(classes.endsAt, now),
      ),
    );
  const inOpenClass = queries
    .select({ one: sql`1` })
    .from(openClasses)
    .leftJoin(openClassStudents, eq(openClassStudents.openClassId, openClasses.id))
    .where(
      and(
        or(eq(openClasses.tuid, chatPeople.tuid), eq(openClassStudents.stuUid, chatPeople.stuUid)),
        isNull(openClasses.canceledAt),
        lte(openClasses.startsAt, now),
        gt(openClasses.endsAt, now),
      ),
    );
  const rows = await queries
    .select({
      id: chatPeople.id,
      why: sql<number | null>`case when exists (${inCall}) then ${lineBusy.inCall}::int
        when exists (${inClass}) or exists (${inOpenClass}) then ${lineBusy.inClass}::int
        when ${chatPeople.isDoNotDisturb} then ${lineBusy.doNotDisturb}::int end`,
    })
    .from(chatPeople)
    .where(among(chatPeople.id, people));
  return new Map(rows.flatMap(({ id, why }) => (why === null ? [] : [[id, why] as const])));
}
