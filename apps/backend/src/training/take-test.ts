import { minutes } from '@tutor/rules/time/durations';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { attemptsADay, attemptsUsedText } from '@tutor/rules/training/attempts';
import { isTestOpen } from '@tutor/rules/training/course-progress';
import { placesOf, testScore } from '@tutor/rules/training/question';
import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { progressOf, requireCourse, unknownCourse } from './read-courses.ts';
import {
  type PaperQuestion,
  trainingAnswers,
  trainingAttempts,
  trainingCourses,
  trainingQuestions,
  trainingTests,
} from './tables.ts';

export type Attempt = typeof trainingAttempts.$inferSelect;

export type KeptAnswer = typeof trainingAnswers.$inferSelect;

/** An answer to a question of an attempt. */
interface GivenAnswer {
  question: string;
  answer: readonly string[];
}

/** A test that is offered, with its course. */
export async function requireTest(queries: Queries, kctId: number) {
  const [found] = await queries
    .select({ test: trainingTests, course: trainingCourses })
    .from(trainingTests)
    .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingTests.courseId))
    .where(and(eq(trainingTests.kctId, kctId), isNull(trainingTests.retiredAt), isNull(trainingCourses.retiredAt)));
  if (found === undefined) throw unknownCourse();
  return found;
}

/** The attempt of a test that is under way; one whose time is over is closed first, with the answers that it has. */
export async function openAttempt(
  queries: Queries,
  { tuid, kctId, now }: { tuid: number; kctId: number; now: Date },
): Promise<Attempt | undefined> {
  const [attempt] = await queries
    .select()
    .from(trainingAttempts)
    .where(
      and(eq(trainingAttempts.tuid, tuid), eq(trainingAttempts.kctId, kctId), isNull(trainingAttempts.submittedAt)),
    );
  if (attempt === undefined || attempt.endsAt > now) return attempt;
  await closeAttempt(queries, attempt.recodeId, now);
  return undefined;
}

/** Attempts of today that a tutor has left, the one under way counted as used. */
export async function attemptsLeft(
  queries: Queries,
  { tuid, kctId, now }: { tuid: number; kctId: number; now: Date },
): Promise<number> {
  const [used] = await queries
    .select({ attempts: count() })
    .from(trainingAttempts)
    .where(
      and(
        eq(trainingAttempts.tuid, tuid),
        eq(trainingAttempts.kctId, kctId),
        eq(trainingAttempts.day, zonedDate(now, companyZone)),
      ),
    );
  return Math.max(0, attemptsADay - (used?.attempts ?? 0));
}

/** Begins an attempt, or goes on with the one that is under way, however often and from wherever it is asked. */
export async function startTest(
  queries: Queries,
  { tuid, kctId, now }: { tuid: number; kctId: number; now: Date },
): Promise<Attempt> {
  const { test } = await requireTest(queries, kctId);
  const progress = progressOf(await requireCourse(queries, tuid, test.courseId));
  if (!isTestOpen(progress)) {
    throw new Refusal(refusalCodes.tooEarly, 'This test opens when every chapter of its course was learnt.');
  }
  const underWay = await openAttempt(queries, { tuid, kctId, now });
  if (underWay !== undefined) return underWay;
  const left = await attemptsLeft(queries, { tuid, kctId, now });
  if (left === 0) throw new Refusal(refusalCodes.limitReached, attemptsUsedText);
  const [begun] = await queries
    .insert(trainingAttempts)
    .values({
      tuid,
      kctId,
      day: zonedDate(now, companyZone),
      number: attemptsADay - left + 1,
      startedAt: now,
      endsAt: new Date(now.getTime() + minutes(test.minutes)),
      paper: await newPaper(queries, { tuid, kctId }),
      passPercent: test.passPercent,
    })
    .onConflictDoNothing()
    .returning();
  // Nothing was stored where the same was asked at the same moment.
  const attempt = begun ?? (await openAttempt(queries, { tuid, kctId, now }));
  if (attempt === undefined)
    throw new Refusal(refusalCodes.changed, 'Another attempt has just ended. Please look again.');
  return attempt;
}

/**
 * The questions as they are now, with options in an order of its own. From the second attempt on the questions have one too: the
 * first has shown what is right.
 */
async function newPaper(queries: Queries, { tuid, kctId }: { tuid: number; kctId: number }): Promise<PaperQuestion[]> {
  const [before] = await queries
    .select({ attempts: count() })
    .from(trainingAttempts)
    .where(and(eq(trainingAttempts.tuid, tuid), eq(trainingAttempts.kctId, kctId)));
  const questions = await queries
    .select()
    .from(trainingQuestions)
    .where(eq(trainingQuestions.kctId, kctId))
    .orderBy(asc(trainingQuestions.position));
  const asked = before?.attempts === 0 ? questions : shuffled(questions);
  return asked.map(({ slug, kind, prompt, options, right, unit, explanation }) => ({
    id: slug,
    kind,
    question: prompt,
    options: kind === 'trueFalse' ? truthOptions : shuffled(options),
    right,
    unit,
    explanation,
  }));
}

