import { callName } from '@tutor/rules/classes/call-name';
import { trialLevels } from '@tutor/rules/classes/remark';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import {
  aiReports,
  classMaterials,
  classStudents,
  courseEvaluations,
  lessonScores,
  studentUnits,
  trialNotices,
} from '../../src/classes/class-detail-tables.ts';
import { remarkPoints, remarks } from '../../src/classes/remark-tables.ts';
import type { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import { catalogue, catalogueUnits } from './course-catalogue.ts';
import { turnOf } from './lesson-content.ts';
import { remarkText } from './seed-words.ts';
import { people, personOfName } from './student-people.ts';
import { studentsOf } from './students.ts';

type Lesson = typeof classes.$inferSelect;

const units = new Map(catalogue.flatMap(catalogueUnits).map((unit) => [unit.unitId, unit]));
// A report takes a while after class.
const reportAfterMs = minutes(20);

/**
 * What belongs to classes of one tutor beside the table: students of small classes, and for those that are over material,
 * remark, scores, evaluation and report. What is there already stays.
 */
export async function seedDetails(tx: Queries, lessons: readonly Lesson[], now: Date): Promise<void> {
  const held = lessons.filter(({ status }) => status !== 'Canceled');
  const over = held.filter(({ endsAt }) => endsAt <= now);
  await seedSmallClasses(tx, held);
  await seedLessonsBefore(tx, held, now);
  await seedMaterials(tx, over);
  await seedRemarks(tx, over);
  await seedResults(tx, over);
  const told = held.filter((lesson) => lesson.lessonKind === 'trial' && drawOf(lesson, 'notice').chance(0.6));
  await insertAll(
    told.filter(({ startsAt }) => startsAt.getTime() - now.getTime() < hours(20)),
    (lesson) => ({
      clid: lesson.clid,
      text: `The trial lesson of ${callName(lesson.studentName)} begins soon.`,
      sentAt: new Date(Math.min(now.getTime(), lesson.startsAt.getTime()) - hours(1)),
    }),
    (rows) => tx.insert(trialNotices).values(rows).onConflictDoNothing(),
  );
}

function drawOf({ clid: _, startsAt, studentName }: Lesson, what: string): Random {
  return randomOf(`${what} ${studentName} ${startsAt.toISOString()}`);
}

async function insertAll<Item, Row>(
  items: readonly Item[],
  rowOf: (item: Item) => Row,
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  if (items.length > 0) await insert(items.map(rowOf));
}

async function seedSmallClasses(tx: Queries, held: readonly Lesson[]): Promise<void> {
  const small = held.filter(({ lessonKind }) => lessonKind === 'small');
  const seats = small.flatMap((lesson) => {
    const random = drawOf(lesson, 'small class');
    const others = people.filter(({ name, ucid }) => ucid === 1 && name !== lesson.studentName);
    const count = random.between(2, 4);
    const first = random.between(0, others.length - 1);
    const names = Array.from({ length: count }, (_, index) => others[(first + index * 3) % others.length]?.name ?? '');
    return [...new Set([lesson.studentName, ...names])].map((name) => ({ lesson, name }));
  });
  const tuid = small[0]?.tuid;
  if (tuid === undefined) return;
  const byName = await studentsOf(
    tx,
    tuid,
    seats.map(({ name }) => name),
  );
  const rows = seats.flatMap(({ lesson, name }) => {
    const stuUid = name === lesson.studentName ? lesson.stuUid : byName.get(name);
    return stuUid === undefined || stuUid === null ? [] : [{ clid: lesson.clid, stuUid }];
  });
  await tx.insert(classStudents).values(rows).onConflictDoNothing();
}

/** Lessons that the students had before, with whichever tutor: up to the one that is their turn now. */
export async function seedLessonsBefore(
  tx: Queries,
  held: readonly Pick<Lesson, 'stuUid' | 'studentName'>[],
  now: Date,
): Promise<void> {
  const byStudent = new Map(
    held.flatMap(({ stuUid, studentName }) => (stuUid === null ? [] : [[stuUid, studentName]])),
  );
  const rows = [...byStudent].flatMap(([stuUid, name]) => {
    const { before } = turnOf(personOfName(name), now);
    return before.map(({ unitId }, index) => ({
      stuUid,
      unitId,
      taughtAt: new Date(now.getTime() - days(4) * (before.length - index)),
    }));
  });
  if (rows.length > 0) await insertRows(tx, studentUnits, rows).onConflictDoNothing();
}

/** Nearly every class has its material recorded; without it the class did not finish correctly. */
async function seedMaterials(tx: Queries, over: readonly Lesson[]): Promise<void> {
  const rows = over.flatMap((lesson) => {
    if (lesson.unitId === null || drawOf(lesson, 'material').chance(0.08)) return [];
    return [{ clid: lesson.clid, unitId: lesson.unitId, setAt: lesson.startsAt }];
  });
  if (rows.length > 0) await insertRows(tx, classMaterials, rows).onConflictDoNothing();
}

async function seedRemarks(tx: Queries, over: readonly Lesson[]): Promise<void> {
  const written = over.filter(({ remarkWrittenAt }) => remarkWrittenAt !== null);
  if (written.length === 0) return;
  const made = await insertRows(tx, remarks, written.map(remarkRow))
    .onConflictDoNothing()
    .returning({ id: remarks.id, clid: remarks.clid, kind: remarks.kind });
  const lessonOf = new Map(written.map((lesson) => [lesson.clid, lesson]));
  const points = made.flatMap(({ id, clid, kind }) => {
    const lesson = lessonOf.get(clid);
    if (kind !== 'knowledge' || lesson === undefined) return [];
    const random = drawOf(lesson, 'points');
    return pointsOf(lesson).map((point, index) => ({
      remarkId: id,
      sort: index + 1,
      point,
      mastery: random.pick([1, 1, 1, 2, 2, 3]),
    }));
  });
  if (points.length > 0) await insertRows(tx, remarkPoints, points).onConflictDoNothing();
}

function pointsOf({ unitId }: Lesson): readonly string[] {
  return (unitId === null ? undefined : units.get(unitId))?.knowledgePoints ?? [];
}

function remarkRow(lesson: Lesson): typeof remarks.$inferInsert {
  const random = drawOf(lesson, 'remark');
  const { clid, tuid, lessonKind, studentName, unitName } = lesson;
  const words = remarkText(random, { student: callName(studentName), unit: unitName });
  const common = { clid, tuid, content: words.content, createdAt: lesson.remarkWrittenAt ?? lesson.endsAt };
  const rate = (): number => random.between(2, 5);
  if (lessonKind === 'vip') {
    const { strengths, improvements, nextStep } = words;
    return { ...common, kind: 'vip', strengths, improvements, nextStep };
  }
  if (lessonKind === 'trial') {
    const skills = { pronunciation: rate(), vocabulary: rate(), grammar: rate(), fluency: rate() };
    return { ...common, kind: 'trial', level: random.pick(trialLevels), ...skills };
  }
  const kind = lessonKind === 'normal' && pointsOf(lesson).length > 0 ? 'knowledge' : 'normal';
  return { ...common, kind, homework: random.chance(0.5) ? words.homework : null };
}

/** Scores, what the student says and what the recording shows, where there is something; some of it comes a while after class. */
export async function seedResults(tx: Queries, over: readonly Lesson[]): Promise<void> {
  const reported = over.filter((lesson) => drawOf(lesson, 'report').chance(0.75));
  await insertAll(reported, reportRow, (rows) => insertRows(tx, aiReports, rows).onConflictDoNothing());
  const evaluated = over.flatMap((lesson) => evaluationOf(lesson) ?? []);
  await insertAll(
    evaluated,
    (row) => row,
    (rows) => insertRows(tx, courseEvaluations, rows).onConflictDoNothing(),
  );
  const scores = over.filter((lesson) => lesson.lessonKind === 'test' || drawOf(lesson, 'score').chance(0.6));
  const rows = scores.flatMap(scoreRows);
  if (rows.length > 0) await insertRows(tx, lessonScores, rows).onConflictDoNothing();
}

function reportRow(lesson: Lesson): typeof aiReports.$inferInsert {
  const random = drawOf(lesson, 'report text');
  const tutorTalkPercent = random.between(34, 68);
  const questions = random.between(8, 24);
  return {
    clid: lesson.clid,
    readyAt: new Date(lesson.endsAt.getTime() + reportAfterMs),
    tutorTalkPercent,
    wordsPerMinute: random.between(88, 146),
    questions,
    corrections: random.between(2, 9),
    praises: random.between(3, 14),
    highlights: [
      questions > 15 ? 'Many open questions' : 'Clear instructions',
      random.pick([
        'Warm greeting by name',
        'Every new word was used in a sentence',
        'Good use of silence after questions',
      ]),
    ],
    suggestions:
      tutorTalkPercent > 50 ? ['Let the student speak more: aim for half of the time'] : ['Keep this balance'],
  };
}

const kindWords = ['Patient', 'Clear voice', 'Fun', 'Well prepared', 'Encouraging', 'Good pace'] as const;
const harshWords = ['Too fast', 'Late start', 'Noise in the background'] as const;

/** What the student says of a class, for about half of them. */
export function evaluationOf(lesson: Lesson): typeof courseEvaluations.$inferInsert | undefined {
  if (!drawOf(lesson, 'evaluation').chance(0.25)) return undefined;
  const random = drawOf(lesson, 'evaluation words');
  const stars = random.pick([5, 5, 5, 5, 4, 4, 3, 2]);
  const labels = stars > 3 ? kindWords : harshWords;
  return {
    clid: lesson.clid,
    stars,
    labels: [...new Set([random.pick(labels), random.pick(labels)])],
    comment: random.chance(0.4)
      ? stars > 3
        ? random.pick([
            'My son laughs a lot in your class. Thank you!',
            'See you next week, teacher!',
            'She talks about the lesson all evening.',
          ])
        : 'Please check the microphone before class.'
      : null,
    at: new Date(lesson.endsAt.getTime() + minutes(random.between(4, 100))),
  };
}

function scoreRows(lesson: Lesson): (typeof lessonScores.$inferInsert)[] {
  const random = drawOf(lesson, 'scores');
  return ['Listening', 'Speaking', 'Reading', 'Vocabulary'].map((part, index) => ({
    clid: lesson.clid,
    sort: index + 1,
    part,
    score: random.between(11, 25),
    full: 25,
  }));
}
