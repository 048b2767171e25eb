import type { Queries } from '../database/database.ts';
import { type Appointment, whenText } from './read-lessons.ts';

// By the company's clock: trainers answer questions in the mornings, and watch lessons in the afternoons.
const otherGroup = {
  QA: 'From 12:00 on in Shanghai the trainers watch you teach. Moved there, your lesson becomes a practice lesson: prepare ten minutes of a class for it.',
  Test: 'Until 12:00 in Shanghai the trainers answer questions. Moved there, your lesson becomes one of questions and answers, which nobody passes or fails.',
} as const;

/** What a tutor should know before a lesson is moved, also to the trainers' other group. */
export async function changeGroupTips(queries: Queries, lesson: Appointment): Promise<string[]> {
  return [
    `Your present time stays yours until the new one is confirmed: ${await whenText(queries, lesson)}.`,
    otherGroup[lesson.type],
    'A lesson can be moved until it begins, as often as you need.',
  ];
}
