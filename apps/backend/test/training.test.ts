import type { TrainingAttempt } from '@tutor/api/training/training';
import { minutes } from '@tutor/rules/time/durations';
import { attemptsADay } from '@tutor/rules/training/attempts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { growthEntries } from '../src/growth/tables.ts';
import { completeCourses } from '../src/training/complete-courses.ts';
import {
  trainingAttempts,
  trainingChapterProgress,
  trainingChapters,
  trainingCourses,
  trainingQuestions,
  trainingTests,
} from '../src/training/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let clock = new Date('2026-11-25T10:00:00Z');
let backend: TestBackend;
let tuid: number;
let client: TestClient;

beforeAll(async () => {
  backend = await startBackend({ now: () => clock });
});
afterAll(() => backend.close());
beforeEach(async () => {
  const tutor = await backend.createTutor('contractPassed');
  tuid = tutor.tuid;
  ({ client } = await backend.signIn(tutor));
});

const wait = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};
const queries = () => backend.database.queries;

async function courseIdOf(slug = 'time-and-attendance'): Promise<number> {
  const [course] = await queries().select().from(trainingCourses).where(eq(trainingCourses.slug, slug));
  return course?.courseId ?? 0;
}

const detail = async (slug?: string) =>
  (await client.training.course({ query: { courseId: await courseIdOf(slug) } })).body;

async function learn(chapterId: number, isLearnt = true): Promise<{ UsedTime: number; IsCourseCompleted: boolean }> {
  await client.training.learn({ query: { chapterId } });
  wait(minutes(2));
  const query = { TrakitId: chapterId, UsedTime: 60, IsCompleteCourse: isLearnt ? 'true' : 'false' } as const;
  return (await client.training.learnSubmit({ query })).body;
}

async function learnAll(slug?: string): Promise<number> {
  const { CourseId, Chapters } = await detail(slug);
  await client.training.subscribe({ query: { courseId: CourseId } });
  for (const { ChapterId } of Chapters) await learn(ChapterId);
  return (await detail(slug)).Test?.KctId ?? 0;
}

/** The first question with one right option, and two of its options. */
function twoOptions({ Questions }: TrainingAttempt): { QuestionId: string; a: string; b: string } {
  const question = Questions.find(({ Kind }) => Kind === 'single');
  const [a = '', b = ''] = question?.Options.map(({ OptionId }) => OptionId) ?? [];
  return { QuestionId: question?.QuestionId ?? '', a, b };
}

/** The right answers to an attempt, as the database has them. */
async function rightAnswers(kctId: number) {
  const rows = await queries().select().from(trainingQuestions).where(eq(trainingQuestions.kctId, kctId));
  return rows.map(({ slug, kind, right }) => ({
    QuestionId: slug,
    Answer: kind === 'text' ? right.slice(0, 1) : right,
  }));
}

const submit = (kctId: number, startTime: string, Answers: { QuestionId: string; Answer: string[] }[] = []) =>
  client.training.testSubmit({ query: { kctId, startTime, IsCompleteCourse: 'true' }, body: { Answers } });

const gained = async (cause: 'trainingPassed' | 'testPassed') =>
  (
    await queries()
      .select()
      .from(growthEntries)
      .where(and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, cause)))
  ).map(({ value }) => value);

