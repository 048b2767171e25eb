import { hours } from '@tutor/rules/time/durations';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { sopAssessments } from '../../src/scores/sop-tables.ts';
import type { Lesson } from '../classes/seed.ts';
import { randomOf } from '../seeding/random.ts';

const words = {
  good: [
    'The lesson followed its plan, and the student spoke in full sentences.',
    'Warm beginning, clear goals, and time for questions at the end.',
  ],
  fair: [
    'Please name the goal of the lesson at its beginning.',
    'Correct with a question first, so that the student finds the mistake.',
    'The lesson ended without a look back at the new words.',
  ],
} as const;

/** Assessments of about a third of the classes that are over. */
export async function seedSop(tx: Queries, lessons: readonly Lesson[], now: Date): Promise<void> {
  const rows = lessons.flatMap((lesson): (typeof sopAssessments.$inferInsert)[] => {
    const { clid, tuid, status, startsAt, endsAt, studentName } = lesson;
    const random = randomOf(`sop ${studentName} ${startsAt.toISOString()}`);
    const at = new Date(endsAt.getTime() + hours(3));
    if (status === 'Canceled' || at > now || !random.chance(0.35)) return [];
    const lowest = random.pick([10, 14, 15, 16, 17]);
    const mark = (): number => random.between(lowest, 20);
    const marks = { greeting: mark(), goals: mark(), speaking: mark(), correction: mark(), wrapUp: mark() };
    const score = Object.values(marks).reduce((sum, part) => sum + part, 0);
    return [{ clid, tuid, ...marks, comment: random.pick(score >= 85 ? words.good : words.fair), at }];
  });
  if (rows.length > 0) await insertRows(tx, sopAssessments, rows).onConflictDoNothing();
}
