import { hours } from '@tutor/rules/time/durations';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { recordEvent } from '../hubs/feed.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { completedTenths } from '../scores/completed-points.ts';
import { movePoints } from '../scores/move-points.ts';
import { classes } from './tables.ts';

// After a long stop the service catches up piece by piece.
const batchSize = 200;
// What ended longer ago is no news to anybody.
const newsMs = hours(1);

type OnHeld = (tx: Queries, lesson: typeof classes.$inferSelect) => Promise<void>;

/**
 * Ends the classes whose time is over: credits them once, and tells the tutor that they ended and want a remark. `onHeld`
 * follows in the transaction of each that was held.
 */
export async function closeEndedClasses(queries: Queries, now: Date, onHeld?: OnHeld): Promise<number> {
  const ended = await queries
    .select({ clid: classes.clid })
    .from(classes)
    .where(and(isNull(classes.closedAt), lte(classes.endsAt, now)))
    .orderBy(classes.endsAt)
    .limit(batchSize);
  for (const { clid } of ended) await closeClass(queries, clid, { now, onHeld });
  return ended.length;
}

function closeClass(
  queries: Queries,
  clid: number,
  { now, onHeld }: { now: Date; onHeld: OnHeld | undefined },
): Promise<void> {
  return queries.transaction(async (tx) => {
    const open = and(eq(classes.clid, clid), isNull(classes.closedAt));
    const [lesson] = await tx.select().from(classes).where(open).for('update');
    if (lesson === undefined) return;
    const isHeld = lesson.status !== 'Canceled';
    if (isHeld && now.getTime() - lesson.endsAt.getTime() < newsMs) {
      await recordEvent(tx, { tuid: lesson.tuid, name: 'AutoEndClassNotice', now });
      if (lesson.remarkWrittenAt === null) {
        await sendMessage(tx, { tuid: lesson.tuid, refId: clid, ...remarkMessage(lesson) }, now);
      }
    }
    await tx
      .update(classes)
      .set({ closedAt: now, ...(isHeld ? { status: 'Confirmed' as const } : {}) })
      .where(open);
    if (!isHeld) return;
    const { tuid, startsAt, endsAt } = lesson;
    await movePoints(tx, {
      tuid,
      clid,
      cause: 'completed',
      tenths: completedTenths(startsAt),
      note: 'Class completed',
      at: endsAt,
    });
    await moveByRule(tx, { rule: 'classCompleted', tuid, clid, occasion: String(clid), at: endsAt });
    await onHeld?.(tx, lesson);
  });
}

/** The reminder of a class that ended without its remark. */
export function remarkMessage({
  studentName,
  subjectName,
  unitName,
}: Pick<typeof classes.$inferSelect, 'studentName' | 'subjectName' | 'unitName'>) {
  return {
    source: 'classRemark' as const,
    kind: 'remind' as const,
    title: `Please write the remark for ${studentName}`,
    content: `<p>Your class with <strong>${escapeHtml(studentName)}</strong> (${escapeHtml(subjectName)}, ${escapeHtml(unitName)}) has ended without a remark.</p><p>Please write it within <strong>24 hours</strong>: parents read it first thing in the morning.</p>`,
    remind: false,
  };
}
