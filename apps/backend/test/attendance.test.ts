import { cancellationPenalty } from '@tutor/rules/attendance/penalty';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('attendance, by the backend’s clock', () => {
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

  async function ask(startsInMinutes: number): Promise<{ id: number; clid: number }> {
    const { id, clid } = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes });
    return { id: Number(id), clid: Number(clid) };
  }

  async function statusOf(clid: number): Promise<string | undefined> {
    const [row] = await backend.database.queries.select().from(classes).where(eq(classes.clid, clid));
    return row?.status;
  }

  function penaltiesOf(clid: number) {
    return backend.database.queries
      .select({ tenths: pointsLedger.tenths, feePercent: pointsLedger.feePercent })
      .from(pointsLedger)
      .where(and(eq(pointsLedger.clid, clid), eq(pointsLedger.cause, 'cancellation')));
  }

  const no = { IsICan: false, CancelReason: 2, CancelRemark: 'The line is down', Attachment: 'proof.png' };

  it('takes a Yes at exactly 30 minutes before class', async () => {
    const { id, clid } = await ask(120);
    clock = start + minutes(90);
    const reply = await client.attendance.reply({ body: { Id: id, IsICan: true } });
    expect(reply).toEqual({ body: 1, message: 'Thank you. Your class is confirmed.' });
    expect(await statusOf(clid)).toBe('Confirmed');
    expect(await penaltiesOf(clid)).toEqual([]);
  });

  it('refuses a Yes one millisecond later, and has cancelled the class at three times the fee and 2 points', async () => {
    const { id, clid } = await ask(120);
    clock = start + minutes(90) + 1;
    await expect(client.attendance.reply({ body: { Id: id, IsICan: true } })).rejects.toMatchObject({
      kind: 'refused',
      code: 104,
      message: expect.stringContaining('at least 30 minutes ahead'),
    });
    expect(await statusOf(clid)).toBe('Canceled');
    expect(await penaltiesOf(clid)).toEqual([{ tenths: -20, feePercent: 300 }]);
    expect((await client.attendance.pending()).body).toEqual([]);
    expect((await client.scores.allScore()).body.CancelScore).toBe(-2);
  });

  it('cancels an unanswered class by the clock alone, once, and tells the tutor why', async () => {
    const { clid } = await ask(120);
    clock = start + minutes(90);
    await backend.server.runClockwork();
    expect(await statusOf(clid)).toBe('Waited');
    clock += 1;
    await Promise.all([backend.server.runClockwork(), backend.server.runClockwork(), client.attendance.pending()]);
    expect(await statusOf(clid)).toBe('Canceled');
    expect(await penaltiesOf(clid)).toHaveLength(1);
    const warnings = (await client.messages.systemMessages()).body.filter((message) => message.kind === 'warning');
    expect(warnings).toMatchObject([{ title: 'Class cancelled: no confirmation' }]);
  });

  it('shows an overdue class as cancelled the moment that the class table is read', async () => {
    const { clid } = await ask(120);
    const range = { StartTime: new Date(start).toISOString(), EndTime: new Date(start + minutes(180)).toISOString() };
    const shown = async () =>
      (await client.classes.classTable({ body: range })).body.find((event) => event.Course?.CLID === clid)?.Status;
    clock = start + minutes(90);
    expect(await shown()).toBe('Waited');
    clock += 1;
    expect(await shown()).toBe('Canceled');
  });

  it('gives an identical repeat of a Yes the same answer, even after the deadline', async () => {
    const { id } = await ask(60);
    const first = await client.attendance.reply({ body: { Id: id, IsICan: true } });
    clock = start + minutes(59);
    expect(await client.attendance.reply({ body: { Id: id, IsICan: true } })).toEqual(first);
  });

  it('refuses a second, different answer and keeps the first', async () => {
    const { id, clid } = await ask(240);
    await client.attendance.reply({ body: { Id: id, IsICan: true } });
    await expect(client.attendance.reply({ body: { Id: id, ...no } })).rejects.toMatchObject({ code: 103 });
    expect(await statusOf(clid)).toBe('Confirmed');
  });

  it('stores one of many answers that arrive at once', async () => {
    const { id, clid } = await ask(240);
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        client.attendance.reply({ body: index % 2 === 0 ? { Id: id, IsICan: true } : { Id: id, ...no } }),
      ),
    );
    const taken = answers.filter((answer) => answer.status === 'fulfilled');
    expect(taken).toHaveLength(6);
    const isCancelled = (await statusOf(clid)) === 'Canceled';
    expect(await penaltiesOf(clid)).toHaveLength(isCancelled ? 1 : 0);
  });

  it.each(['CancelReason', 'CancelRemark', 'Attachment'] as const)('asks a No for its %s', async (field) => {
    const { id, clid } = await ask(240);
    const { [field]: _missing, ...incomplete } = no;
    await expect(client.attendance.reply({ body: { Id: id, ...incomplete } })).rejects.toMatchObject({
      code: 100,
      message: `${field}: Required`,
    });
    expect(await statusOf(clid)).toBe('Waited');
  });

  it.each([
    { startsInMinutes: 3 * 60 - 1, band: '[0, 3 h)' },
    { startsInMinutes: 3 * 60, band: '[3, 24 h)' },
    { startsInMinutes: 24 * 60, band: '[24, 48 h)' },
    { startsInMinutes: 48 * 60, band: '[48, 72 h)' },
    { startsInMinutes: 72 * 60, band: 'from 72 h' },
  ])('charges a No in the band $band', async ({ startsInMinutes }) => {
    const { id, clid } = await ask(startsInMinutes);
    await client.attendance.reply({ body: { Id: id, ...no } });
    expect(await statusOf(clid)).toBe('Canceled');
    const penalty = cancellationPenalty(minutes(startsInMinutes));
    const expected = penalty.points === 0 ? [] : [{ tenths: -penalty.points * 10, feePercent: penalty.feePercent }];
    expect(await penaltiesOf(clid)).toEqual(expected);
  });

  it('tells another tutor’s confirmation and one that never was alike, and changes nothing', async () => {
    const { id, clid } = await ask(240);
    const stranger = await backend.createTutor('firstLogin');
    const { client: strangers } = await backend.signIn(stranger);
    const foreign = strangers.attendance.reply({ body: { Id: id, IsICan: true } });
    const unknown = strangers.attendance.reply({ body: { Id: Number.MAX_SAFE_INTEGER, IsICan: true } });
    const expected = { kind: 'refused', code: 101, message: 'The confirmation does not exist.' };
    await expect(foreign).rejects.toMatchObject(expected);
    await expect(unknown).rejects.toMatchObject(expected);
    expect(await statusOf(clid)).toBe('Waited');
    expect((await strangers.attendance.pending()).body).toEqual([]);
  });

  it('shows the class’s time in the tutor’s zone', async () => {
    await ask(600);
    // 06:00Z and ten hours is 16:00Z: midnight in Manila.
    expect((await client.attendance.pending()).body[0]?.ClassTimeStr).toBe('11-21-2026 00:00-00:25');
  });

  describe('clocking in', () => {
    async function book(startsInMinutes: number, status = 'Confirmed'): Promise<void> {
      await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes, status });
    }

    it('has nothing to clock without a class', async () => {
      expect((await client.attendance.clockInStatus()).body).toBe(-1);
      expect((await client.attendance.registration()).body).toBe(4);
    });

    it('does not count cancelled classes', async () => {
      await book(30, 'Canceled');
      expect((await client.attendance.clockInStatus()).body).toBe(-1);
    });

    it('is too early a millisecond before the hour ahead of the first class, and in time from there', async () => {
      await book(180);
      clock = start + minutes(120) - 1;
      expect(await client.attendance.registration()).toMatchObject({
        body: 0,
        message: expect.stringMatching(/early/),
      });
      expect((await client.attendance.clockInStatus()).body).toBe(0);
      clock += 1;
      expect((await client.attendance.registration()).body).toBe(1);
    });

    it('is on time at the very start, late a millisecond after it', async () => {
      await book(60);
      clock = start + minutes(60);
      expect((await client.attendance.registration()).body).toBe(1);
      expect((await client.attendance.registration()).body).toBe(-1);

      tutor = await backend.createTutor('firstLogin');
      client = (await backend.signIn(tutor)).client;
      clock = start;
      await book(60);
      clock = start + minutes(60) + 1;
      expect((await client.attendance.registration()).body).toBe(2);
      expect((await client.attendance.registration()).body).toBe(3);
      expect((await client.attendance.clockInStatus()).body).toBe(2);
    });

    it('clocks once, however many ask at once', async () => {
      await book(30);
      const bodies = await Promise.all(Array.from({ length: 8 }, () => client.attendance.registration()));
      expect(bodies.map((reply) => reply.body).sort()).toEqual([-1, -1, -1, -1, -1, -1, -1, 1]);
    });

    it('is over with the last class of the day, and opens for a shift soon after midnight', async () => {
      // 06:00Z is 14:00 in Manila: a class in 10.5 hours begins at 00:30 of the next day there.
      await book(60);
      await book(10.5 * 60);
      clock = start + minutes(85);
      expect((await client.attendance.clockInStatus()).body).toBe(-1);
      expect((await client.attendance.registration()).body).toBe(4);
      clock = start + 9.5 * minutes(60);
      expect((await client.attendance.registration()).body).toBe(1);
    });

    it('says what a demonstration asked for: a status until taken back, a result once', async () => {
      await backend.control('/clock-in', { tuid: tutor.tuid, status: 0, nextResult: 7 });
      expect((await client.attendance.clockInStatus()).body).toBe(0);
      expect(await client.attendance.registration()).toEqual({ body: 7, message: 'Clocking in is closed.' });
      expect((await client.attendance.registration()).body).toBe(4);
      await backend.control('/clock-in', { tuid: tutor.tuid, status: null });
      expect((await client.attendance.clockInStatus()).body).toBe(-1);
    });
  });

  it('ends a class at its end: credits it once and marks its remark as missing', async () => {
    const { clid } = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 10 });
    const range = { StartTime: new Date(start).toISOString(), EndTime: new Date(start + minutes(60)).toISOString() };
    clock = start + minutes(35) - 1;
    await backend.server.runClockwork();
    const before = (await client.classes.classTable({ body: range })).body.find((event) => event.Course?.CLID === clid);
    expect(before?.Course?.MissingComment).toBe(false);
    expect((await client.scores.allScore()).body.ComScore).toBe(0);
    clock += 1;
    await Promise.all([backend.server.runClockwork(), backend.server.runClockwork()]);
    const after = (await client.classes.classTable({ body: range })).body.find((event) => event.Course?.CLID === clid);
    expect(after?.Course?.MissingComment).toBe(true);
    // 2026-11-20 is a Friday.
    expect((await client.scores.allScore()).body.ComScore).toBe(0.2);
  });

  it('keeps a session of twelve hours to the millisecond', async () => {
    const signedIn = await client.account.userInfo();
    expect(signedIn.body.tuid).toBe(tutor.tuid);
    clock = start + minutes(12 * 60) - 1;
    await client.account.userInfo();
    clock += 1;
    await expect(client.account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone', code: 3 });
  });
});
