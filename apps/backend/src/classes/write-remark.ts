import { type RemarkKind, remarkDueAt, remarkKindOf, remarkState } from '@tutor/rules/classes/remark';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { deadlineAfterStops, stoppedNote } from '../growth/service-stops.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { changeMessage, lockUnreadAbout } from '../messages/write-messages.ts';
import { lessonOf } from './materials.ts';
import { type ClassRow, lockClass } from './own-class.ts';
import { remarkDelays, remarkPoints, remarks } from './remark-tables.ts';
import { classes } from './tables.ts';

/** The parts of a remark that are stored beside its main text; those that its kind does not have are null. */
const noParts = {
  homework: null,
  strengths: null,
  improvements: null,
  nextStep: null,
  level: null,
  pronunciation: null,
  vocabulary: null,
  grammar: null,
  fluency: null,
};
type Parts = Partial<{ [Name in keyof typeof noParts]: (typeof remarks.$inferSelect)[Name] }>;

interface JudgedPoint {
  point: string;
  mastery: number;
}

/** A remark to be saved. */
export interface NewRemark {
  tuid: number;
  clid: number;
  kind: RemarkKind;
  /** The version that the tutor saw; 0 where there was none. */
  version: number;
  content: string;
  parts: Parts;
  /** Every knowledge point with its judgement, in their order. */
  points?: readonly JudgedPoint[];
}

interface AskedRemark {
  kind: RemarkKind;
  points: string[];
}

/** The kind of remark that a class asks for, with its knowledge points. */
export async function remarkOf(queries: Queries, lesson: ClassRow): Promise<AskedRemark> {
  return askedRemark(lesson, await lessonOf(queries, lesson));
}

/** The same where the lesson taught is known already. */
export function askedRemark(lesson: ClassRow, unit: { knowledgePoints: string[] } | undefined): AskedRemark {
  const points = unit?.knowledgePoints ?? [];
  const kind = remarkKindOf({ lessonKind: lesson.lessonKind, pointCount: points.length });
  return { kind, points: kind === 'knowledge' ? points : [] };
}

/**
 * Saves a remark: the first for its class, or a change of the version that the tutor saw. What is stored already is stored:
 * the same text again succeeds and changes nothing, another from another window is refused.
 */
export function writeRemark(
  queries: Queries,
  remark: NewRemark,
  now: Date,
): Promise<{ version: number; writtenAt: Date; isNew: boolean }> {
  const { tuid, clid, content } = remark;
  return queries.transaction(async (tx) => {
    const lesson = await lockClass(tx, tuid, clid);
    const [stored] = await tx.select().from(remarks).where(eq(remarks.clid, clid)).for('update');
    const storedPoints =
      stored === undefined
        ? []
        : await tx.select().from(remarkPoints).where(eq(remarkPoints.remarkId, stored.id)).orderBy(remarkPoints.sort);
    const parts = { ...noParts, ...remark.parts };
    const judged = remark.points ?? [];
    if (stored !== undefined && isSame(stored, storedPoints, { ...remark, parts })) {
      return { version: stored.version, writtenAt: stored.createdAt, isNew: false };
    }
    if (stored === undefined) requireWritable(remark, lesson, now);
    else requireChangeable(stored, remark, lesson, now);
    const points =
      stored === undefined ? await pointsToJudge(tx, lesson, remark) : storedPoints.map(({ point }) => point);
    if (points.length !== judged.length || points.some((point, index) => point !== judged[index]?.point)) {
      throw new Refusal(
        refusalCodes.changed,
        'The knowledge points of the lesson have changed. Please reload the page.',
      );
    }
    // What reminds of it has done its work; its change is the event.
    const reminder = await lockUnreadAbout(tx, { tuid, source: 'classRemark', refId: clid });
    if (reminder === undefined) await recordEvent(tx, { tuid, name: 'GetTutorClassRemarkRemind', now });
    else await changeMessage(tx, reminder, { readAt: now }, now);
    const version = (stored?.version ?? 0) + 1;
    const values = { clid, tuid, kind: remark.kind, content, ...parts, version };
    const [saved] =
      stored === undefined
        ? await tx
            .insert(remarks)
            .values({ ...values, createdAt: now })
            .returning()
        : await tx
            .update(remarks)
            .set({ ...values, editedAt: now })
            .where(eq(remarks.id, stored.id))
            .returning();
    if (saved === undefined) throw new Error('the remark was not stored');
    for (const [index, { point, mastery }] of judged.entries()) {
      await tx
        .insert(remarkPoints)
        .values({ remarkId: saved.id, sort: index + 1, point, mastery })
        .onConflictDoUpdate({ target: [remarkPoints.remarkId, remarkPoints.sort], set: { mastery } });
    }
    await tx.update(classes).set({ remarkWrittenAt: saved.createdAt }).where(eq(classes.clid, clid));
    await tx.delete(remarkDelays).where(eq(remarkDelays.clid, clid));
    if (stored === undefined) await moveForRemark(tx, lesson, now);
    return { version, writtenAt: saved.createdAt, isNew: stored === undefined };
  });
}