describe('courses', () => {
  it('are listed category by category, all of them, those of the tutor, and the others', async () => {
    const page = { pageIndex: 1, pageSize: 100 };
    const { body: all } = await client.training.allCourses({ query: page });
    expect(all.Total).toBe(8);
    expect(all.Categories).toEqual([
      'Teaching a lesson',
      'Young learners and safety',
      'Classroom and tools',
      'Working with us',
    ]);
    await client.training.subscribe({ query: { courseId: await courseIdOf() } });
    await client.training.subscribe({ query: { courseId: await courseIdOf() } });
    const { body: own } = await client.training.myCourses({ query: page });
    expect(own.Items[0]?.NextChapter?.ChapterId).toBe((await detail()).Chapters[0]?.ChapterId);
    expect(own.Items.map(({ CourseName }) => CourseName)).toEqual(['Time and attendance']);
    expect((await client.training.courses({ query: page })).body.Total).toBe(7);
  });

  it('are found by category and words, page by page', async () => {
    const ask = async (query: { category?: string; name?: string; pageIndex?: number; pageSize?: number }) => {
      const { body } = await client.training.allCourses({ query: { pageIndex: 1, pageSize: 100, ...query } });
      return [body.Total, body.Items.map(({ CourseName }) => CourseName)];
    };
    expect(await ask({ category: 'Classroom and tools' })).toEqual([1, ['Classroom and tools']]);
    expect(await ask({ name: 'MOUTH' })).toEqual([1, ['Teaching pronunciation']]);
    expect(await ask({ name: 'mouth lesson' })).toEqual([1, ['Teaching pronunciation']]);
    expect(await ask({ category: 'Cooking' })).toEqual([0, []]);
    expect(await ask({ pageIndex: 3, pageSize: 3 })).toEqual([8, expect.objectContaining({ length: 2 })]);
    expect(await ask({ pageIndex: 4, pageSize: 3 })).toEqual([8, []]);
  });

  it.each(['course', 'subscribe'] as const)('%s: one that there is not is refused', async (call) => {
    await expect(client.training[call]({ query: { courseId: 999 } })).rejects.toThrow('This course does not exist');
  });
});

