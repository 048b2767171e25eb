import type { feedback as contract } from '@tutor/api/feedback/feedback';
import { type AppealSource, typesOfAppeal } from '@tutor/rules/feedback/appeal';
import { appealUntil } from '@tutor/rules/scores/appeal-window';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { attendanceRequests, lateAttendanceReplies } from '../attendance/tables.ts';
import { requireClass } from '../classes/own-class.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { complaints } from '../scores/complaint-tables.ts';
import { pointsLedger } from '../scores/tables.ts';
import { feedbacks } from './tables.ts';
import { feedbackTypeName } from './types.ts';

/** What an appeal is against. */
export interface AppealSubject {
  source: AppealSource;
  ledgerId?: number;
  complaintId?: number;
  title: string;
  points: number | null;
  feeCentavos: number | null;
  lesson: typeof classes.$inferSelect | undefined;
  at: Date;
  types: readonly number[];
  sentId: number | null;
}

interface Asked {
  LedgerId?: number | undefined;
  ComplaintId?: number | undefined;
  Clid?: number | undefined;
}

/** The deduction, complaint or class of this tutor that an appeal names; refused when it is none of theirs. */
export async function readSubject(queries: Queries, tuid: number, asked: Asked): Promise<AppealSubject> {
  const { LedgerId, ComplaintId, Clid } = asked;
  if ([LedgerId, ComplaintId, Clid].filter((one) => one !== undefined).length !== 1) {
    throw invalid('LedgerId', 'exactly one of LedgerId, ComplaintId and Clid is needed');
  }
  if (LedgerId !== undefined) return ledgerSubject(queries, tuid, LedgerId);
  if (Clid !== undefined) return classSubject(queries, tuid, Clid);
  return complaintSubject(queries, tuid, ComplaintId ?? 0);
}

async function ledgerSubject(queries: Queries, tuid: number, ledgerId: number): Promise<AppealSubject> {
  const [row] = await queries
    .select({ entry: pointsLedger, lesson: classes })
    .from(pointsLedger)
    .leftJoin(classes, eq(classes.clid, pointsLedger.clid))
    .where(and(eq(pointsLedger.id, ledgerId), eq(pointsLedger.tuid, tuid)));
  if (row === undefined) throw unknownSubject();
  const { entry, lesson } = row;
  // A rule that found no points to take may have taken the fee.
  if ((entry.ruleTenths ?? entry.tenths) >= 0 || (await wasGivenBack(queries, ledgerId)))
    throw invalid('LedgerId', 'Only a deduction that stands can be appealed against.');
  return {
    source: 'ledger',
    ledgerId,
    title: entry.note,
    points: entry.tenths / 10,
    feeCentavos: entry.feeCentavos,
    lesson: lesson ?? undefined,
    at: entry.at,
    types: typesOfAppeal('ledger', entry.cause),
    sentId: await sentAppeal(queries, eq(feedbacks.ledgerId, ledgerId)),
  };
}

async function wasGivenBack(queries: Queries, ledgerId: number): Promise<boolean> {
  const backs = await queries
    .select({ id: pointsLedger.id })
    .from(pointsLedger)
    .where(eq(pointsLedger.takesBack, ledgerId));
  return backs.length > 0;
}

async function complaintSubject(queries: Queries, tuid: number, complaintId: number): Promise<AppealSubject> {
  const [row] = await queries
    .select({ complaint: complaints, lesson: classes })
    .from(complaints)
    .leftJoin(classes, eq(classes.clid, complaints.clid))
    .where(and(eq(complaints.id, complaintId), eq(complaints.tuid, tuid), eq(complaints.direction, 'received')));
  if (row === undefined) throw unknownSubject();
  const { complaint, lesson } = row;
  if (complaint.state !== 'upheld')
    throw invalid('ComplaintId', 'Only a complaint that was upheld can be appealed against.');
  return {
    source: 'complaint',
    complaintId,
    title: complaint.type,
    points: null,
    feeCentavos: null,
    lesson: lesson ?? undefined,
    at: complaint.decidedAt ?? complaint.at,
    types: typesOfAppeal('complaint'),
    sentId: await sentAppeal(queries, eq(feedbacks.complaintId, complaintId)),
  };
}

