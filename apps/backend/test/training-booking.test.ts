import { days, minutes } from '@tutor/rules/time/durations';
import { trainingSlots } from '@tutor/rules/training/training-slots';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  by.training.bookTraining({ query: { ...at, Remark: 'Correcting kindly', TUName: 'Ana Lim' } });
const listed = async (by = client) =>
  (await by.training.slots({ query: { ScheduleStart: slot.ScheduleStart, ScheduleEnd: slot.ScheduleEnd } })).body.find(
    ({ ScheduleStart }) => ScheduleStart === slot.ScheduleStart,
  );
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
  const cancel = () => client.training.cancelTraining({ body: { ID: body.ID, DeletedDesc: 'A class came up' } });
  await cancel();
  await cancel();
  expect(await table()).toEqual([]);
  expect(await listed()).toMatchObject({ Status: 'Waited' });
  expect((await book()).body.ID).not.toBe(body.ID);
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
