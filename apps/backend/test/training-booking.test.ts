import { days, minutes } from '@tutor/rules/time/durations';
import { trainingSlots } from '@tutor/rules/training/training-slots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveRequests } from '../src/leave/tables.ts';
import { busyTimes, scheduleSlots } from '../src/schedule/tables.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

// A Friday, 16:00 in Shanghai; nothing moves by itself.
const now = new Date('2026-11-20T08:00:00Z');
const offered = trainingSlots({ start: now, end: new Date(now.getTime() + days(14)) }, now);
let used = 0;

let backend: TestBackend;
let tutor: CreatedTutor;
let client: TestClient;
let slot: { ScheduleStart: string; ScheduleEnd: string };

beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  tutor = await backend.createTutor('firstLogin');
  ({ client } = await backend.signIn(tutor));
  slot = nextSlot();
});

/** A slot that no other case has. */
function nextSlot() {
  const next = offered[used++];
  if (next === undefined) throw new Error('there are no more slots');
  return { ScheduleStart: next.start.toISOString(), ScheduleEnd: next.end.toISOString() };
}

const book = (by = client, at = slot) =>
  by.trainingLessons.book({ query: { ...at, Remark: 'Correcting kindly', TUName: 'Ana Lim' } });
const listed = async (by = client, at = slot) =>
  (await by.trainingLessons.slots({ query: at })).body.find(({ ScheduleStart }) => ScheduleStart === at.ScheduleStart);
/** Cancels by the call of either kind: a lesson is of one of them. */
const cancel = async (id: number) => {
  const of = { body: { ID: id, DeletedDesc: 'A class came up' } };
  const { body } = await client.trainingLessons.evaluationRecord({ query: { TranCourseId: id } });
  const { cancelQuestions, cancelPractice } = client.trainingLessons;
  return body.TrainingType === 'QA' ? cancelQuestions(of) : cancelPractice(of);
};
const table = async () =>
  (await client.classes.classTable({ body: { StartTime: slot.ScheduleStart, EndTime: slot.ScheduleEnd } })).body;

it('a free slot is booked, stands in the class table, and is shown to its tutor alone', async () => {
  expect(await listed()).toMatchObject({ ...slot, Status: 'Waited', Clash: null });
  const { body } = await book();
  expect(await listed()).toMatchObject({
    ID: body.ID,
    Status: 'Confirmed',
    Remark: 'Correcting kindly',
    TUName: 'Ana Lim',
  });
  expect(await table()).toMatchObject([
    { StartTime: slot.ScheduleStart, EndTime: slot.ScheduleEnd, Type: 'Training', Status: 'Confirmed' },
  ]);
  const other = await backend.signIn(await backend.createTutor('firstLogin'));
  expect(await listed(other.client)).toBeUndefined();
});

it('of twenty tutors at the same moment one alone gets a slot, and the others are told', async () => {
  const tutors = await Promise.all(
    Array.from({ length: 20 }, async () => (await backend.signIn(await backend.createTutor('firstLogin'))).client),
  );
  const results = await Promise.allSettled(tutors.map((one) => book(one)));
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
  expect(refusals).toEqual(
    Array.from({ length: 19 }, () => 'This time has just been booked by somebody else. Please choose another one.'),
  );
});

it('sent twenty times at once it is booked once, and answered alike', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => book()));
  expect(new Set(results.map(({ body }) => body.ID)).size).toBe(1);
});

it('a slot in a class says so and is refused, and no class is booked into a training lesson', async () => {
  const startsInMinutes = (Date.parse(slot.ScheduleStart) - now.getTime()) / minutes(1) + 10;
  const lesson = { tuid: tutor.tuid, startsInMinutes, durationMinutes: 25 };
  await backend.control('/classes', lesson);
  expect(await listed()).toMatchObject({ Clash: 'class' });
  await expect(book()).rejects.toThrow('You have a class at this time.');
  const other = await backend.createTutor('firstLogin');
  await book((await backend.signIn(other)).client);
  await expect(backend.control('/classes', { ...lesson, tuid: other.tuid })).rejects.toThrow(
    'There is a class at this time',
  );
});

it('a cancelled lesson is free again, and leaves the class table', async () => {
  const { body } = await book();
  await cancel(body.ID);
  await cancel(body.ID);
  expect(await table()).toEqual([]);
  expect(await listed()).toMatchObject({ Status: 'Waited' });
  expect((await book()).body.ID).not.toBe(body.ID);
});