const truthOptions = [
  { id: 'true', text: 'True' },
  { id: 'false', text: 'False' },
];

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Keeps an answer. Refused where the question was answered elsewhere meanwhile. A page's own earlier answer is no conflict: its
 * latest turn stays, in whatever order they arrive. The same answer once more changes nothing.
 */
export function saveAnswer(queries: Queries, { tuid, recodeId, given, now }: SavedAnswer): Promise<KeptAnswer> {
  return queries.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, tuid, recodeId);
    if (attempt.submittedAt !== null || attempt.endsAt <= now) {
      throw new Refusal(refusalCodes.tooLate, 'This test has been handed in: it takes no more answers.');
    }
    checkAnswer(attempt.paper, given);
    const kept = await keptAnswer(tx, recodeId, given.question);
    const answer = { recodeId, ...given, answer: [...given.answer], at: now };
    if (kept === undefined) return writeAnswer(tx, answer);
    const isOfSamePage = given.page !== null && given.page === kept.page;
    const isLate = isOfSamePage && (given.turn ?? 0) <= (kept.turn ?? 0);
    if (isLate || isSameAnswer(kept, given)) return kept;
    if (given.revision > kept.revision) return writeAnswer(tx, answer);
    if (isOfSamePage) return writeAnswer(tx, { ...answer, revision: kept.revision + 1 });
    throw new Refusal(refusalCodes.changed, 'This question was answered in another window or on another device.');
  });
}

interface SavedAnswer {
  tuid: number;
  recodeId: number;
  given: GivenAnswer & Pick<KeptAnswer, 'isFlagged' | 'revision' | 'page' | 'turn'>;
  now: Date;
}

async function keptAnswer(tx: Queries, recodeId: number, question: string): Promise<KeptAnswer | undefined> {
  const [kept] = await tx
    .select()
    .from(trainingAnswers)
    .where(and(eq(trainingAnswers.recodeId, recodeId), eq(trainingAnswers.question, question)));
  return kept;
}

async function writeAnswer(tx: Queries, row: KeptAnswer): Promise<KeptAnswer> {
  await tx
    .insert(trainingAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [trainingAnswers.recodeId, trainingAnswers.question], set: row });
  return row;
}

function isSameAnswer(kept: KeptAnswer, { answer, isFlagged }: SavedAnswer['given']): boolean {
  return kept.isFlagged === isFlagged && isSameChoice(kept.answer, answer);
}

function isSameChoice(kept: readonly string[], given: readonly string[]): boolean {
  return kept.length === given.length && kept.every((part, index) => part === given[index]);
}

/** Hands in the attempt that began at an instant, with answers that were not kept yet. Handed in before, it stays as it is. */
export function submitTest(queries: Queries, submission: Submission): Promise<Attempt> {
  const { tuid, kctId, startedAt, now } = submission;
  return queries.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(trainingAttempts)
      .where(
        and(
          eq(trainingAttempts.tuid, tuid),
          eq(trainingAttempts.kctId, kctId),
          eq(trainingAttempts.startedAt, startedAt),
        ),
      )
      .for('update');
    if (found === undefined) throw new Refusal(refusalCodes.unknown, 'There is no attempt that began at this time.');
    if (found.submittedAt !== null) return found;
    // Of answers that come after the deadline nothing counts: those that were kept before it do.
    if (found.endsAt > now) await keepLast(tx, found, submission);
    return handIn(tx, found, now);
  });
}

interface Submission {
  tuid: number;
  kctId: number;
  startedAt: Date;
  /** With the revision that was looked at before; an answer without one counts as it is. */
  answers: readonly (GivenAnswer & { revision: number | undefined })[];
  now: Date;
}

/** Keeps what comes with a test that is handed in. Refused where an answer is another one than was looked at. */
async function keepLast(tx: Queries, { recodeId, paper }: Attempt, { answers, now }: Submission): Promise<void> {
  for (const given of answers) {
    checkAnswer(paper, given);
    const kept = await keptAnswer(tx, recodeId, given.question);
    const { revision = 0, answer = [], isFlagged = false } = kept ?? {};
    const isSame = isSameChoice(answer, given.answer);
    if (given.revision !== undefined && (revision > given.revision || (revision === given.revision && !isSame))) {
      throw new Refusal(
        refusalCodes.changed,
        'An answer was changed after this list was drawn. Please look at your answers again.',
      );
    }
    if (isSame) continue;
    const { question } = given;
    await writeAnswer(tx, {
      ...{ recodeId, question, isFlagged, answer: [...given.answer] },
      ...{ revision: given.revision ?? revision + 1, at: now, page: null, turn: null },
    });
  }
}

