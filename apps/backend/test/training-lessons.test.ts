import { classroomUrl } from '@tutor/rules/classes/classroom-url';
import { days, minutes } from '@tutor/rules/time/durations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { growthEntries } from '../src/growth/tables.ts';
import { remindOfTrainings } from '../src/training/remind-of-trainings.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
let cases = 0;
let now = new Date(start);

let backend: TestBackend;
let tutor: CreatedTutor;
let client: TestClient;

beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  // Each case has a day of its own: no lesson stands in another one's way.
  cases += 1;
  now = new Date(start + days(cases));
  tutor = await backend.createTutor('firstLogin');
  ({ client } = await backend.signIn(tutor));
});

const addLesson = async (startsInMinutes: number, type: 'QA' | 'Test' = 'Test') =>
  Number((await backend.control('/training-lessons', { tuid: tutor.tuid, startsInMinutes, type })).id);
const addResult = (id: number, isPassed = true) =>
  backend.control('/training-results', { id, isPassed, remark: 'You waited for the answers.' });
const evaluation = { Clarity: 5, Usefulness: 4, Pace: 3, Remark: 'More time to practise, please.' };
const evaluate = (id: number, request = evaluation) =>
  client.trainingLessons.evaluate({ body: { tranCourseId: id, evaluationRequest: request } });
const unfinished = async () => (await client.trainingLessons.unfinishedEvaluation()).body;

it('a lesson that is over waits for its evaluation, which is given once and told as it was given', async () => {
  expect(await unfinished()).toMatchObject({ IsUnfinished: false });
  const id = await addLesson(-31);
  expect(await unfinished()).toMatchObject({ IsUnfinished: true, TranCourseId: id, TrainingType: 'Test' });
  await evaluate(id);
  await evaluate(id);
  await expect(evaluate(id, { ...evaluation, Pace: 1 })).rejects.toThrow('You have evaluated this training lesson');
  const { body } = await client.trainingLessons.evaluationRecord({ query: { TranCourseId: id } });
  expect(body).toMatchObject({ ID: id, Status: 'Finished', IsEvaluated: true, EvaluationRequest: evaluation });
  expect(await unfinished()).toMatchObject({ IsUnfinished: false });
});