/** A remark within 24 hours brings growth values; what the service was down meanwhile does not count. */
async function moveForRemark(tx: Queries, { tuid, clid, endsAt }: ClassRow, now: Date): Promise<void> {
  const remark = { rule: 'remarkInTime', tuid, clid, occasion: String(clid), at: now } as const;
  const plain = remarkDueAt(endsAt);
  if (now <= plain) {
    await moveByRule(tx, remark);
    return;
  }
  const { due, stoppedMs } = await deadlineAfterStops(tx, { from: endsAt, due: plain, now });
  if (now <= due) await moveByRule(tx, { ...remark, note: stoppedNote(stoppedMs) });
}

async function pointsToJudge(tx: Queries, lesson: ClassRow, { kind }: NewRemark): Promise<string[]> {
  const asked = await remarkOf(tx, lesson);
  if (asked.kind !== kind) {
    throw new Refusal(refusalCodes.changed, 'This class asks for another kind of remark. Please reload the page.');
  }
  return asked.points;
}

function requireChangeable(
  stored: typeof remarks.$inferSelect,
  { version, kind }: NewRemark,
  lesson: ClassRow,
  now: Date,
): void {
  if (version !== stored.version) {
    throw new Refusal(
      refusalCodes.alreadyAnswered,
      version === 0
        ? 'The remark of this class was saved already. Reload the page to see it.'
        : 'The remark was changed in another window. Reload the page to see it.',
    );
  }
  if (kind !== stored.kind) throw invalid('Kind', 'The kind of a saved remark cannot be changed.');
  const state = remarkState({ start: lesson.startsAt, status: lesson.status, writtenAt: stored.createdAt }, now);
  if (state === 'closed') {
    throw new Refusal(refusalCodes.tooLate, 'A remark can be changed for 24 hours after it was saved.');
  }
}

function requireWritable({ version }: NewRemark, lesson: ClassRow, now: Date): void {
  if (version !== 0) throw new Refusal(refusalCodes.unknown, 'There is no remark to change.');
  const state = remarkState({ start: lesson.startsAt, status: lesson.status, writtenAt: undefined }, now);
  if (state === 'notNeeded') throw new Refusal(refusalCodes.tooLate, 'This class was cancelled: it needs no remark.');
  if (state === 'notOpen') {
    throw new Refusal(refusalCodes.tooEarly, 'The remark can be written once the class has begun.');
  }
}

function isSame(
  stored: typeof remarks.$inferSelect,
  storedPoints: readonly JudgedPoint[],
  { kind, content, parts, points = [] }: NewRemark,
): boolean {
  const isSameParts = Object.entries(parts).every(([name, value]) => Reflect.get(stored, name) === value);
  return (
    stored.kind === kind &&
    stored.content === content &&
    isSameParts &&
    storedPoints.length === points.length &&
    storedPoints.every(({ point, mastery }, index) => {
      const judged = points[index];
      return judged?.point === point && judged.mastery === mastery;
    })
  );
}