/** Scores a locked attempt by the answers that are kept, and tells growth of the first pass, all in one transaction. */
async function handIn(tx: Queries, attempt: Attempt, now: Date): Promise<Attempt> {
  const { tuid, kctId, recodeId, paper, passPercent, endsAt } = attempt;
  const score = testScore(paper, await answersOf(tx, recodeId));
  const isPassed = score >= passPercent;
  const [scored] = await tx
    .update(trainingAttempts)
    .set({ submittedAt: endsAt < now ? endsAt : now, score, isPassed })
    .where(eq(trainingAttempts.recodeId, recodeId))
    .returning();
  if (scored === undefined) throw new Error('the attempt is gone');
  if (isPassed) {
    const [test] = await tx.select().from(trainingTests).where(eq(trainingTests.kctId, kctId));
    await moveByRule(tx, { rule: 'testPassed', tuid, occasion: String(kctId), at: now, note: test?.title ?? null });
  }
  return scored;
}

/** Closes an attempt whose time is over; one that was handed in meanwhile stays as it is. */
function closeAttempt(queries: Queries, recodeId: number, now: Date): Promise<void> {
  return queries.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(trainingAttempts)
      .where(and(eq(trainingAttempts.recodeId, recodeId), isNull(trainingAttempts.submittedAt)))
      .for('update');
    if (attempt !== undefined) await handIn(tx, attempt, now);
  });
}

/** Closes every attempt whose time is over. */
export async function closeOverdueAttempts(queries: Queries, now: Date): Promise<void> {
  const overdue = await queries
    .select({ recodeId: trainingAttempts.recodeId })
    .from(trainingAttempts)
    .where(and(isNull(trainingAttempts.submittedAt), lte(trainingAttempts.endsAt, now)));
  for (const { recodeId } of overdue) await closeAttempt(queries, recodeId, now);
}

/** The kept answers of an attempt, by question. */
export async function answersOf(queries: Queries, recodeId: number): Promise<Record<string, string[]>> {
  const kept = await queries.select().from(trainingAnswers).where(eq(trainingAnswers.recodeId, recodeId));
  return Object.fromEntries(kept.map(({ question, answer }) => [question, answer]));
}

/** An attempt of the tutor; one whose time is over is closed first. */
export async function requireAttempt(
  queries: Queries,
  { tuid, recodeId, now }: { tuid: number; recodeId: number; now: Date },
): Promise<Attempt> {
  const own = and(eq(trainingAttempts.recodeId, recodeId), eq(trainingAttempts.tuid, tuid));
  const [attempt] = await queries.select().from(trainingAttempts).where(own);
  if (attempt?.submittedAt === null && attempt.endsAt <= now) {
    await closeAttempt(queries, recodeId, now);
    return requireAttempt(queries, { tuid, recodeId, now });
  }
  if (attempt === undefined) throw unknownAttempt();
  return attempt;
}

function unknownAttempt(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This attempt does not exist.');
}

async function lockAttempt(tx: Queries, tuid: number, recodeId: number): Promise<Attempt> {
  const [attempt] = await tx
    .select()
    .from(trainingAttempts)
    .where(and(eq(trainingAttempts.recodeId, recodeId), eq(trainingAttempts.tuid, tuid)))
    .for('update');
  if (attempt === undefined) throw unknownAttempt();
  return attempt;
}

/** Refuses an answer to what was not asked, and one that chooses what is not offered. */
function checkAnswer(paper: readonly PaperQuestion[], { question, answer }: GivenAnswer): void {
  const asked = paper.find(({ id }) => id === question);
  if (asked === undefined) throw invalid('QuestionId', 'is no question of this test');
  if (!isFitting(asked, answer)) throw invalid('Answer', 'is none of the options');
}

function isFitting({ kind, options }: PaperQuestion, answer: readonly string[]): boolean {
  if (kind === 'text' || kind === 'number') return answer.length <= 1;
  const chosen = kind === 'order' ? placesOf(answer).flat() : answer;
  const offered = new Set(options.map(({ id }) => id));
  const isOneChoice = kind === 'single' || kind === 'trueFalse';
  return (
    chosen.every((id) => offered.has(id)) &&
    new Set(chosen).size === chosen.length &&
    answer.length <= (isOneChoice ? 1 : options.length)
  );
}