it('of twenty evaluations at once with two opinions one stands, and ten are refused', async () => {
  const id = await addLesson(-31);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => evaluate(id, { ...evaluation, Pace: index % 2 === 0 ? 3 : 1 })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

it.each([
  ['that has not ended', 'This training lesson is not over yet.', () => addLesson(-29)],
  ['of another tutor', 'This training lesson does not exist.', () => foreignLesson()],
])('a lesson %s is not evaluated', async (_, words, lesson) => {
  await expect(evaluate(await lesson())).rejects.toThrow(words);
});

async function foreignLesson(): Promise<number> {
  const { tuid } = await backend.createTutor('firstLogin');
  return Number((await backend.control('/training-lessons', { tuid, startsInMinutes: -60 })).id);
}

it('a lesson of three weeks ago is not asked about any more', async () => {
  await addLesson(-21 * 24 * 60);
  expect(await unfinished()).toMatchObject({ IsUnfinished: false });
});

it('a passed practice lesson brings growth values once, and the tutor reads what the trainer wrote', async () => {
  tutor = await backend.createTutor('contractPassed');
  ({ client } = await backend.signIn(tutor));
  const id = await addLesson(-45);
  const of = { query: { trainingId: id, trainingType: 'Test' as const } };
  await expect(client.trainingLessons.result(of)).rejects.toThrow('The trainer has not written yet.');
  expect(await addResult(id)).toEqual({ isRecorded: true });
  expect(await addResult(id, false)).toEqual({ isRecorded: false });
  expect((await client.trainingLessons.result(of)).body).toMatchObject({
    ...{ TrainerName: 'Grace Lim', IsPass: true, Remark: 'You waited for the answers.' },
  });
  const gained = await backend.database.queries
    .select({ value: growthEntries.value })
    .from(growthEntries)
    .where(and(eq(growthEntries.tuid, tutor.tuid), eq(growthEntries.cause, 'lessonPassed')));
  expect(gained).toEqual([{ value: 5 }]);
});

it('nobody passes or fails questions and answers, and no result comes before the end or under another type', async () => {
  const early = await addLesson(-10);
  expect(await addResult(early)).toEqual({ isRecorded: false });
  const id = await addLesson(-45, 'QA');
  await addResult(id);
  const { result } = client.trainingLessons;
  expect((await result({ query: { trainingId: id, trainingType: 'QA' } })).body.IsPass ?? null).toBeNull();
  await expect(result({ query: { trainingId: id, trainingType: 'Test' } })).rejects.toThrow('does not exist');
});

it('the classroom opens 15 minutes before the lesson, for the browser and for the client', async () => {
  const url = async (isclient: 'true' | 'false') =>
    (await client.trainingLessons.classroomUrl({ query: { isclient } })).body.Url;
  await expect(url('false')).rejects.toThrow('You have no training lesson to join.');
  await addLesson(16);
  await expect(url('false')).rejects.toThrow('The classroom opens 15 minutes before class.');
  now = new Date(now.getTime() + minutes(1));
  const address = await url('false');
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Correcting kindly')]);
  expect((await fetch(address.replace(/\/(\d+)\?/, '/1?'))).status).toBe(404);
  const inClient = await url('true');
  expect(inClient).toMatch(/^tutor-client:\/\/training-classroom\/\d+\?/);
  expect(classroomUrl(inClient)).toBe(inClient);
});

it('a tutor is reminded half an hour before a lesson, once, in the zone of the profile', async () => {
  const { queries } = backend.database;
  await addLesson(31);
  const reminders = async () =>
    (await client.messages.systemMessages()).body.filter(({ title }) => title === 'A training lesson begins soon');
  await remindOfTrainings(queries, now);
  expect(await reminders()).toEqual([]);
  now = new Date(now.getTime() + minutes(1));
  await Promise.all([remindOfTrainings(queries, now), remindOfTrainings(queries, now)]);
  const told = await reminders();
  expect(told).toHaveLength(1);
  expect(told[0]?.content).toContain('4:31 – 5:01 PM, Manila time');
});

// Before and after the change of clocks; the zone is the profile's, whatever a browser says.
it.each([
  ['Asia/Manila', '2026-10-30T02:00:00.000Z', 'Fri 30 Oct 2026, 10:00 – 10:30 AM, Manila time (GMT+8)'],
  ['Europe/London', '2026-10-23T02:00:00.000Z', 'Fri 23 Oct 2026, 3:00 – 3:30 AM, London time (GMT+1)'],
  ['Europe/London', '2026-10-26T02:00:00.000Z', 'Mon 26 Oct 2026, 2:00 – 2:30 AM, London time (GMT)'],
  ['America/New_York', '2026-10-30T02:00:00.000Z', 'Thu 29 Oct 2026, 10:00 – 10:30 PM, New York time (GMT-4)'],
  ['America/New_York', '2026-11-02T02:00:00.000Z', 'Sun 1 Nov 2026, 9:00 – 9:30 PM, New York time (GMT-5)'],
])('in %s a lesson at %s is the same instant in list, messages and calendar', async (zone, startsAt, words) => {
  now = new Date(Date.parse(startsAt) - minutes(180));
  tutor = await backend.createTutor('firstLogin');
  ({ client } = await backend.signIn(tutor));
  const { queries } = backend.database;
  await queries.update(tutors).set({ timeZone: zone }).where(eq(tutors.tuid, tutor.tuid));
  const query = { ScheduleStart: startsAt, ScheduleEnd: new Date(Date.parse(startsAt) + minutes(30)).toISOString() };
  const { body } = await client.trainingLessons.book({ query: { ...query, Remark: 'Rhythm', TUName: 'Ana' } });
  expect((await client.trainingLessons.slots({ query })).body).toMatchObject([{ ...query, ID: body.ID }]);
  const { body: feed } = await client.calendarFeed.renew({ body: { Version: 0 } });
  const { Trainings } = (await backend.client().calendarFeed.read({ body: { Token: feed.Token } })).body;
  expect(Trainings).toMatchObject([{ StartTime: query.ScheduleStart, EndTime: query.ScheduleEnd }]);
  now = new Date(Date.parse(startsAt) - minutes(30));
  await remindOfTrainings(queries, now);
  const { body: messages } = await client.messages.systemMessages();
  for (const title of ['Your training lesson is booked', 'A training lesson begins soon']) {
    expect(messages.find((one) => one.title === title)?.content).toContain(words);
  }
  await client.trainingLessons.cancelQuestions({ body: { ID: body.ID, DeletedDesc: 'Over' } });
});

it('the calendar feed has a lesson with its changes, a cancelled one as cancelled', async () => {
  const { body: feed } = await client.calendarFeed.renew({ body: { Version: 0 } });
  const read = async () => (await backend.client().calendarFeed.read({ body: { Token: feed.Token } })).body.Trainings;
  const id = await addLesson(300);
  expect(await read()).toMatchObject([{ ID: id, Status: 'Confirmed', Sequence: 0, Remark: 'Correcting kindly' }]);
  await client.trainingLessons.cancelPractice({ body: { ID: id, DeletedDesc: 'A class came up' } });
  expect(await read()).toMatchObject([{ ID: id, Status: 'Canceled', Sequence: 1 }]);
});

it('announcements come newest first, and say which are new, read, or changed since they were read', async () => {
  const { recent, byId } = client.trainingAnnouncements;
  const { body: list } = await recent();
  expect(list.length).toBeGreaterThanOrEqual(4);
  expect(list.map(({ PublishTime }) => PublishTime)).toEqual(
    list
      .map(({ PublishTime }) => PublishTime)
      .sort()
      .reverse(),
  );
  expect(new Set(list.map(({ ReadState }) => ReadState))).toEqual(new Set(['new']));
  const [first] = list;
  const { body: opened } = await byId({ query: { id: first?.ID ?? 0 } });
  expect(opened).toMatchObject({ ReadState: 'new', Content: expect.stringContaining('<p>') });
  expect((await recent()).body[0]).toMatchObject({ ID: first?.ID, ReadState: 'read' });
  await expect(byId({ query: { id: 1 } })).rejects.toThrow('This announcement does not exist');
});
