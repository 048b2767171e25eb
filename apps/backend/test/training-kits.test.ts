import { minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { trainingLabels, trainingQuestions } from '../src/training/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const startedAt = new Date('2026-11-25T10:00:00Z');
let clock = startedAt;
let backend: TestBackend;
let tuid: number;
let client: TestClient;

beforeAll(async () => {
  backend = await startBackend({ now: () => clock });
});
afterAll(() => backend.close());
beforeEach(async () => {
  clock = startedAt;
  const tutor = await backend.createTutor('contractPassed');
  tuid = tutor.tuid;
  ({ client } = await backend.signIn(tutor));
});

const queries = () => backend.database.queries;
const kits = async () => (await client.trainingKits.kits()).body;
const tests = async () => (await kits()).at(-1)?.Items ?? [];

/** Learns a kit whole, and hands its test in with so many right answers. */
async function takeTest(id: number, rightAnswers = Number.POSITIVE_INFINITY): Promise<number> {
  await client.training.subscribe({ query: { courseId: id } });
  const { Chapters, Test } = (await client.trainingKits.kit({ query: { primaryID: id } })).body;
  for (const { TrakitId } of Chapters) {
    await client.training.learn({ query: { chapterId: TrakitId } });
    clock = new Date(clock.getTime() + minutes(2));
    await client.training.learnSubmit({ query: { TrakitId, UsedTime: 60, IsCompleteCourse: 'true' } });
  }
  const kctId = Test?.KctId ?? 0;
  const { body: attempt } = await client.training.startTest({ query: { kctId } });
  const rows = await queries().select().from(trainingQuestions).where(eq(trainingQuestions.kctId, kctId));
  await client.training.testSubmit({
    query: { kctId, startTime: attempt.StartTime, IsCompleteCourse: 'true' },
    body: {
      Answers: rows
        .slice(0, rightAnswers)
        .map(({ slug, kind, right }) => ({ QuestionId: slug, Answer: kind === 'text' ? right.slice(0, 1) : right })),
    },
  });
  return kctId;
}

it('kits come by category, each with its name, result, time and drawing; the last category has the tests', async () => {
  const categories = await kits();
  expect(categories.map(({ CategoryName }) => CategoryName)).toEqual([
    'Teaching a lesson',
    'Young learners and safety',
    'Classroom and tools',
    'Working with us',
    'Training Test',
  ]);
  const [first] = categories[0]?.Items ?? [];
  expect(first).toMatchObject({ Name: 'Teaching a first trial lesson', IsPass: false, KctId: null, TestScore: null });
  expect(first?.Icon).toMatch(/^\/trainingCenter\/media\/first-trial-lesson\/icon\.svg\?v=/);
  expect(first?.TestTime).toBeGreaterThan(0);
  const all = categories.slice(0, -1).flatMap(({ Items }) => Items);
  expect(all).toHaveLength(8);
  expect((await tests()).map(({ PrimaryID }) => PrimaryID)).toEqual(all.map(({ PrimaryID }) => PrimaryID));
  expect((await tests()).every(({ KctId }) => KctId != null)).toBe(true);
});

it('a kit tells its chapters with their state, and its test with its result', async () => {
  const id = (await tests())[0]?.PrimaryID ?? 0;
  const kit = async () => (await client.trainingKits.kit({ query: { primaryID: id } })).body;
  expect((await kit()).Chapters.map(({ Status }) => Status)).toEqual(['locked', 'locked', 'locked', 'locked']);
  await takeTest(id);
  expect(await kit()).toMatchObject({
    IsCompleted: true,
    Chapters: [{ Status: 'learnt' }, { Status: 'learnt' }, { Status: 'learnt' }, { Status: 'learnt' }],
    Test: { IsPass: true, TestScore: 100, IsLocked: false, LabelTime: null },
  });
  const [listed] = (await kits())[0]?.Items ?? [];
  expect(listed).toMatchObject({ IsPass: true, TestScore: 100 });
  await expect(client.trainingKits.kit({ query: { primaryID: 999 } })).rejects.toThrow('This course does not exist');
});

it('tests are found by words of their name, in one category or in all', async () => {
  const names = async (name: string, guid = '') =>
    (await client.trainingKits.findTests({ query: { name, guid } })).body.map((one) => one.Name);
  expect(await names('PRONUN')).toEqual(['Test: Teaching pronunciation']);
  expect(await names('pronun', 'tools')).toEqual([]);
  expect(await names('', 'tools')).toEqual(['Test: Classroom and tools']);
  expect(await names('')).toHaveLength(8);
  expect(await names('no such test')).toEqual([]);
});

it('nothing that is right is told with a kit, a list or a search', async () => {
  const id = (await tests())[0]?.PrimaryID ?? 0;
  const told = JSON.stringify([
    await kits(),
    (await client.trainingKits.kit({ query: { primaryID: id } })).body,
    (await client.trainingKits.findTests({ query: { name: '', guid: '' } })).body,
  ]);
  for (const { explanation, prompt } of await queries().select().from(trainingQuestions)) {
    expect(told).not.toContain(explanation);
    expect(told).not.toContain(prompt);
  }
});

it('a label is put on once, and only after its test was passed', async () => {
  const id = (await tests())[0]?.PrimaryID ?? 0;
  const kctId = await takeTest(id, 2);
  const add = () => client.trainingKits.addLabel({ query: { kctId } });
  await expect(add()).rejects.toThrow('Pass this test first: then its label is yours.');
  await takeTest(id);
  const { body } = await add();
  expect(body).toEqual({ KctId: kctId, LabelName: 'Teaching a first trial lesson', LabelTime: clock.toISOString() });
  clock = new Date(clock.getTime() + minutes(1));
  expect((await add()).body).toEqual(body);
  const rows = await queries().select().from(trainingLabels).where(eq(trainingLabels.tuid, tuid));
  expect(rows).toHaveLength(1);
  expect((await client.trainingKits.kit({ query: { primaryID: id } })).body.Test?.LabelTime).toBe(body.LabelTime);
});
