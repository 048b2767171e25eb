import { trainingLessonNames, trainingReminderBeforeMs } from '@tutor/rules/training/training-slots';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { recordEvent } from '../hubs/feed.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { trainingAppointments } from './lesson-tables.ts';
import { whenText } from './read-lessons.ts';

/** Reminds tutors of training lessons that begin soon, once each. */
export async function remindOfTrainings(queries: Queries, now: Date): Promise<void> {
  const isDue = and(
    isNull(trainingAppointments.remindedAt),
    isNull(trainingAppointments.cancelledAt),
    gt(trainingAppointments.startsAt, now),
    lte(trainingAppointments.startsAt, new Date(now.getTime() + trainingReminderBeforeMs)),
  );
  const due = await queries.select().from(trainingAppointments).where(isDue);
  for (const { id, tuid } of due) {
    await queries.transaction(async (tx) => {
      await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
      const [lesson] = await tx
        .update(trainingAppointments)
        .set({ remindedAt: now })
        .where(and(eq(trainingAppointments.id, id), isDue))
        .returning();
      if (lesson === undefined) return;
      const content = `<p>${trainingLessonNames[lesson.type]}: ${await whenText(tx, lesson)}.</p><p>You join it under Online training, in the Training Center.</p>`;
      await sendMessage(
        tx,
        { tuid, kind: 'remind', title: 'A training lesson begins soon', content, remind: false },
        now,
      );
    });
  }
}
