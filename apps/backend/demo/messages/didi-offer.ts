import { hours, minutes } from '@tutor/rules/time/durations';
import type { Queries } from '../../src/database/database.ts';
import type { NewDidi } from '../../src/messages/didi.ts';
import { escapeHtml } from '../../src/messages/escape-html.ts';
import { lessonContent } from '../classes/lesson-content.ts';
import { slotMs } from '../classes/plan-day.ts';
import { seedLessonsBefore } from '../classes/seed-details.ts';
import { studentOf } from '../classes/students.ts';
import type { Random } from '../seeding/random.ts';

const lessonMs = minutes(25);
/** Offered classes have no row yet; their numbers are far from those that do. */
const firstOfferedClass = 90_000_000;

/** A trial lesson some hours ahead that looks for a teacher. */
export function bookableDidi(random: Random, tuid: number, now: Date): Omit<NewDidi, 'stuUid'> {
  const startsAt = new Date(Math.ceil((now.getTime() + hours(random.between(26, 60))) / slotMs) * slotMs);
  const { studentName, subjectName, unitName, classTool, lessonFeeCentavos } = lessonContent(random, startsAt);
  return {
    tuid,
    classId: firstOfferedClass + random.between(1, 9_999_999),
    startsAt,
    endsAt: new Date(startsAt.getTime() + lessonMs),
    studentName,
    subjectName,
    unitName,
    classTool,
    lessonFeeCentavos,
    dialog: `<p><strong>${escapeHtml(studentName)}</strong> looks for a teacher.</p><p>${escapeHtml(subjectName)}, ${escapeHtml(unitName)}</p><p>Whoever grabs it first teaches it: +0.2 points, and a chance of an enrolment bonus.</p>`,
  };
}

/** The offer with its student, who brings the lessons of before. */
export async function withStudent(tx: Queries, offer: Omit<NewDidi, 'stuUid'>, now: Date): Promise<NewDidi> {
  const { tuid, studentName } = offer;
  const stuUid = await studentOf(tx, tuid, studentName);
  await seedLessonsBefore(tx, [{ stuUid, studentName }], now);
  return { ...offer, stuUid };
}
