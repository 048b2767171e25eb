import { days } from '@tutor/rules/time/durations';
import { trainingLessonType, trainingSlots } from '@tutor/rules/training/training-slots';
import type { Queries } from '../../src/database/database.ts';
import { clashesIn } from '../../src/training/read-lessons.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { addTrainingLesson } from './add-training-lesson.ts';

/** A practice lesson of the last days for the tutor who shows one: it waits for its evaluation. After the classes. */
export async function seedTrainingLessons(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.key !== 'ordinary') return;
  const from = new Date(now.getTime() - days(6));
  const range = { start: from, end: new Date(now.getTime() - days(1)) };
  const held = trainingSlots(range, from).filter(({ start }) => trainingLessonType(start) === 'Test');
  const clashOf = await clashesIn(tx, tuid, held);
  const free = held.findLast((slot) => clashOf(slot) === undefined);
  if (free === undefined) return;
  await addTrainingLesson(tx, { tuid, startsAt: free.start, type: 'Test', reason: 'Asking shorter questions' });
}
