import { days, minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beat, deadlineAfterStops } from '../src/growth/service-stops.ts';
import { serviceBeats, serviceStops } from '../src/growth/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const start = new Date('2026-11-20T06:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);
let now = start;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());
const queries = () => backend.database.queries;
beforeEach(async () => {
  now = start;
  await queries().delete(serviceStops);
  await queries().delete(serviceBeats);
});

/** Runs from the one moment to the other, a beat each minute. */
async function runs(fromMs: number, toMs: number): Promise<void> {
  for (let at = fromMs; at <= toMs; at += minutes(1)) await beat(queries(), after(at));
}

describe('a deadline', () => {
  const extended = async (from: number, due: number, at: number) => {
    const found = await deadlineAfterStops(queries(), { from: after(from), due: after(due), now: after(at) });
    return found.due.getTime() - start.getTime();
  };

  it('stays where the service was up all the time, or down for less than two minutes', async () => {
    await runs(0, minutes(10));
    await beat(queries(), after(minutes(12)));
    expect(await extended(0, minutes(12), minutes(12))).toBe(minutes(12));
  });

  it('is later by as long as the service was down before it, also by what it is moved into', async () => {
    await runs(0, minutes(5));
    await runs(minutes(15), minutes(25));
    await runs(minutes(45), minutes(60));
    // Down from 5 to 15 and from 25 to 45: due at 20, it moves by ten minutes to 30, which lies within the second stop.
    expect(await extended(0, minutes(20), minutes(60))).toBe(minutes(50));
    // What was before it began is no loss.
    expect(await extended(minutes(15), minutes(20), minutes(60))).toBe(minutes(20));
  });

  it('counts a stop that has just ended and is not written down yet', async () => {
    await runs(0, minutes(5));
    expect(await extended(0, minutes(10), minutes(30))).toBe(minutes(35));
  });
});

describe('an outage', () => {
  it('costs no growth values: clocking in and a remark count in time, and the ledger says why', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client } = await backend.signIn(tutor);
    const { clid } = await backend.control('/classes', {
      tuid: tutor.tuid,
      startsInMinutes: 30,
      status: 'Confirmed',
      lessonKind: 'test',
    });
    await backend.server.runClockwork();
    // Down from the start of the shift's half hour to ten minutes after the class has begun.
    now = after(minutes(40));
    await backend.server.runClockwork();
    expect((await client.attendance.registration()).body).toBe(2);
    await runs(minutes(41), minutes(60));
    now = after(days(1) + minutes(55 + 30));
    await queries()
      .update(serviceBeats)
      .set({ at: after(days(1)) });
    await backend.server.runClockwork();
    const later = await backend.signIn(tutor);
    await later.client.classRemarks.addRemark({
      body: { CLID: Number(clid), Version: 0, Content: 'Well done today.' },
    });
    const { Items } = (await later.client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body;
    const noted = Items.filter(({ Note }) => Note?.startsWith('In time: the service was down'));
    expect(noted.map(({ Cause, Values }) => [Cause, Values])).toEqual([
      ['remarkInTime', 1],
      ['clockedIn', 1],
    ]);
  });

  it('that is over long before a deadline gives nothing to whoever is late', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client } = await backend.signIn(tutor);
    await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 30, status: 'Confirmed' });
    await runs(0, minutes(35));
    now = after(minutes(35));
    await client.attendance.registration();
    expect((await client.growth.detail({ query: { pageIndex: 1, pageSize: 20 } })).body.Total).toBe(0);
  });
});