describe('chapters', () => {
  it('open one after the other, and the last one completes the course, which growth is told once', async () => {
    const { CourseId, Chapters } = await detail();
    const [first, second] = Chapters;
    const open = (chapterId = 0) => client.training.learn({ query: { chapterId } });
    await expect(open(first?.ChapterId)).rejects.toThrow('Please subscribe to this course first.');
    await client.training.subscribe({ query: { courseId: CourseId } });
    await expect(open(second?.ChapterId)).rejects.toThrow('This chapter opens when the one before it was learnt.');
    expect((await open(first?.ChapterId)).body.Content).toContain(
      '<img src="/trainingCenter/media/time-and-attendance/',
    );
    for (const [index, { ChapterId }] of Chapters.entries()) {
      expect(await gained('trainingPassed')).toEqual([]);
      expect((await learn(ChapterId)).IsCourseCompleted).toBe(index === Chapters.length - 1);
    }
    await learn(first?.ChapterId ?? 0);
    expect(await gained('trainingPassed')).toEqual([10]);
    expect(await detail()).toMatchObject({ IsCompleted: true, LearntCount: 4, Test: { IsLocked: false } });
  });

  it('of which the last open one is retired complete the course as it is read, and growth is told once', async () => {
    const { CourseId, Chapters } = await detail();
    await client.training.subscribe({ query: { courseId: CourseId } });
    for (const { ChapterId } of Chapters.slice(0, -1)) await learn(ChapterId);
    expect(await detail()).toMatchObject({ IsCompleted: false, Test: { IsLocked: true } });
    const last = Chapters.at(-1)?.ChapterId ?? 0;
    await queries().update(trainingChapters).set({ retiredAt: clock }).where(eq(trainingChapters.chapterId, last));
    expect(await detail()).toMatchObject({ IsCompleted: true, NextChapter: null, Test: { IsLocked: false } });
    expect(await gained('trainingPassed')).toEqual([]);
    const complete = () => queries().transaction((tx) => completeCourses(tx, { courseId: CourseId, now: clock }));
    await complete();
    await complete();
    expect(await gained('trainingPassed')).toEqual([10]);
    // Put back, it is a chapter that was added to a complete course.
    await queries().update(trainingChapters).set({ retiredAt: null }).where(eq(trainingChapters.chapterId, last));
    expect(await detail()).toMatchObject({ IsCompleted: true, LearntCount: 3, ChapterCount: 4 });
  });

  it('learnt at the same moment complete the course once', async () => {
    const { CourseId, Chapters } = await detail();
    await client.training.subscribe({ query: { courseId: CourseId } });
    for (const { ChapterId } of Chapters.slice(0, -1)) await learn(ChapterId);
    const last = Chapters.at(-1)?.ChapterId ?? 0;
    await client.training.learn({ query: { chapterId: last } });
    wait(minutes(2));
    const query = { TrakitId: last, UsedTime: 0, IsCompleteCourse: 'true' } as const;
    await Promise.all(Array.from({ length: 20 }, () => client.training.learnSubmit({ query })));
    expect(await gained('trainingPassed')).toEqual([10]);
  });

  it('count no more time than went by, and are learnt only when it is said', async () => {
    const { CourseId, Chapters } = await detail();
    await client.training.subscribe({ query: { courseId: CourseId } });
    const id = Chapters[0]?.ChapterId ?? 0;
    await client.training.learn({ query: { chapterId: id } });
    wait(minutes(1));
    const report = (UsedTime: number) =>
      client.training.learnSubmit({ query: { TrakitId: id, UsedTime, IsCompleteCourse: 'false' } });
    await expect(report(86_400)).rejects.toThrow('UsedTime: is more than went by since this chapter was opened');
    expect((await report(60)).body.UsedTime).toBe(60);
    expect((await report(50)).body.UsedTime).toBe(60);
    wait(minutes(1));
    // A page that is drawn anew opens its chapter again: time that was not told yet still counts.
    await client.training.learn({ query: { chapterId: id } });
    expect((await report(20)).body.UsedTime).toBe(80);
    expect((await detail()).Chapters[0]).toMatchObject({ IsLearnt: false, UsedTime: 80 });
  });

  it('are not learnt in their first moments, and say when they can be', async () => {
    const { CourseId, Chapters } = await detail();
    await client.training.subscribe({ query: { courseId: CourseId } });
    const { ChapterId = 0, Minutes = 0 } = Chapters[0] ?? {};
    await client.training.learn({ query: { chapterId: ChapterId } });
    const learnt = () =>
      client.training.learnSubmit({ query: { TrakitId: ChapterId, UsedTime: 0, IsCompleteCourse: 'true' } });
    wait(1_000);
    await expect(learnt()).rejects.toThrow(
      `This chapter takes about ${Minutes} minutes. It can be marked as learnt in ${Minutes * 6 - 1} seconds.`,
    );
    expect((await detail()).LearntCount).toBe(0);
    wait(Minutes * 6_000 - 1_000);
    await learnt();
    expect((await detail()).LearntCount).toBe(1);
  });

  it('keep the place to go on from, and tell where the tutor stands', async () => {
    const { CourseId, Chapters } = await detail();
    const [first, second] = Chapters.map(({ ChapterId }) => ChapterId);
    const status = async (trakitId = 0) => (await client.trainingKits.status({ query: { trakitId } })).body;
    const nothing = { UsedTime: 0, ReadPercent: 0, ClipSeconds: 0 };
    expect(await status(first)).toEqual({ TrakitId: first, Status: 'locked', ...nothing });
    await client.training.subscribe({ query: { courseId: CourseId } });
    await client.training.learn({ query: { chapterId: first ?? 0 } });
    wait(minutes(1));
    const report = (place: { ReadPercent?: number; ClipSeconds?: number }) =>
      client.training.learnSubmit({
        query: { TrakitId: first ?? 0, UsedTime: 10, IsCompleteCourse: 'false', ...place },
      });
    await report({ ReadPercent: 40, ClipSeconds: 20 });
    await report({ ReadPercent: 10, ClipSeconds: 12 });
    await report({});
    expect(await status(first)).toMatchObject({ Status: 'open', ReadPercent: 40, ClipSeconds: 12 });
    await learn(first ?? 0);
    expect([(await status(first)).Status, (await status(second)).Status]).toEqual(['learnt', 'open']);
  });

  it('are not learnt before they were opened', async () => {
    const { CourseId, Chapters } = await detail();
    await client.training.subscribe({ query: { courseId: CourseId } });
    const query = { TrakitId: Chapters[1]?.ChapterId ?? 0, UsedTime: 1, IsCompleteCourse: 'true' } as const;
    await expect(client.training.learnSubmit({ query })).rejects.toThrow('Please open this chapter first.');
    const rows = await queries().select().from(trainingChapterProgress).where(eq(trainingChapterProgress.tuid, tuid));
    expect(rows).toEqual([]);
  });
});