it('a lesson is cancelled by the call of its own kind alone', async () => {
  const { body } = await book();
  const of = { body: { ID: body.ID, DeletedDesc: 'A class came up' } };
  const { cancelQuestions, cancelPractice } = client.trainingLessons;
  const isQuestions = (await listed())?.TrainingType === 'QA';
  await expect(isQuestions ? cancelPractice(of) : cancelQuestions(of)).rejects.toThrow('does not exist');
  expect(await listed()).toMatchObject({ Status: 'Confirmed' });
});

it('one tutor who books two overlapping times in two tabs has one lesson, whatever time they begin', async () => {
  const startsInMinutes = (Date.parse(slot.ScheduleStart) - now.getTime()) / minutes(1) + 15;
  await backend.control('/training-lessons', { tuid: tutor.tuid, startsInMinutes });
  await expect(book()).rejects.toThrow('You have a training lesson at this time.');
});

it('time that the company keeps, and busy time, say so and are refused', async () => {
  const { queries } = backend.database;
  const startsAt = new Date(slot.ScheduleStart);
  const own = { tuid: tutor.tuid, startsAt };
  await queries.insert(scheduleSlots).values({ ...own, status: 'Canceled', isDisabled: true });
  expect(await listed()).toMatchObject({ Clash: 'closed' });
  await expect(book()).rejects.toThrow('The company keeps this time.');
  const [busy] = await queries
    .insert(busyTimes)
    .values({ ...own, endsAt: new Date(slot.ScheduleEnd), status: 'Waited', groupFlag: 'morning' })
    .returning();
  await queries
    .update(scheduleSlots)
    .set({ status: 'Waited', isDisabled: false, busyTimeId: busy?.id ?? 0 })
    .where(eq(scheduleSlots.tuid, tutor.tuid));
  expect(await listed()).toMatchObject({ Clash: 'busy' });
  await expect(book()).rejects.toThrow('You gave this time to the company as busy time.');
});

it('where a lesson stands no open time is shown, and a lesson that begins soon is still listed', async () => {
  await backend.database.queries
    .insert(scheduleSlots)
    .values({ tuid: tutor.tuid, startsAt: new Date(slot.ScheduleStart), status: 'Waited' });
  await book();
  expect((await table()).map(({ Type }) => Type)).toEqual(['Training']);
  await backend.control('/training-lessons', { tuid: tutor.tuid, startsInMinutes: 20 });
  const soon = { ScheduleStart: now.toISOString(), ScheduleEnd: new Date(now.getTime() + minutes(60)).toISOString() };
  expect((await client.trainingLessons.slots({ query: soon })).body).toMatchObject([{ Status: 'Confirmed' }]);
});

describe('a lesson that is moved', () => {
  let id: number;
  let other: typeof slot;

  beforeEach(async () => {
    id = (await book()).body.ID;
    other = nextSlot();
  });

  const move = (to = other, from = slot, by = client) =>
    by.trainingLessons.book({
      query: { ...to, Remark: 'Rhythm', TUName: 'Ana Lim', ID: id, MovedFrom: from.ScheduleStart },
    });
  const standing = async () =>
    (await client.trainingLessons.lessons()).body.filter(({ Status }) => Status === 'Confirmed');

  it('takes its new time and gives up the old one in one step, and keeps its number', async () => {
    expect((await move()).body.ID).toBe(id);
    expect(await standing()).toMatchObject([{ ID: id, ScheduleStart: other.ScheduleStart, Remark: 'Rhythm' }]);
    expect(await listed()).toMatchObject({ Status: 'Waited' });
  });

  it('stays where it is when the new time is gone', async () => {
    await book((await backend.signIn(await backend.createTutor('firstLogin'))).client, other);
    await expect(move()).rejects.toThrow('This time has just been booked by somebody else.');
    expect(await standing()).toMatchObject([{ ID: id, ScheduleStart: slot.ScheduleStart }]);
  });

  it('is not moved again by the page as it was before, in words that say where it is', async () => {
    await move();
    await expect(move(nextSlot())).rejects.toThrow(/This lesson was moved meanwhile, to .*, Manila time/);
    expect(await standing()).toMatchObject([{ ID: id, ScheduleStart: other.ScheduleStart }]);
  });

  it('is one lesson after twenty moves at once from two pages, and the same move is answered alike', async () => {
    const another = nextSlot();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => move(index % 2 === 0 ? other : another)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const one of results) {
      if (one.status === 'rejected') expect(String(one.reason)).toContain('This lesson was moved meanwhile');
    }
    expect(await standing()).toHaveLength(1);
  });

  it('is refused once it is cancelled, and for another tutor', async () => {
    const stranger = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
    await expect(move(other, slot, stranger)).rejects.toThrow('This training lesson does not exist.');
    await cancel(id);
    await expect(move()).rejects.toThrow('This training lesson is cancelled. Please book a new one.');
  });

  it('comes with tips on the trainers of the other half of the day', async () => {
    const { body } = await client.trainingLessons.changeGroupTips({ query: { id } });
    expect(body.Tips).toHaveLength(3);
    expect(body.Tips[0]).toContain('stays yours until the new one is confirmed');
    expect(body.Tips[1]).toMatch(/in Shanghai the trainers (watch you teach|answer questions)/);
  });
});