async function classSubject(queries: Queries, tuid: number, clid: number): Promise<AppealSubject> {
  const lesson = await requireClass(queries, tuid, clid);
  const [charge] = await queries
    .select()
    .from(pointsLedger)
    .where(and(eq(pointsLedger.clid, clid), eq(pointsLedger.tuid, tuid), eq(pointsLedger.cause, 'cancellation')));
  return {
    source: 'class',
    title: lesson.status === 'Canceled' ? 'Cancelled class' : 'Class',
    points: charge === undefined ? null : charge.tenths / 10,
    feeCentavos: charge?.feeCentavos ?? null,
    lesson,
    // A class that was cancelled ahead was charged before its time; the later of the two counts for the tutor.
    at: new Date(Math.max(lesson.endsAt.getTime(), charge?.at.getTime() ?? 0)),
    types: typesOfAppeal('class'),
    sentId: null,
  };
}

async function sentAppeal(queries: Queries, condition: SQL): Promise<number | null> {
  const [sent] = await queries.select({ id: feedbacks.id }).from(feedbacks).where(condition);
  return sent?.id ?? null;
}

/** Joins classes with the tutor's appeal of a type that began with the class; there is one at most. */
export function isAppealOfClass(tuid: number, type: number): SQL | undefined {
  return and(
    eq(feedbacks.source, 'class'),
    eq(feedbacks.tuid, tuid),
    eq(feedbacks.type, type),
    eq(feedbacks.clid, classes.clid),
  );
}

function unknownSubject(): Refusal {
  return new Refusal(refusalCodes.unknown, 'There is nothing here that you could appeal against.');
}

/** The class of what a sent appeal is against, which stays; null where that names none. */
export async function classOfSubject(
  queries: Queries,
  { source, clid, ledgerId, complaintId }: typeof feedbacks.$inferSelect,
): Promise<number | null> {
  if (source === 'class') return clid;
  const named =
    ledgerId !== null
      ? queries.select({ clid: pointsLedger.clid }).from(pointsLedger).where(eq(pointsLedger.id, ledgerId))
      : complaintId !== null
        ? queries.select({ clid: complaints.clid }).from(complaints).where(eq(complaints.id, complaintId))
        : undefined;
  const [subject] = (await named) ?? [];
  return subject?.clid ?? null;
}

/** Refuses an appeal whose days are over. */
export function requireInTime(subject: AppealSubject, now: Date): void {
  if (now <= appealUntil(subject.at)) return;
  throw new Refusal(refusalCodes.tooLate, 'The days for this appeal are over.');
}

/** The subject on the wire. */
export async function wireSubject(
  queries: Queries,
  subject: AppealSubject,
): Promise<z.input<typeof contract.appealSubject.reply>> {
  const { lesson } = subject;
  const late = lesson === undefined ? undefined : await lateAnswer(queries, lesson.clid);
  return {
    Title: subject.title,
    Points: subject.points,
    FeeCentavos: subject.feeCentavos,
    Clid: lesson?.clid ?? null,
    StuName: lesson?.studentName,
    ClassTime: lesson?.startsAt.toISOString() ?? null,
    Time: subject.at.toISOString(),
    Deadline: appealUntil(subject.at).toISOString(),
    Types: subject.types.map((type) => ({ ID: type, Name: feedbackTypeName(type) ?? `Type ${type}` })),
    SentId: subject.sentId,
    LateAnswer:
      late === undefined
        ? null
        : { IsICan: late.isICan, TappedAt: late.tappedAt?.toISOString() ?? null, Time: late.at.toISOString() },
  };
}

async function lateAnswer(queries: Queries, clid: number) {
  const [row] = await queries
    .select({ late: lateAttendanceReplies })
    .from(lateAttendanceReplies)
    .innerJoin(attendanceRequests, eq(attendanceRequests.id, lateAttendanceReplies.requestId))
    .where(eq(attendanceRequests.clid, clid));
  return row?.late;
}
