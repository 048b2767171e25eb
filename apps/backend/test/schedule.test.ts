import { randomUUID } from 'node:crypto';
import { overflowMessage } from '@tutor/rules/schedule/selection';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { violates } from '../src/database/violation.ts';
import {
  busyTimes,
  scheduleChanges,
  scheduleLimits,
  scheduleSlots,
  scheduleSubmissions,
} from '../src/schedule/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const zone = 'Asia/Manila';
/** 14:00 of Friday 20 November 2026 in Manila. */
const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('self-scheduling, by the backend’s clock', () => {
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
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  /** A half hour by days from today and minutes of the day in the tutor's zone. */
  const at = (daysAhead: number, minute = 600): string =>
    new Date(
      addZonedDays(startOfZonedDay(new Date(start), zone), daysAhead, zone).getTime() + minutes(minute),
    ).toISOString();
  const open = (...starts: string[]) => starts.map((StartTime) => ({ StartTime, Status: 'Waited' as const }));
  const close = (...starts: string[]) => starts.map((StartTime) => ({ StartTime, Status: 'Canceled' as const }));
  type Items =
    | ReturnType<typeof open>
    | ReturnType<typeof close>
    | (ReturnType<typeof open>[number] | ReturnType<typeof close>[number])[];
  const submit = (Items: Items, IdempotencyKey: string = randomUUID()) =>
    client.schedule.insertSchedule({ body: { IdempotencyKey, Items } });
  /** `shown` is the share of the fee that the tutor saw beside each class. */
  const cancel = (
    { classes: clids = [], slots = [], shown = 300 }: { classes?: number[]; slots?: string[]; shown?: number },
    IdempotencyKey: string = randomUUID(),
  ) => {
    const Classes = clids.map((CLID) => ({ CLID, FeePercent: shown }));
    return client.schedule.cancelSchedule({ body: { IdempotencyKey, Classes, Slots: slots, ...why } });
  };
  const why = { CancelReason: 2, CancelRemark: 'The line is down' };
  const rest = async (): Promise<number> => (await client.schedule.restCountOfNextWeek()).body;
  const control = (request: object) => backend.control('/schedule', { tuid: tutor.tuid, ...request });
  const addClass = async (startTime: string, change: object = {}): Promise<number> => {
    const startsInMinutes = (Date.parse(startTime) - clock) / minutes(1);
    return Number((await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes, ...change })).clid);
  };
  const openStarts = async (): Promise<string[]> => {
    const rows = await backend.database.queries
      .select()
      .from(scheduleSlots)
      .where(and(eq(scheduleSlots.tuid, tutor.tuid), eq(scheduleSlots.status, 'Waited')))
      .orderBy(scheduleSlots.startsAt);
    return rows.map(({ startsAt }) => startsAt.toISOString());
  };
  const events = async () => (await client.schedule.allowedEvents()).body.Events;
  const eventAt = async (startTime: string) =>
    (await events()).find((event) => event.StartTime === startTime && event.Type === undefined);
  const entries = async () => (await events()).filter((event) => event.Type === 'BusyTime');

  it('offers every half hour of the dates 7 to 13 days from today, closed as long as nothing was opened', async () => {
    const { body } = await client.schedule.allowedEvents();
    expect([body.StartTime, body.EndTime]).toEqual([at(7, 0), at(14, 0)]);
    expect(body.Events.map((event) => Date.parse(event.StartTime))).toEqual(
      slotStarts(Date.parse(at(7, 0)), Date.parse(at(14, 0))),
    );
    expect(new Set(body.Events.map(({ Status, Disabled }) => `${Status} ${Disabled}`))).toEqual(
      new Set(['Canceled false']),
    );
  });

  it('opens and closes, counts what it takes, and shows the same in the class table', async () => {
    expect(await rest()).toBe(40);
    const reply = await submit(open(at(7), at(7, 630), at(9)));
    expect(reply).toEqual({ body: { IsSaved: true, Refused: [] }, message: 'Your schedule is saved.' });
    expect(await rest()).toBe(37);
    expect((await eventAt(at(7)))?.Status).toBe('Waited');
    const table = await client.classes.classTable({ body: { StartTime: at(7, 0), EndTime: at(14, 0) } });
    expect(table.body.map(({ StartTime, EndTime, Type }) => [StartTime, EndTime, Type])).toEqual([
      [at(7), at(7, 660), undefined],
      [at(9), at(9, 630), undefined],
    ]);
    await submit([...close(at(7)), ...open(at(10))]);
    expect(await openStarts()).toEqual([at(7, 630), at(9), at(10)]);
    expect(await rest()).toBe(35);
  });

  it('takes the first and the last half hour of the window and refuses those beside it, each with why, and changes nothing', async () => {
    expect((await submit(open(at(7, 0), at(13, 1410)))).body.IsSaved).toBe(true);
    const reply = await submit(open(at(6, 1410), at(8), at(14, 0)));
    expect(reply).toEqual({
      body: {
        IsSaved: false,
        Refused: [at(6, 1410), at(14, 0)].map((StartTime) => ({
          StartTime,
          Reason: 'Only dates 7 to 13 days from today can be scheduled.',
        })),
      },
      message: 'Nothing was changed. Please look at the times that are marked.',
    });
    expect(await openStarts()).toEqual([at(7, 0), at(13, 1410)]);
    expect(await rest()).toBe(38);
  });

  it('goes by the date when it arrives: a page from before midnight cannot schedule day 6', async () => {
    clock = Date.parse(at(1, 0)) - 1;
    expect((await submit(open(at(7)))).body.IsSaved).toBe(true);
    clock += 1;
    expect((await submit(open(at(7, 630)))).body.IsSaved).toBe(false);
  });

  it.each([
    [
      'off the grid',
      [{ StartTime: '2026-11-28T02:15:00.000Z', Status: 'Waited' as const }],
      'StartTime: must begin a half hour',
    ],
    [
      'named twice',
      [...open('2026-11-28T02:00:00Z'), ...close('2026-11-28T02:00:00.000Z')],
      'Items: name a half hour twice',
    ],
  ])('refuses a time %s', async (_name, items, message) => {
    await expect(submit(items)).rejects.toMatchObject({ code: 100, message });
    expect(await openStarts()).toEqual([]);
  });

  it('refuses a booked and a kept half hour, each with why, and saves nothing beside them', async () => {
    await addClass(at(8));
    await control({ slots: [{ daysAhead: 8, minute: 630, isDisabled: true, status: 'Canceled' }] });
    const reply = await submit(open(at(8), at(8, 630), at(8, 660)));
    expect(reply.body).toEqual({
      IsSaved: false,
      Refused: [
        { StartTime: at(8), Reason: 'A class is booked at this time.' },
        { StartTime: at(8, 630), Reason: 'The company keeps this time.' },
      ],
    });
    expect(await openStarts()).toEqual([]);
    expect(await eventAt(at(8))).toMatchObject({
      Status: 'Confirmed',
      Disabled: true,
      Course: { StuName: expect.any(String) },
    });
    expect(await eventAt(at(8, 630))).toMatchObject({ Status: 'Canceled', Disabled: true });
  });

  describe('the count', () => {
    it('is taken to the last one, and refused beyond it with nothing changed', async () => {
      await control({ allowance: 2 });
      expect((await submit(open(at(7), at(8)))).body.IsSaved).toBe(true);
      expect(await rest()).toBe(0);
      await expect(submit(open(at(9)))).rejects.toMatchObject({ kind: 'refused', message: overflowMessage });
      expect(await openStarts()).toEqual([at(7), at(8)]);
      // What is so already takes nothing.
      expect((await submit(open(at(7), at(8)))).body.IsSaved).toBe(true);
    });

    it('that became smaller after the page was loaded refuses with its message', async () => {
      await control({ allowance: 1 });
      await expect(submit(open(at(7), at(8)))).rejects.toMatchObject({
        message: 'No modification for plotted schedule',
      });
      expect(await openStarts()).toEqual([]);
      expect((await submit(open(at(7)))).body.IsSaved).toBe(true);
    });

    it('is never below zero when the company takes some of it back', async () => {
      await submit(open(at(7), at(8), at(9)));
      await control({ allowance: 1 });
      expect(await rest()).toBe(0);
      await expect(submit(close(at(7)))).rejects.toMatchObject({ message: overflowMessage });
    });

    it('is held by the database when many submissions come at once', async () => {
      await control({ allowance: 3 });
      const replies = await Promise.allSettled(
        Array.from({ length: 9 }, (_, index) => submit(open(at(7 + (index % 7), 600 + 30 * Math.floor(index / 7))))),
      );
      expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await openStarts()).toHaveLength(3);
      expect(await rest()).toBe(0);
    });

    it('moves with the window: what was modified for a day that has passed out of it counts no more', async () => {
      await submit(open(at(7), at(8)));
      expect(await rest()).toBe(38);
      clock += days(1);
      client = (await backend.signIn(tutor)).client;
      expect(await rest()).toBe(39);
    });
  });

  describe('a submission', () => {
    it('sent again with the same key has one effect and the same answer', async () => {
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 6 }, () => submit(open(at(8), at(7)), key)));
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await rest()).toBe(38);
      const rows = await backend.database.queries
        .select()
        .from(scheduleSubmissions)
        .where(eq(scheduleSubmissions.tuid, tutor.tuid));
      expect(rows).toHaveLength(1);
      // In another order it is the same; after the tutor closed a slot again the repeat does not open it.
      await submit(close(at(7)));
      expect(await submit(open(at(7), at(8)), key)).toEqual(replies[0]);
      expect(await openStarts()).toEqual([at(8)]);
    });

    it('of other times under a key that was used is refused', async () => {
      const key = randomUUID();
      await submit(open(at(7)), key);
      await expect(submit(open(at(8)), key)).rejects.toMatchObject({
        code: 103,
        message: 'This was sent before with other times. Please reload the page.',
      });
      expect(await openStarts()).toEqual([at(7)]);
    });

    it('of the same times from two tabs has one effect', async () => {
      await Promise.all([submit(open(at(7))), submit(open(at(7)))]);
      expect(await openStarts()).toEqual([at(7)]);
      expect(await rest()).toBe(39);
    });

    it('is not taken of an account that it is not open to, or that is stopped, which says why', async () => {
      await control({ limitReason: 'Please sign your contract first.' });
      expect((await client.schedule.limitCheck()).body).toEqual({
        IsLimited: true,
        Reason: 'Please sign your contract first.',
      });
      await expect(submit(open(at(7)))).rejects.toMatchObject({ message: 'Please sign your contract first.' });
      await control({ limitReason: null, openSelfSchedule: false, openSelfCancel: false });
      expect((await client.schedule.limitCheck()).body.IsLimited).toBe(false);
      await expect(submit(open(at(7)))).rejects.toMatchObject({
        code: 105,
        message: 'Self-scheduling is not open for your account.',
      });
      await expect(cancel({ slots: [at(7)] })).rejects.toMatchObject({
        code: 105,
        message: 'Cancelling by yourself is not open for your account.',
      });
      expect(await openStarts()).toEqual([]);
    });

    it('answers the reminder, also one that the company had set', async () => {
      await backend.control('/shell-state', { tuid: tutor.tuid, isSelfScheduleRemindDue: true });
      await submit(open(at(7)));
      expect((await client.shellNotices.selfScheduleRemind()).body).toBe(false);
      await submit(close(at(7)));
      expect((await client.shellNotices.selfScheduleRemind()).body).toBe(false);
    });
  });

  describe('a busy time', () => {
    beforeEach(() => control({ slots: [{ daysAhead: 8, minute: 1_080, count: 3, busyTime: 'evening' }] }));
    const slots = [at(8, 1_080), at(8, 1_110), at(8, 1_140)] as const;

    it('is one entry over its half hours', async () => {
      expect(await entries()).toMatchObject([
        {
          StartTime: slots[0],
          EndTime: at(8, 1_170),
          Status: 'Waited',
          BusyTimeCheck: true,
          BusyTimeCheckFlag: 'evening',
        },
      ]);
      expect(await eventAt(slots[1])).toMatchObject({ Status: 'Waited', BusyTimeCheckFlag: 'evening' });
    });

    it('goes and comes back whole, each time with as many modifications as it has half hours', async () => {
      await submit(close(...slots));
      expect(await entries()).toMatchObject([{ Status: 'Canceled', BusyTimeCheck: false }]);
      expect(await rest()).toBe(37);
      await submit(open(...slots));
      expect(await entries()).toMatchObject([{ Status: 'Waited', BusyTimeCheck: true }]);
      expect(await rest()).toBe(34);
    });

    it.each([
      ['as a whole', slots],
      ['by one of its half hours', [slots[1]]],
    ])('is refused %s where fewer modifications are left than it has half hours', async (_name, closed) => {
      await control({ allowance: 2 });
      await expect(submit(close(...closed))).rejects.toMatchObject({ message: overflowMessage });
      expect(await entries()).toMatchObject([{ Status: 'Waited' }]);
      await control({ allowance: 3 });
      expect((await submit(close(...closed))).body.IsSaved).toBe(true);
      expect(await rest()).toBe(0);
    });

    it('is cancelled with any of its half hours; the others stay open by themselves', async () => {
      await submit(close(slots[1]));
      expect(await rest()).toBe(37);
      expect(await entries()).toEqual([]);
      expect(await openStarts()).toEqual([slots[0], slots[2]]);
      expect(await eventAt(slots[0])).toMatchObject({
        Status: 'Waited',
        BusyTimeCheck: false,
        BusyTimeCheckFlag: undefined,
      });
    });

    it('cannot be half set in the database, whatever a program writes', async () => {
      const broken = backend.database.queries
        .update(scheduleSlots)
        .set({ status: 'Canceled' })
        .where(and(eq(scheduleSlots.tuid, tutor.tuid), eq(scheduleSlots.startsAt, new Date(slots[0]))));
      await expect(broken).rejects.toSatisfy((error) => violates(error, 'schedule_slots_busy_time_status'));
    });
  });

  describe('the database', () => {
    const reject = (query: PromiseLike<unknown>, constraint: string) =>
      expect(Promise.resolve(query)).rejects.toSatisfy((error) => violates(error, constraint));
    const insertSlot = (startsAt: Date, status: 'Waited' | 'Confirmed' = 'Waited') =>
      backend.database.queries.insert(scheduleSlots).values({ tuid: tutor.tuid, startsAt, status });

    it('refuses a slot off the grid, one released twice, and one that is anything but open or closed', async () => {
      await reject(insertSlot(new Date(Date.parse(at(7)) + 1)), 'schedule_slots_on_grid');
      await reject(insertSlot(new Date(Date.parse(at(7)) + minutes(15))), 'schedule_slots_on_grid');
      await reject(insertSlot(new Date(at(7)), 'Confirmed'), 'schedule_slots_open_or_closed');
      await insertSlot(new Date(at(7)));
      await reject(insertSlot(new Date(at(7))), 'schedule_slots_tuid_starts_at_pk');
    });

    describe('of a class that lasts from 0 to 25 minutes', () => {
      const after = (startTime: string, minute: number) => new Date(Date.parse(startTime) + minutes(minute));
      const insertClass = (tuid: number, startTime: string, [from, to]: readonly [number, number]) =>
        backend.database.queries
          .insert(classes)
          .values({
            tuid,
            startsAt: after(startTime, from),
            endsAt: after(startTime, to),
            status: 'Waited',
            studentName: 'Li Wei',
            subjectName: 'English',
            unitName: 'Unit 1',
            classTool: 0,
          })
          .returning({ clid: classes.clid });

      it.each([
        ['one at the same time', [0, 25]],
        ['one that begins in its last millisecond', [25 - 1 / 60_000, 50]],
        ['one that ends in its first millisecond', [-25, 1 / 60_000]],
        ['one within it', [5, 20]],
        ['one around it', [-5, 30]],
      ] as const)('refuses %s', async (_name, span) => {
        await addClass(at(8));
        await reject(insertClass(tutor.tuid, at(8), span), 'classes_no_overlap');
      });

      it('takes one that begins when it ends, one that ends when it begins, and one of another tutor', async () => {
        await addClass(at(8));
        const other = await backend.createTutor('firstLogin');
        await backend.control('/schedule', { tuid: other.tuid, isCleared: true });
        for (const [tuid, span] of [
          [tutor.tuid, [25, 50]],
          [tutor.tuid, [-25, 0]],
          [other.tuid, [0, 25]],
        ] as const) {
          expect(await insertClass(tuid, at(8), span)).toHaveLength(1);
        }
      });

      it('refuses another that is moved there, or that is no longer cancelled', async () => {
        const first = await addClass(at(8));
        const moved = await addClass(at(9));
        const change = (clid: number, set: Partial<typeof classes.$inferInsert>) =>
          backend.database.queries.update(classes).set(set).where(eq(classes.clid, clid));
        const onto = { startsAt: after(at(8), 20), endsAt: after(at(8), 45) };
        await reject(change(moved, onto), 'classes_no_overlap');
        await change(first, { status: 'Canceled' });
        await change(moved, onto);
        await reject(change(first, { status: 'Waited' }), 'classes_no_overlap');
      });

      it('says so to who books one', async () => {
        await addClass(at(8));
        const tenLater = after(at(8), 10).toISOString();
        await expect(addClass(tenLater, { makesRoom: false })).rejects.toThrow(
          'There is a class at this time already.',
        );
      });
    });

    it('refuses a count below zero', async () => {
      const below = backend.database.queries
        .update(scheduleLimits)
        .set({ remaining: -1 })
        .where(eq(scheduleLimits.tuid, tutor.tuid));
      await reject(below, 'schedule_limits_remaining_not_negative');
    });

    it('refuses a modification outside the dates 7 to 13 days from today, by the tutor’s calendar', async () => {
      await submit(open(at(7)));
      const [known] = await backend.database.queries
        .select()
        .from(scheduleChanges)
        .where(eq(scheduleChanges.tuid, tutor.tuid));
      if (known === undefined) throw new Error('nothing was kept');
      const insert = (startsAt: string) =>
        backend.database.queries
          .insert(scheduleChanges)
          .values({ ...known, unit: startsAt, startsAt: new Date(startsAt) });
      await reject(insert(at(6, 1410)), 'schedule_changes_in_next_week');
      await insert(at(7, 0));
      await insert(at(13, 1410));
      await reject(insert(at(14, 0)), 'schedule_changes_in_next_week');
    });

    it('refuses two busy times of one name', async () => {
      const busy = {
        tuid: tutor.tuid,
        startsAt: new Date(at(8)),
        endsAt: new Date(at(9)),
        status: 'Waited' as const,
        groupFlag: 'x',
      };
      await backend.database.queries.insert(busyTimes).values(busy);
      await reject(backend.database.queries.insert(busyTimes).values(busy), 'busy_times_tuid_group_flag_unique');
    });
  });

  describe('cancelling', () => {
    const penaltiesOf = (clid: number) =>
      backend.database.queries
        .select({ feePercent: pointsLedger.feePercent })
        .from(pointsLedger)
        .where(and(eq(pointsLedger.clid, clid), eq(pointsLedger.cause, 'cancellation')));
    const statusOf = async (clid: number) => {
      const [row] = await backend.database.queries.select().from(classes).where(eq(classes.clid, clid));
      return row?.status;
    };

    it('cancels classes with what each costs, closes open time, and takes of the count only for next week', async () => {
      const tomorrow = await addClass(at(1));
      const nextWeek = await addClass(at(9));
      await control({
        slots: [
          { daysAhead: 2, minute: 600 },
          { daysAhead: 10, minute: 600, count: 2 },
          { daysAhead: 9, minute: 600 },
        ],
      });
      const reply = await cancel({ classes: [tomorrow, nextWeek], slots: [at(2), at(10)] });
      expect(reply).toEqual({ body: { IsSaved: true, Refused: [] }, message: 'Your cancellation is saved.' });
      expect([await statusOf(tomorrow), await statusOf(nextWeek)]).toEqual(['Canceled', 'Canceled']);
      // 20 hours ahead: 100 % of the fee; nine days ahead: nothing.
      expect([await penaltiesOf(tomorrow), await penaltiesOf(nextWeek)]).toEqual([[{ feePercent: 100 }], []]);
      // Each keeps why, as where it was cancelled on its own page.
      const { body } = await client.classDetail.details({ body: { CLID: tomorrow } });
      expect(body.Cancellation).toMatchObject({ CancelReason: 2, CancelRemark: 'The line is down' });
      // The half hour of the class that cannot be taken is closed with it.
      expect(await openStarts()).toEqual([at(10, 630)]);
      expect(await rest()).toBe(38);
    });

    it('needs a reason for a class, and none for open time', async () => {
      const clid = await addClass(at(1, 600));
      await control({ slots: [{ daysAhead: 2, minute: 600 }] });
      const send = (Classes: { CLID: number; FeePercent: number }[], Slots: string[]) =>
        client.schedule.cancelSchedule({ body: { IdempotencyKey: randomUUID(), Classes, Slots } });
      await expect(send([{ CLID: clid, FeePercent: 300 }], [])).rejects.toMatchObject({ kind: 'refused' });
      expect(await statusOf(clid)).toBe('Confirmed');
      expect((await send([], [at(2)])).body.IsSaved).toBe(true);
    });

    it('asks again, with both prices, when a class costs more by now than was shown, and does nothing beside it', async () => {
      const startsAt = at(3, 840);
      const clid = await addClass(startsAt, { lessonFeeCentavos: 9_000 });
      const later = await addClass(at(3, 870));
      await control({ slots: [{ daysAhead: 9, minute: 600 }] });
      const key = randomUUID();
      // 72 hours before class cancelling is free; a millisecond later it is not.
      clock = start + 1;
      const { body, message } = await cancel({ classes: [clid, later], slots: [at(9)], shown: 0 }, key);
      expect(message).toBe('Nothing was cancelled: the penalty has risen. Please look again.');
      expect(body).toEqual({
        IsSaved: false,
        Refused: [{ StartTime: startsAt, CLID: clid, FeePercent: 25, Reason: expect.any(String) }],
      });
      expect(body.Refused[0]?.Reason.replaceAll('\u00a0', ' ')).toBe(
        'Cancelling costs 25 % of the lesson fee (PHP 22.50) and 2 points by now. You were shown no penalty.',
      );
      expect([await statusOf(clid), await statusOf(later)]).toEqual(['Confirmed', 'Confirmed']);
      expect([await openStarts(), await rest(), await penaltiesOf(clid)]).toEqual([[at(9)], 40, []]);

      // Decided again at the new price. The same key, since nothing came of it; and what costs no more than was shown is done.
      expect((await cancel({ classes: [clid, later], slots: [at(9)], shown: 25 }, key)).body.IsSaved).toBe(true);
      expect([await penaltiesOf(clid), await penaltiesOf(later)]).toEqual([[{ feePercent: 25 }], []]);
      // An answer that was lost is asked for again, however dear it is by then.
      clock += days(2);
      client = (await backend.signIn(tutor)).client;
      expect((await cancel({ classes: [clid, later], slots: [at(9)], shown: 25 }, key)).body.IsSaved).toBe(true);
      expect(await penaltiesOf(clid)).toHaveLength(1);
    });

    it('takes as many of the count for a busy time as it has half hours', async () => {
      await control({ slots: [{ daysAhead: 8, minute: 1_080, count: 3, busyTime: 'evening' }] });
      await control({ allowance: 2 });
      const all = [at(8, 1_080), at(8, 1_110), at(8, 1_140)];
      await expect(cancel({ slots: all })).rejects.toMatchObject({ message: overflowMessage });
      await control({ allowance: 3 });
      await cancel({ slots: all });
      expect(await rest()).toBe(0);
      expect(await entries()).toMatchObject([{ Status: 'Canceled' }]);
    });

    it('takes of the count for a busy time with a class in its middle what is open of it, and one for the class', async () => {
      const clid = await addClass(at(8, 1_110));
      await control({ slots: [{ daysAhead: 8, minute: 1_080, count: 3, busyTime: 'evening' }] });
      const { body } = await client.classes.classTable({ body: { StartTime: at(8, 0), EndTime: at(9, 0) } });
      const parts = body.filter(({ BusyTimeCheckFlag }) => BusyTimeCheckFlag === 'evening');
      expect(parts.map(({ StartTime }) => StartTime)).toEqual([at(8, 1_080), at(8, 1_140)]);
      await cancel({ slots: [at(8, 1_080), at(8, 1_140)], classes: [clid] });
      expect(await rest()).toBe(37);
    });

    it('takes of a busy time that has begun what is still ahead, and what has begun stands alone', async () => {
      await control({ slots: [{ daysAhead: 0, minute: 810, count: 3, busyTime: 'noon' }] });
      clock = Date.parse(at(0, 845));
      expect((await cancel({ slots: [at(0, 840), at(0, 870)] })).body.IsSaved).toBe(false);
      expect((await cancel({ slots: [at(0, 870)] })).body.IsSaved).toBe(true);
      expect(await openStarts()).toEqual([at(0, 810), at(0, 840)]);
      const [{ status } = {}] = await backend.database.queries
        .select()
        .from(busyTimes)
        .where(eq(busyTimes.tuid, tutor.tuid));
      expect(status).toBe('Canceled');
    });

    it('settles the confirmation that a cancelled class still waited for', async () => {
      const { clid } = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 300 });
      const later = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 6_000 });
      const unread = () => client.messages.list({ query: { source: 'absence', unread: 'true', pageSize: 50 } });
      expect((await unread()).body.total).toBe(2);
      await cancel({ classes: [Number(clid), Number(later.clid)] });
      expect((await client.attendance.pending()).body).toEqual([]);
      expect((await unread()).body.total).toBe(0);
      clock += hours(6);
      await backend.server.runClockwork();
      expect(await penaltiesOf(Number(clid))).toEqual([{ feePercent: 100 }]);
    });

    it.each([
      ['has begun', 0, 0, 'It has begun already.'],
      ['begins in a moment', 0, 1, undefined],
      ['stands on day 13', 13, 600, undefined],
      ['stands on day 14', 14, 0, 'Only the next 14 days can be cancelled.'],
    ])('of a class that %s is answered by its time', async (_name, daysAhead, minute, reason) => {
      const clid = await addClass(
        daysAhead === 0 ? new Date(clock + minutes(minute)).toISOString() : at(daysAhead, minute),
      );
      const { body } = await cancel({ classes: [clid] });
      expect(body.IsSaved).toBe(reason === undefined);
      expect(body.Refused[0]?.Reason).toBe(reason);
      expect(await statusOf(clid)).toBe(reason === undefined ? 'Canceled' : 'Confirmed');
    });

    it('is refused as a whole beyond the count, and where a class has come to the open time', async () => {
      await control({ allowance: 1, slots: [{ daysAhead: 8, minute: 600, count: 3 }] });
      await expect(cancel({ slots: [at(8), at(8, 630)] })).rejects.toMatchObject({ message: overflowMessage });
      await addClass(at(8));
      const { body } = await cancel({ slots: [at(8)] });
      expect(body).toMatchObject({ IsSaved: false, Refused: [{ Reason: 'A class is booked at this time.' }] });
      expect(await openStarts()).toHaveLength(3);
    });

    it('has one effect for a repeat and for two tabs', async () => {
      const clid = await addClass(at(1));
      const key = randomUUID();
      await Promise.all([
        cancel({ classes: [clid] }, key),
        cancel({ classes: [clid] }, key),
        cancel({ classes: [clid] }),
      ]);
      expect(await penaltiesOf(clid)).toHaveLength(1);
    });

    it('tells another tutor’s class and one that never was alike', async () => {
      const other = await backend.createTutor('firstLogin');
      const { clid } = await backend.control('/classes', { tuid: other.tuid, startsInMinutes: 3_000 });
      const expected = { code: 101, message: 'The class does not exist.' };
      await expect(cancel({ classes: [Number(clid)] })).rejects.toMatchObject(expected);
      await expect(cancel({ classes: [Number.MAX_SAFE_INTEGER] })).rejects.toMatchObject(expected);
      expect(await statusOf(Number(clid))).toBe('Confirmed');
    });
  });

  it('offers each half hour of a week once where the clocks change in it', async () => {
    const london = await backend.createTutor('daylightSaving');
    // Seven days later is 23 October in London; the clocks go back on Sunday 25.
    clock = Date.parse('2026-10-16T12:00:00Z');
    const { body } = await (await backend.signIn(london)).client.schedule.allowedEvents();
    const starts = body.Events.filter(({ Type }) => Type === undefined).map(({ StartTime }) => StartTime);
    expect(starts).toHaveLength(7 * 48 + 2);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('has of the ordinary tutor everything that the grid can show', async () => {
    const ordinary = await backend.createTutor('ordinary');
    const { client: own } = await backend.signIn(ordinary);
    const { body } = await own.schedule.allowedEvents();
    expect(body.Events.some(({ Type, Status }) => Type === 'BusyTime' && Status === 'Waited')).toBe(true);
    expect(body.Events.some(({ Disabled, Course }) => Disabled && Course == null)).toBe(true);
    expect(body.Events.some(({ Course }) => Course != null)).toBe(true);
  });
});
