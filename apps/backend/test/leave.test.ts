import { randomUUID } from 'node:crypto';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { violates } from '../src/database/violation.ts';
import { leaveRequests } from '../src/leave/tables.ts';
import { messages } from '../src/messages/tables.ts';
import { scheduleSlots } from '../src/schedule/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { earnPoints } from './earn-points.ts';
import { png } from './sample-files.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

/** 14:00 of Friday 20 November 2026 in Manila. */
const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('leave, by the backend’s clock', () => {
  let backend: TestBackend;
  let clock = start;
  let tutor: CreatedTutor;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ now: () => new Date(clock) });
  });

  beforeEach(async () => {
    clock = start;
    tutor = await backend.createTutor('firstLogin');
    await earnPoints(backend, tutor.tuid);
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  /** Some time later, with a session of then. */
  const later = async (aheadHours: number): Promise<void> => {
    clock = start + hours(aheadHours);
    client = (await backend.signIn(tutor)).client;
  };
  const at = (aheadMs: number): string => new Date(start + aheadMs).toISOString();
  /** A request for so many hours from now on, as the form sends it: with what its preview said. */
  const requestOf = async (fromHours: number, toHours: number, change: object = {}) => {
    const span = { StartTime: at(hours(fromHours)), EndTime: at(hours(toHours)) };
    const { body } = await client.leave.leaveImpact({ body: span });
    return {
      LeaveType: 3,
      ...span,
      Reason: 'A wedding',
      AgreedClasses: body.Classes.length,
      AgreedFeeCentavos: body.FeeCentavos,
      AgreedPoints: body.Points,
      ...change,
    };
  };
  const ask = async (fromHours: number, toHours: number, key: string = randomUUID()): Promise<number> => {
    const body = { ...(await requestOf(fromHours, toHours)), IdempotencyKey: key };
    return (await client.leave.addLeave({ body })).body.ID;
  };
  const decide = (id: number, isApproved: boolean) => backend.control('/leave', { id, isApproved, remark: 'Noted.' });
  const addClass = async (aheadHours: number): Promise<number> =>
    Number(
      (
        await backend.control('/classes', {
          tuid: tutor.tuid,
          startsInMinutes: (start + hours(aheadHours) - clock) / minutes(1),
          lessonFeeCentavos: 9_000,
        })
      ).clid,
    );
  const statusOfClass = async (clid: number) =>
    (await backend.database.queries.select().from(classes).where(eq(classes.clid, clid)))[0]?.status;
  const leaves = async () => (await client.leave.leaveList({ body: { pageIndex: 1, pageSize: 10 } })).body;
  const stored = () => backend.database.queries.select().from(leaveRequests).where(eq(leaveRequests.tuid, tutor.tuid));

  it('previews the classes of a span with the cost of each, the open time, and what stands in the way', async () => {
    await backend.control('/schedule', { tuid: tutor.tuid, slots: [{ daysAhead: 2, minute: 600, count: 2 }] });
    const near = await addClass(20);
    await addClass(50);
    await addClass(80);
    const { body } = await client.leave.leaveImpact({ body: { StartTime: at(hours(10)), EndTime: at(hours(60)) } });
    expect(body.Classes.map(({ FeePercent, FeeCentavos, Points }) => [FeePercent, FeeCentavos, Points])).toEqual([
      [100, 9_000, 2],
      [25, 2_250, 2],
    ]);
    expect(body.Classes[0]?.CLID).toBe(near);
    expect([body.FeeCentavos, body.Points, body.OpenSlots, body.Overlap]).toEqual([11_250, 4, 2, null]);
    const id = await ask(59, 61);
    const second = await client.leave.leaveImpact({ body: { StartTime: at(hours(60)), EndTime: at(hours(70)) } });
    expect(second.body.Overlap?.ID).toBe(id);
    const own = await client.leave.leaveImpact({ body: { StartTime: at(hours(60)), EndTime: at(hours(70)), ID: id } });
    expect(own.body.Overlap).toBeNull();
  });

  it('previews no open half hour that is taken or past, a leave that holds, and no span without length', async () => {
    await backend.control('/schedule', { tuid: tutor.tuid, slots: [{ daysAhead: 0, minute: 780, count: 5 }] });
    // 13:00 to 15:30 of today in Manila: 14:00 began now, and a class stands in 14:30.
    await addClass(0.5);
    const day = { StartTime: at(hours(-2)), EndTime: at(hours(2)) };
    expect((await client.leave.leaveImpact({ body: day })).body.OpenSlots).toBe(1);
    const id = await ask(30, 40);
    await decide(id, true);
    const within = await client.leave.leaveImpact({ body: { StartTime: at(hours(39)), EndTime: at(hours(41)) } });
    expect(within.body.Overlap).toEqual({
      ID: id,
      StartTime: at(hours(30)),
      EndTime: at(hours(40)),
      Status: leaveStatuses.approved,
    });
    for (const to of [39, 38]) {
      const body = { StartTime: at(hours(39)), EndTime: at(hours(to)) };
      await expect(client.leave.leaveImpact({ body })).rejects.toThrow('EndTime: The end must be after the start.');
    }
  });

  it('takes a file of its tutor, of its own module, and gives it back until another takes its place', async () => {
    const upload = async (moduleName: 'LeaveReason' | 'Absent', by = client): Promise<string> => {
      const key = { fileCode: randomUUID(), moduleName };
      await by.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'paper.png', file: png(400) } });
      return (await by.uploads.merge({ body: key })).body.FilePath;
    };
    const add = async (Attachment: string) => {
      const body = { ...(await requestOf(30, 40, { Attachment })), IdempotencyKey: randomUUID() };
      return client.leave.addLeave({ body });
    };
    const stranger = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
    for (const reference of [await upload('Absent'), await upload('LeaveReason', stranger)]) {
      await expect(add(reference)).rejects.toThrow(/choose it again/);
    }
    const first = await upload('LeaveReason');
    const { ID } = (await add(first)).body;
    expect((await client.leave.leave({ body: { ID } })).body).toMatchObject({ Attachment: first, LeaveType: 3 });
    const edit = async (Attachment: string) =>
      client.leave.editLeave({ body: { ...(await requestOf(30, 40, { Attachment })), ID } });
    await expect(edit(await upload('LeaveReason', stranger))).rejects.toThrow(/choose it again/);
    const second = await upload('LeaveReason');
    await edit(second);
    expect((await leaves()).Items[0]?.Attachment).toBe(second);
    await edit('');
    expect((await leaves()).Items[0]?.Attachment).toBeUndefined();
  });

  it('keeps a request that waits, and changes nothing of the classes until it is approved', async () => {
    const clid = await addClass(20);
    const id = await ask(19, 22);
    expect((await leaves()).Items).toMatchObject([
      { ID: id, Status: leaveStatuses.pending, Classes: 1, FeeCentavos: 9_000, Points: 2 },
    ]);
    expect(await statusOfClass(clid)).toBe('Confirmed');
  });

  it('is one request for a form that is sent twice, also at once', async () => {
    const body = { ...(await requestOf(30, 40)), IdempotencyKey: randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => client.leave.addLeave({ body })));
    expect(new Set(replies.map((reply) => reply.body.ID)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await expect(client.leave.addLeave({ body: { ...body, Reason: 'Something else' } })).rejects.toThrow(
      'What you sent first has arrived, without your changes.',
    );
  });

  it('refuses what overlaps a leave that waits or holds, from two tabs too, and takes what only touches it', async () => {
    const two = await Promise.all([requestOf(30, 40), requestOf(39, 50)]);
    const sent = await Promise.allSettled(
      two.map((body) => client.leave.addLeave({ body: { ...body, IdempotencyKey: randomUUID() } })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [row] = await stored();
    if (row === undefined) throw new Error('none stored');
    const other = row.startsAt.getTime() === start + hours(30) ? [40, 41] : [29, 39];
    await ask(other[0] ?? 0, other[1] ?? 0);
    await decide(row.id, true);
    await expect(ask(35, 39.5)).rejects.toThrow(/^You have a leave in this time: /);
    await expect(ask(other[0] ?? 0, other[1] ?? 0)).rejects.toThrow(/^You have a leave in this time: /);
    // The database refuses it too, beside the one that holds and beside the one that waits.
    for (const [from, until] of [
      [35, 39.5],
      [other[0] ?? 0, (other[0] ?? 0) + 0.5],
    ] as const) {
      const behind = backend.database.queries.insert(leaveRequests).values({
        tuid: tutor.tuid,
        key: `another ${from}`,
        type: 1,
        startsAt: new Date(start + hours(from)),
        endsAt: new Date(start + hours(until)),
        reason: 'x',
        askedAt: new Date(start),
      });
      await expect(behind).rejects.toSatisfy((error) => violates(error, 'leave_requests_no_overlap'));
    }
  });

  it('refuses a cost that the tutor did not see', async () => {
    const body = { ...(await requestOf(19, 22)), IdempotencyKey: randomUUID() };
    await addClass(20);
    await expect(client.leave.addLeave({ body })).rejects.toThrow(
      'This leave now takes 1 class and costs PHP 90 and 2 points. Please look again.',
    );
    expect(await stored()).toEqual([]);
  });

  it.each([
    [-1, 5, 'StartTime: The leave must begin in the future'],
    [5, 5, 'EndTime: The end must be after the beginning'],
    [5, 5 + 24 * 121, 'EndTime: One request can be for 120 days at most'],
  ])('refuses %i to %i hours', async (from, to, message) => {
    const body = {
      LeaveType: 1,
      StartTime: at(hours(from)),
      EndTime: at(hours(to)),
      Reason: 'x',
      AgreedClasses: 0,
      AgreedFeeCentavos: 0,
      AgreedPoints: 0,
      IdempotencyKey: randomUUID(),
    };
    await expect(client.leave.addLeave({ body })).rejects.toThrow(message);
  });

  it('approved, cancels its classes with what they cost when it was asked for, once, and closes its open time', async () => {
    await backend.control('/schedule', {
      tuid: tutor.tuid,
      slots: [{ daysAhead: 4, minute: 600, count: 4, busyTime: 'morning' }],
    });
    const inside = await addClass(73);
    const outside = await addClass(100);
    // 10:00 to 11:00 in Manila of the day in four days is 92 to 93 hours from now.
    const span = [72.5, 93] as const;
    const id = await ask(...span);
    await later(40);
    const late = await addClass(80);
    expect(await decide(id, true)).toEqual({ isDecided: true });
    expect(await decide(id, false)).toEqual({ isDecided: false });
    expect(await Promise.all([inside, late, outside].map(statusOfClass))).toEqual([
      'Canceled',
      'Canceled',
      'Confirmed',
    ]);
    const ledger = await backend.database.queries.select().from(pointsLedger).where(eq(pointsLedger.tuid, tutor.tuid));
    // Asked more than 72 hours ahead: free, although it is answered within them.
    expect(ledger.filter(({ cause }) => cause === 'cancellation')).toEqual([]);
    const slots = await backend.database.queries
      .select()
      .from(scheduleSlots)
      .where(eq(scheduleSlots.tuid, tutor.tuid))
      .orderBy(scheduleSlots.startsAt);
    expect(slots.map(({ status }) => status)).toEqual(['Canceled', 'Canceled', 'Waited', 'Waited']);
    expect((await leaves()).Items[0]).toMatchObject({
      Status: leaveStatuses.approved,
      Classes: 2,
      FeeCentavos: 0,
      Points: 0,
      Remark: 'Noted.',
    });
    const told = await backend.database.queries.select().from(messages).where(eq(messages.tuid, tutor.tuid));
    expect(told.map(({ title }) => title)).toContain('Your leave is approved');
  });

  it('approved, settles the confirmations that its classes still waited for', async () => {
    for (const aheadHours of [80, 84, 100]) {
      await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: aheadHours * 60 });
    }
    await decide(await ask(79, 90), true);
    expect((await client.attendance.pending()).body).toHaveLength(1);
    const { body } = await client.messages.list({ query: { source: 'absence', unread: 'true', pageSize: 50 } });
    expect(body.total).toBe(1);
  });

  it('charges a leave that was asked for late, and says so', async () => {
    await addClass(20);
    const id = await ask(19, 22);
    await decide(id, true);
    const ledger = await backend.database.queries.select().from(pointsLedger).where(eq(pointsLedger.tuid, tutor.tuid));
    expect(ledger.filter(({ cause }) => cause !== 'other')).toMatchObject([
      { cause: 'cancellation', tenths: -20, feePercent: 100, feeCentavos: 9_000, note: 'On approved leave' },
    ]);
  });

  it('lets nothing be booked or opened in an approved leave, whoever tries', async () => {
    const id = await ask(24 * 8, 24 * 10);
    await decide(id, true);
    await expect(addClass(24 * 9)).rejects.toThrow('The tutor is on leave at this time.');
    const slot = at(days(9));
    const { body } = await client.schedule.insertSchedule({
      body: { IdempotencyKey: randomUUID(), Items: [{ StartTime: slot, Status: 'Waited' }] },
    });
    expect(body.Refused).toEqual([{ StartTime: slot, Reason: 'You are on leave at this time.' }]);
    const events = (await client.schedule.allowedEvents()).body.Events;
    expect(events.find(({ StartTime }) => StartTime === slot)).toMatchObject({ Disabled: true, Status: 'Canceled' });
    const behind = backend.database.queries
      .insert(scheduleSlots)
      .values({ tuid: tutor.tuid, startsAt: new Date(slot), status: 'Waited' });
    await expect(behind).rejects.toSatisfy((error) => violates(error, 'schedule_slots_not_in_leave'));
    const clid = await addClass(24 * 11);
    const moved = backend.database.queries
      .update(classes)
      .set({ startsAt: new Date(slot), endsAt: new Date(Date.parse(slot) + minutes(25)) })
      .where(eq(classes.clid, clid));
    await expect(moved).rejects.toSatisfy((error) => violates(error, 'classes_not_in_leave'));
    // Undone, its time is free again.
    await client.leave.undoLeave({ body: { ID: id } });
    expect(await statusOfClass(await addClass(24 * 9))).toBe('Confirmed');
  });

  it('stands in the class table from its approval until it is undone, for its tutor alone', async () => {
    const id = await ask(24 * 8, 24 * 10);
    const shown = async (of: TestClient, fromDays: number, toDays: number) =>
      (await of.leave.leaveTable({ body: { StartTime: at(days(fromDays)), EndTime: at(days(toDays)) } })).body;
    expect(await shown(client, 0, 30)).toEqual([]);
    await decide(id, true);
    const leave = { ID: id, LeaveType: 3, StartTime: at(days(8)), EndTime: at(days(10)) };
    // The range is half open, and so is a leave.
    expect(await shown(client, 9, 9.5)).toEqual([leave]);
    expect(await shown(client, 0, 8)).toEqual([]);
    expect(await shown(client, 10, 12)).toEqual([]);
    const stranger = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
    expect(await shown(stranger, 0, 30)).toEqual([]);
    await expect(shown(client, 0, 63)).rejects.toThrow('At most 62 days can be shown at once.');
    await client.leave.undoLeave({ body: { ID: id } });
    expect(await shown(client, 0, 30)).toEqual([]);
  });

  it('is edited as long as it waits: the cost counts from the edit only when the span changed', async () => {
    await addClass(73);
    const id = await ask(72.5, 75);
    clock += hours(10);
    const words = { ...(await requestOf(72.5, 75)), Reason: 'A funeral', AgreedFeeCentavos: 0, AgreedPoints: 0 };
    await client.leave.editLeave({ body: { ...words, ID: id } });
    expect((await leaves()).Items).toMatchObject([{ Reason: 'A funeral', FeeCentavos: 0 }]);
    const longer = await requestOf(72, 75);
    expect(longer.AgreedFeeCentavos).toBe(2_250);
    await client.leave.editLeave({ body: { ...longer, ID: id } });
    expect((await leaves()).Items).toMatchObject([{ FeeCentavos: 2_250, Points: 2 }]);
    await decide(id, false);
    await expect(client.leave.editLeave({ body: { ...longer, Reason: 'Again', ID: id } })).rejects.toThrow(
      'This request was answered meanwhile. It cannot be changed any more.',
    );
    const told = (await client.messages.systemMessages()).body;
    expect(told.map(({ title }) => title)).toContain('Your leave was declined');
    expect(told.map(({ content }) => content).join()).toContain('<p>Noted.</p>');
  });

  it('is not edited into another leave, nor to a cost that the tutor did not see', async () => {
    const id = await ask(30, 40);
    await ask(50, 60);
    const body = { ...(await requestOf(45, 55)), ID: id };
    await expect(client.leave.editLeave({ body })).rejects.toThrow(
      'You have a leave in this time: Sun 22 Nov 2026, 4:00 PM – Mon 23 Nov 2026, 2:00 AM.',
    );
    const unseen = { ...(await requestOf(30, 41)), ID: id };
    await addClass(40.5);
    await expect(client.leave.editLeave({ body: unseen })).rejects.toThrow(/^This leave now takes 1 class/);
    await expect(client.leave.editLeave({ body: { ...unseen, EndTime: at(hours(29)) } })).rejects.toThrow(
      'EndTime: The end must be after the beginning',
    );
    expect((await leaves()).Items.map(({ StartTime }) => StartTime)).toEqual([at(hours(50)), at(hours(30))]);
  });

  it.each([
    [[], 'No class had to be cancelled.'],
    [[80], '1 class was cancelled, without a penalty.'],
    [[76, 80], '2 classes were cancelled, without a penalty.'],
    [[60, 61], '2 classes were cancelled: PHP 45 and 4 teaching points were deducted.'],
  ])('approved with classes in %j hours, its tutor is told: %s', async (lessons, words) => {
    for (const aheadHours of lessons) await addClass(aheadHours);
    await decide(await ask(55, 90), true);
    const told = (await client.messages.systemMessages()).body.find(({ title }) => title === 'Your leave is approved');
    expect(told?.content).toBe(
      `<p>Sun 22 Nov 2026, 9:00 PM – Tue 24 Nov 2026, 8:00 AM</p><p>Noted.</p><p>${words}</p>`,
    );
  });

  it('is undone until it begins, twice is once, and frees its time', async () => {
    const id = await ask(30, 40);
    await client.leave.undoLeave({ body: { ID: id } });
    await client.leave.undoLeave({ body: { ID: id } });
    expect((await leaves()).Items).toMatchObject([{ Status: leaveStatuses.undone }]);
    const refused = 'This leave has begun or was declined. It cannot be undone any more.';
    const declined = await ask(50, 60);
    await decide(declined, false);
    await expect(client.leave.undoLeave({ body: { ID: declined } })).rejects.toThrow(refused);
    const again = await ask(30, 40);
    await decide(again, true);
    await later(30);
    await expect(client.leave.undoLeave({ body: { ID: again } })).rejects.toThrow(refused);
  });

  it('lapses when nobody answered before it began', async () => {
    const id = await ask(30, 40);
    await later(30);
    expect((await leaves()).Items).toMatchObject([{ ID: id, Status: leaveStatuses.lapsed }]);
    expect(await decide(id, true)).toEqual({ isDecided: false });
    await ask(31, 39);
  });

  it('lists page by page, the latest first, and shows nobody else’s', async () => {
    for (const from of [30, 32, 34]) await ask(from, from + 1);
    const second = await client.leave.leaveList({ body: { pageIndex: 2, pageSize: 2 } });
    expect(second.body).toMatchObject({ Total: 3, Items: [{ StartTime: at(hours(30)) }] });
    const id = second.body.Items[0]?.ID ?? 0;
    const stranger = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
    expect((await stranger.leave.leaveList({ body: { pageIndex: 1, pageSize: 10 } })).body.Total).toBe(0);
    const refused = 'This leave request does not exist.';
    await expect(stranger.leave.leave({ body: { ID: id } })).rejects.toThrow(refused);
    await expect(stranger.leave.undoLeave({ body: { ID: id } })).rejects.toThrow(refused);
  });
});