describe('a test', () => {
  it('opens with the last chapter, is scored by the answers that were kept and sent, and told to growth once', async () => {
    const locked = (await detail()).Test?.KctId ?? 0;
    const start = { query: { kctId: locked } };
    await expect(client.training.startTest(start)).rejects.toThrow('opens when every chapter of its course was learnt');
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest(start);
    const [first, ...others] = await rightAnswers(kctId);
    if (first === undefined) throw new Error('the test has no questions');
    await client.training.saveTestAnswer({ body: { ...first, RecodeId: attempt.RecodeId, Revision: 1 } });
    // The same once more, as after a lost reply, changes nothing.
    await client.training.saveTestAnswer({ body: { ...first, RecodeId: attempt.RecodeId, Revision: 1 } });
    const { body: result } = await submit(kctId, attempt.StartTime, others);
    expect(result).toMatchObject({ TestScore: 100, IsPass: true });
    expect(await gained('testPassed')).toEqual([5]);
    wait(minutes(1));
    const { body: again } = await client.training.startTest(start);
    await submit(kctId, again.StartTime, [first, ...others]);
    expect(await gained('testPassed')).toEqual([5]);
  });

  it('tells nothing of what is right before it is handed in, and everything after', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const told = JSON.stringify([attempt, (await client.training.test({ query: { kctId } })).body, await detail()]);
    const rows = await queries().select().from(trainingQuestions).where(eq(trainingQuestions.kctId, kctId));
    for (const { explanation } of rows) expect(told).not.toContain(explanation);
    expect(told).not.toMatch(/"(?:Right|IsRight|Explanation)"/);
    const score = { query: { recodeId: attempt.RecodeId } };
    await expect(client.training.testScore(score)).rejects.toThrow('This test is not handed in yet.');
    await submit(kctId, attempt.StartTime);
    const { body } = await client.training.testScore(score);
    expect(body).toMatchObject({ TestScore: 0, IsPass: false, AttemptsLeft: 2 });
    expect(body.Questions.map(({ Explanation }) => Explanation)).toEqual(rows.map(({ explanation }) => explanation));
  });

  it('handed in twenty times at once is one attempt with one score', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const right = await rightAnswers(kctId);
    const sent = Array.from({ length: 20 }, (_, index) =>
      submit(kctId, attempt.StartTime, index % 2 === 0 ? right : []),
    );
    const results = (await Promise.all(sent)).map(({ body }) => body);
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);
    const rows = await queries().select().from(trainingAttempts).where(eq(trainingAttempts.tuid, tuid));
    expect(rows.map(({ score }) => score)).toEqual([results[0]?.TestScore]);
  });

  it('begun twenty times at once is one attempt; three are taken in a day of the company, and more the day after', async () => {
    const kctId = await learnAll();
    const start = () => client.training.startTest({ query: { kctId } });
    const begun = await Promise.all(Array.from({ length: 20 }, start));
    expect(new Set(begun.map(({ body }) => body.RecodeId)).size).toBe(1);
    for (let taken = 0; taken < attemptsADay; taken += 1) {
      const { body } = await start();
      await submit(kctId, body.StartTime);
      wait(1_000);
    }
    await expect(start()).rejects.toThrow('You have used all 3 attempts of today.');
    clock = new Date('2026-11-25T15:59:59Z');
    await expect(start()).rejects.toThrow('You have used all 3 attempts of today.');
    wait(1_000);
    expect((await start()).body.Answers).toEqual([]);
  });

  it('asks the questions of a later attempt in another order, since the first has shown what is right', async () => {
    const kctId = await learnAll();
    const start = async () => (await client.training.startTest({ query: { kctId } })).body;
    const asked = ({ Questions }: { Questions: { QuestionId: string }[] }) => Questions.map((one) => one.QuestionId);
    const first = await start();
    await submit(kctId, first.StartTime);
    wait(1_000);
    const second = await start();
    expect(asked(second)).not.toEqual(asked(first));
    expect(asked(second).toSorted()).toEqual(asked(first).toSorted());
    expect(asked(await start())).toEqual(asked(second));
  });

  it('keeps each answer and its flag as they were last given, and refuses what is older', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const { RecodeId } = attempt;
    const { QuestionId, a, b } = twoOptions(attempt);
    const save = async (Answer: string[], Revision: number, IsFlagged = false) =>
      (await client.training.saveTestAnswer({ body: { RecodeId, QuestionId, Answer, IsFlagged, Revision } })).body;
    const refusal = 'This question was answered in another window or on another device.';
    await save([a], 1);
    expect(await save([b], 2, true)).toEqual({ QuestionId, Answer: [b], IsFlagged: true, Revision: 2 });
    await expect(save([a], 1)).rejects.toThrow(refusal);
    await expect(save([a], 2, true)).rejects.toThrow(refusal);
    await expect(save([b], 2, false)).rejects.toThrow(refusal);
    const { body: resumed } = await client.training.startTest({ query: { kctId } });
    expect(resumed.Answers).toEqual([{ QuestionId, Answer: [b], IsFlagged: true, Revision: 2 }]);
    expect(resumed.Questions).toEqual(attempt.Questions);
  });

  it("takes a page's later answer for its earlier one, in whatever order they come, and the same twice for one", async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const { RecodeId } = attempt;
    const { QuestionId, a, b } = twoOptions(attempt);
    const save = async (option: string, Revision: number, turn: [string, number] | [] = []) => {
      const [Page, Turn] = turn;
      const given = { RecodeId, QuestionId, Answer: [option], Revision };
      const { body } = await client.training.saveTestAnswer({
        body: { ...given, ...(Page !== undefined && { Page, Turn }) },
      });
      return [body.Answer[0], body.Revision];
    };
    const refusal = 'This question was answered in another window or on another device.';
    // The second answer of a page overtakes its first one, whose reply has not come.
    expect(await save(b, 1, ['one', 2])).toEqual([b, 1]);
    expect(await save(a, 1, ['one', 1])).toEqual([b, 1]);
    expect(await save(a, 1, ['one', 3])).toEqual([a, 2]);
    expect(await save(a, 3, ['one', 4])).toEqual([a, 2]);
    // Another page that has not seen it is refused; one that has is taken, and then the first one is refused.
    await expect(save(b, 1, ['two', 1])).rejects.toThrow(refusal);
    await expect(save(b, 2)).rejects.toThrow(refusal);
    expect(await save(b, 3, ['two', 2])).toEqual([b, 3]);
    await expect(save(a, 3, ['one', 5])).rejects.toThrow(refusal);
  });

  it('is not handed in where an answer is another one than was looked at', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const { RecodeId, StartTime } = attempt;
    const { QuestionId, a, b } = twoOptions(attempt);
    const save = (Answer: string[], Revision: number) =>
      client.training.saveTestAnswer({ body: { RecodeId, QuestionId, Answer, Revision } });
    const handIn = (Answer: string[], Revision: number) =>
      client.training.testSubmit({
        query: { kctId, startTime: StartTime, IsCompleteCourse: 'true' },
        body: { Answers: [{ QuestionId, Answer, Revision }] },
      });
    await save([a], 1);
    await expect(handIn([], 0)).rejects.toThrow('An answer was changed after this list was drawn');
    await save([b], 2);
    await expect(handIn([a], 1)).rejects.toThrow('An answer was changed after this list was drawn');
    await expect(handIn([a], 2)).rejects.toThrow('An answer was changed after this list was drawn');
    await handIn([b], 2);
    const { body } = await client.training.testScore({ query: { recodeId: RecodeId } });
    expect(body.Questions.find((question) => question.QuestionId === QuestionId)?.Answer).toEqual([b]);
  });

  it('refuses answers to what was not asked, and options that are not offered', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const save = (QuestionId: string, Answer: string[]) =>
      client.training.saveTestAnswer({ body: { RecodeId: attempt.RecodeId, QuestionId, Answer, Revision: 1 } });
    await expect(save('who-are-you', ['a'])).rejects.toThrow('QuestionId: is no question of this test');
    await expect(save('answer-by', ['a'])).rejects.toThrow('Answer: is none of the options');
    const optionsOf = (kind: string) =>
      attempt.Questions.find(({ Kind }) => Kind === kind)?.Options.map(({ OptionId }) => OptionId) ?? [];
    const [first = '', second = '', ...others] = optionsOf('order');
    const unfitting: [string, string[]][] = [
      ['answer-by', optionsOf('single').slice(0, 2)],
      ['exactly-72', ['true', 'false']],
      ['bands', [first, first]],
      ['bands', [`${first} ${second}`, 'none']],
      ['bands', [first, second, ...others, '', '']],
      ['join-opens', ['15', '20']],
    ];
    for (const [question, answer] of unfitting) {
      await expect(save(question, answer), question).rejects.toThrow('Answer: is none of the options');
    }
    // Places as they were chosen: one that is empty, and one that two lines share.
    await save('bands', ['', `${first} ${second}`]);
    await expect(submit(kctId, attempt.StartTime, [{ QuestionId: 'answer-by', Answer: ['a'] }])).rejects.toThrow(
      'Answer: is none of the options',
    );
  });

  it('is closed at its deadline with what was answered, whether its tutor comes back or not', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const right = await rightAnswers(kctId);
    for (const given of right.slice(0, 5)) {
      await client.training.saveTestAnswer({ body: { ...given, RecodeId: attempt.RecodeId, Revision: 1 } });
    }
    clock = new Date(attempt.EndTime);
    const late = { ...right[5], QuestionId: right[5]?.QuestionId ?? '', Answer: right[5]?.Answer ?? [] };
    await expect(
      client.training.saveTestAnswer({ body: { ...late, RecodeId: attempt.RecodeId, Revision: 1 } }),
    ).rejects.toThrow('it takes no more answers');
    await backend.server.runClockwork();
    wait(minutes(1));
    expect((await submit(kctId, attempt.StartTime, right)).body).toMatchObject({ TestScore: 50, IsPass: false });
    const { body } = await client.training.testScore({ query: { recodeId: attempt.RecodeId } });
    expect(body.SubmitTime).toBe(attempt.EndTime);
    expect((await client.training.test({ query: { kctId } })).body).toMatchObject({ Attempt: null, TestScore: 50 });
  });

  it('whose time is over has its result at once, before the job that closes it has run', async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    clock = new Date(attempt.EndTime);
    const { body } = await client.training.testScore({ query: { recodeId: attempt.RecodeId } });
    expect([body.SubmitTime, body.TestScore]).toEqual([attempt.EndTime, 0]);
    expect((await client.training.test({ query: { kctId } })).body).toMatchObject({
      ...{ Attempt: null, LatestRecodeId: attempt.RecodeId, BestRecodeId: attempt.RecodeId, IsLocked: false },
    });
  });

  it('goes on with its own questions when those of the course change', async () => {
    const kctId = await learnAll('pronunciation');
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const right = await rightAnswers(kctId);
    await queries().delete(trainingQuestions).where(eq(trainingQuestions.kctId, kctId));
    const { body: result } = await submit(kctId, attempt.StartTime, right);
    expect(result.TestScore).toBe(100);
  });

  it("of another tutor is nobody else's", async () => {
    const kctId = await learnAll();
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    const other = (await backend.signIn(await backend.createTutor('contractPassed'))).client.training;
    const [given] = await rightAnswers(kctId);
    if (given === undefined) throw new Error('the test has no questions');
    await expect(other.testScore({ query: { recodeId: attempt.RecodeId } })).rejects.toThrow('does not exist');
    await expect(other.saveTestAnswer({ body: { ...given, RecodeId: attempt.RecodeId, Revision: 1 } })).rejects.toThrow(
      'does not exist',
    );
  });

  it('of a course that was retired is refused, and its result is still there', async () => {
    const kctId = await learnAll('classroom-tools');
    const { body: attempt } = await client.training.startTest({ query: { kctId } });
    await queries().update(trainingTests).set({ retiredAt: clock }).where(eq(trainingTests.kctId, kctId));
    await expect(client.training.startTest({ query: { kctId } })).rejects.toThrow('no longer offered');
    await submit(kctId, attempt.StartTime, await rightAnswers(kctId));
    expect((await client.training.testScore({ query: { recodeId: attempt.RecodeId } })).body.TestScore).toBe(100);
  });
});

describe('media', () => {
  const ask = async (path: string, headers: Record<string, string> = {}, isSignedIn = true) => {
    const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
    return fetch(`${backend.url}/training/media/${path}`, {
      headers: { ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
  };

  it('are given with their type, in ranges too, to tutors alone', async () => {
    const picture = await ask('time-and-attendance/bands.svg');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await picture.text()).toContain('<svg');
    const part = await ask('time-and-attendance/answer.mp3', { range: 'bytes=0-99' });
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-length')]).toEqual([
      206,
      'audio/mpeg',
      '100',
    ]);
    expect(await (await ask('time-and-attendance/bands.svg', {}, false)).json()).toMatchObject({ ErrorCode: 3 });
  });

  it.each(['time-and-attendance/test.yaml', 'time-and-attendance/..%2Fcategories.yaml', 'nowhere/bands.svg'])(
    '%s is none of them',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
