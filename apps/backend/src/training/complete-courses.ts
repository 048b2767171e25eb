import { and, eq, exists, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { trainingChapterProgress, trainingChapters, trainingCourses, trainingSubscriptions } from './tables.ts';

/**
 * Completes a course for everybody who has learnt each of its chapters, and tells growth. Called when chapters are retired: the one
 * that was still open may be among them.
 */
export async function completeCourses(tx: Queries, { courseId, now }: { courseId: number; now: Date }): Promise<void> {
  const offered = and(eq(trainingChapters.courseId, courseId), isNull(trainingChapters.retiredAt));
  const learnt = tx
    .select({ chapterId: trainingChapterProgress.chapterId })
    .from(trainingChapterProgress)
    .where(
      and(
        eq(trainingChapterProgress.chapterId, trainingChapters.chapterId),
        eq(trainingChapterProgress.tuid, trainingSubscriptions.tuid),
        isNotNull(trainingChapterProgress.learntAt),
      ),
    );
  const chapters = tx.select({ chapterId: trainingChapters.chapterId }).from(trainingChapters);
  const completed = await tx
    .update(trainingSubscriptions)
    .set({ completedAt: now })
    .where(
      and(
        eq(trainingSubscriptions.courseId, courseId),
        isNull(trainingSubscriptions.completedAt),
        exists(chapters.where(offered)),
        notExists(
          tx
            .select({ chapterId: trainingChapters.chapterId })
            .from(trainingChapters)
            .where(and(offered, notExists(learnt))),
        ),
      ),
    )
    .returning({ tuid: trainingSubscriptions.tuid });
  if (completed.length === 0) return;
  const [course] = await tx.select().from(trainingCourses).where(eq(trainingCourses.courseId, courseId));
  for (const { tuid } of completed) {
    const occasion = String(courseId);
    await moveByRule(tx, { rule: 'trainingPassed', tuid, occasion, at: now, note: course?.title ?? null });
  }
}