it('two tutors who change places at the same moment both keep what they have', async () => {
  const second = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
  const other = nextSlot();
  const [mine, theirs] = [(await book()).body.ID, (await book(second, other)).body.ID];
  const words = { Remark: 'Rhythm', TUName: 'Ana Lim' };
  const change = () => [
    client.trainingLessons.book({ query: { ...other, ...words, ID: mine, MovedFrom: slot.ScheduleStart } }),
    second.trainingLessons.book({ query: { ...slot, ...words, ID: theirs, MovedFrom: other.ScheduleStart } }),
  ];
  // In each round anew: each holds its own time and asks for the other one.
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.allSettled(change());
    expect(results.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))).toEqual([
      expect.stringContaining('booked by somebody else'),
      expect.stringContaining('booked by somebody else'),
    ]);
  }
});

it('a leave that is approved cancels the lessons in it, at no cost, and the tutor is told', async () => {
  const { body } = await book();
  const later = nextSlot();
  await book(client, later);
  const start = new Date(Date.parse(slot.ScheduleStart) - minutes(60));
  const endsAt = new Date(Date.parse(slot.ScheduleStart) + minutes(10));
  const span = { StartTime: start.toISOString(), EndTime: endsAt.toISOString() };
  expect((await client.leave.leaveImpact({ body: span })).body.TrainingLessons).toBe(1);
  await backend.database.queries.insert(leaveRequests).values({
    ...{ tuid: tutor.tuid, key: 'leave', type: 3, reason: 'A trip', askedAt: now, status: 0 },
    ...{ startsAt: start, endsAt },
  });
  const leaves = (await client.leave.leaveList({ body: { pageIndex: 1, pageSize: 10 } })).body.Items;
  await backend.control('/leave', { id: leaves[0]?.ID, isApproved: true });
  const { body: lessons } = await client.trainingLessons.lessons();
  expect(lessons).toMatchObject([
    { ScheduleStart: later.ScheduleStart, Status: 'Confirmed' },
    { ID: body.ID, Status: 'Canceled', DeletedDesc: 'You are on leave.' },
  ]);
  const { body: messages } = await client.messages.systemMessages();
  expect(messages.find(({ title }) => title === 'Your leave is approved')?.content).toContain(
    '1 training lesson was cancelled too, which costs nothing.',
  );
  await expect(book()).rejects.toThrow('You are on leave at this time.');
});

it('three lessons to come are enough', async () => {
  for (const at of [slot, nextSlot(), nextSlot()]) await book(client, at);
  await expect(book(client, nextSlot())).rejects.toThrow('You have 3 training lessons to come.');
});

it.each([
  ['in the past', '2026-11-20T02:00:00.000Z', '2026-11-20T02:30:00.000Z'],
  ['at the weekend', '2026-11-21T02:00:00.000Z', '2026-11-21T02:30:00.000Z'],
  ['of another length', '2026-11-24T02:00:00.000Z', '2026-11-24T03:00:00.000Z'],
  ['too far ahead', '2027-01-04T02:00:00.000Z', '2027-01-04T02:30:00.000Z'],
])('a time %s is refused', async (_, ScheduleStart, ScheduleEnd) => {
  await expect(book(client, { ScheduleStart, ScheduleEnd })).rejects.toThrow('This time cannot be booked any more.');
});
