import { type DidiEnding, didiOpenMs, didiPoints } from '@tutor/rules/messages/didi';
import { days } from '@tutor/rules/time/durations';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { didiRequests, usedGrabs } from './notice-tables.ts';

type DidiRow = typeof didiRequests.$inferSelect;

/** A class that is offered to a tutor. */
export interface NewDidi {
  tuid: number;
  classId: number;
  startsAt: Date;
  endsAt: Date;
  studentName: string;
  subjectName: string;
  unitName: string;
  stuUid: number | null;
  classTool: number;
  lessonFeeCentavos: number;
  /** HTML. */
  dialog: string;
  /** How long it can be grabbed, in milliseconds. */
  openMs?: number | undefined;
}

/** Offers a class to a tutor inside a transaction and returns the request's id. */
export async function offerDidi(tx: Queries, { openMs = didiOpenMs, ...offer }: NewDidi, now: Date): Promise<number> {
  await recordEvent(tx, { tuid: offer.tuid, name: 'GetTeacheDidiMessage', now });
  const [row] = await tx
    .insert(didiRequests)
    .values({ ...offer, createdAt: now, expiresAt: new Date(now.getTime() + openMs) })
    .returning({ id: didiRequests.id });
  if (row === undefined) throw new Error('the request was not stored');
  return row.id;
}

/** Requests that a tutor may grab now, oldest first. */
export function openDidi(queries: Queries, tuid: number, now: Date): Promise<DidiRow[]> {
  return queries
    .select()
    .from(didiRequests)
    .where(
      and(
        eq(didiRequests.tuid, tuid),
        isNull(didiRequests.pointType),
        eq(didiRequests.isExpired, false),
        gt(didiRequests.expiresAt, now),
      ),
    )
    .orderBy(asc(didiRequests.createdAt), asc(didiRequests.id));
}

interface DidiId {
  tuid: number;
  id: number;
  classId: number;
}

/** Counts that a request was shown in its dialog; again changes nothing. */
export async function markDidiShown(queries: Queries, request: DidiId): Promise<void> {
  const known = await queries
    .update(didiRequests)
    .set({ isShown: true })
    .where(isRequest(request))
    .returning({ id: didiRequests.id });
  if (known.length === 0) throw unknownRequest();
}

/** Ends a request for the tutor: grabbed or closed, whichever comes first. The same again changes nothing. */
export function endDidi(
  queries: Queries,
  { ending, now, ...request }: DidiId & { ending: DidiEnding; now: Date },
): Promise<void> {
  return queries.transaction(async (tx) => {
    const [row] = await tx.select().from(didiRequests).where(isRequest(request)).for('update');
    if (row === undefined) throw unknownRequest();
    if (row.pointType === ending) return;
    if (row.pointType !== null) {
      throw new Refusal(
        refusalCodes.alreadyAnswered,
        row.pointType === didiPoints.grabbed
          ? 'You have already grabbed this class.'
          : 'You have already closed this request.',
      );
    }
    if (ending === didiPoints.grabbed && (row.isExpired || row.expiresAt <= now)) {
      throw new Refusal(refusalCodes.tooLate, 'This class is no longer there to be grabbed.');
    }
    await recordEvent(tx, { tuid: request.tuid, name: 'GetTeacheDidiMessage', now });
    await tx.update(didiRequests).set({ pointType: ending, pointedAt: now }).where(isRequest(request));
  });
}

/** Ends the offers whose time is over, and tells their tutors. Returns how many there were. */
export async function expireDidi(queries: Queries, now: Date): Promise<number> {
  const isOver = and(
    isNull(didiRequests.pointType),
    eq(didiRequests.isExpired, false),
    lte(didiRequests.expiresAt, now),
  );
  const over = await queries.select({ id: didiRequests.id }).from(didiRequests).where(isOver);
  for (const { id } of over) {
    await queries.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(didiRequests)
        .where(and(eq(didiRequests.id, id), isOver))
        .for('update');
      if (row === undefined) return;
      await recordEvent(tx, { tuid: row.tuid, name: 'GetTeacheDidiMessage', now });
      await tx.update(didiRequests).set({ isExpired: true }).where(eq(didiRequests.id, id));
    });
  }
  return over.length;
}

/** Forgets addresses that could not be used any more anyhow. */
export async function pruneUsedGrabs(queries: Queries, now: Date): Promise<void> {
  await queries.delete(usedGrabs).where(lte(usedGrabs.at, new Date(now.getTime() - days(1))));
}

export function isRequest({ tuid, id, classId }: DidiId) {
  return and(eq(didiRequests.tuid, tuid), eq(didiRequests.id, id), eq(didiRequests.classId, classId));
}

function unknownRequest(): Refusal {
  return new Refusal(refusalCodes.unknown, 'The request does not exist.');
}
