import { randomUUID } from 'node:crypto';
import { cancellationPenalty, penaltyBand } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { growthRules } from '@tutor/rules/growth/growth-values';
import { days, minutes } from '@tutor/rules/time/durations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettledQuestions } from '../src/attendance/settle-requests.ts';
import { attendanceReplies, attendanceRequests, clockIns, lateAttendanceReplies } from '../src/attendance/tables.ts';
import { classes } from '../src/classes/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { asUpload } from './as-upload.ts';
import { earnPoints } from './earn-points.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
    await earnPoints(backend, tutor.tuid);
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  async function ask(startsInMinutes: number): Promise<{ id: number; clid: number }> {
    const request = { tuid: tutor.tuid, startsInMinutes, lessonFeeCentavos: 9_050 };
    const { id, clid } = await backend.control('/attendance', request);
    return { id: Number(id), clid: Number(clid) };
  }

  async function statusOf(clid: number): Promise<string | undefined> {
    const [row] = await backend.database.queries.select().from(classes).where(eq(classes.clid, clid));
    return row?.status;
  }

  function penaltiesOf(clid: number) {
    return backend.database.queries
      .select({
        tenths: pointsLedger.tenths,
        feePercent: pointsLedger.feePercent,
        feeCentavos: pointsLedger.feeCentavos,
        penaltyRule: pointsLedger.penaltyRule,
      })
      .from(pointsLedger)
      .where(and(eq(pointsLedger.clid, clid), eq(pointsLedger.cause, 'cancellation')));
  }

  const reason = { IsICan: false, CancelReason: 2, CancelRemark: 'The line is down' };

  /** A No with a photo that was uploaded for it. */
  async function sayingNo(as = client) {
    const key = { fileCode: randomUUID(), moduleName: 'Absent' as const };
    await as.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'proof.png', file: pixel } });
    const { body } = await as.uploads.merge({ body: { ...key, fileSize: pixel.byteLength } });
    return { ...reason, Attachment: asUpload(body.FilePath, 'Absent') };
  }

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
    expect(await penaltiesOf(clid)).toEqual([
      { tenths: -20, feePercent: 300, feeCentavos: 27_150, penaltyRule: 'noConfirmation' },
    ]);
    expect((await client.attendance.pending()).body).toEqual([]);
    expect((await client.scores.allScore()).body.CancelScore).toBe(-2);
  });

  it('books an absence in growth for a class without an answer, once', async () => {
    const { clid } = await ask(60);
    clock = start + minutes(31);
    await backend.server.runClockwork();
    await backend.server.runClockwork();
    const { Items } = (await client.growth.detail({ query: { pageIndex: 1, pageSize: 10 } })).body;
    expect(Items.map(({ Cause, ClassId, RuleValues }) => [Cause, ClassId, RuleValues])).toEqual([
      ['absence', clid, growthRules.absence.values],
    ]);
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
    expect(warnings[0]?.content).toContain('(PHP 271.50)');
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
    const no = await sayingNo();
    await expect(client.attendance.reply({ body: { Id: id, ...no } })).rejects.toMatchObject({ code: 103 });
    expect(await statusOf(clid)).toBe('Confirmed');
  });

  it('stores one of many answers that arrive at once', async () => {
    const { id, clid } = await ask(240);
    const no = await sayingNo();
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

  it.each([
    ['CancelReason', 'Please choose a reason.'],
    ['CancelRemark', 'Please write a note.'],
    ['Attachment', 'Please choose a photo.'],
  ] as const)('asks a No for its %s', async (field, words) => {
    const { id, clid } = await ask(240);
    const { [field]: _missing, ...incomplete } = await sayingNo();
    await expect(client.attendance.reply({ body: { Id: id, ...incomplete } })).rejects.toMatchObject({
      code: 100,
      message: `${field}: ${words}`,
    });
    expect(await statusOf(clid)).toBe('Waited');
  });

  it.each([
    { startsInMinutes: 3 * 60 - 1, rule: 'under3Hours', feePercent: 300, feeCentavos: 27_150 },
    { startsInMinutes: 3 * 60, rule: 'from3To24Hours', feePercent: 100, feeCentavos: 9_050 },
    { startsInMinutes: 24 * 60 - 1, rule: 'from3To24Hours', feePercent: 100, feeCentavos: 9_050 },
    { startsInMinutes: 24 * 60, rule: 'from24To48Hours', feePercent: 50, feeCentavos: 4_525 },
    { startsInMinutes: 48 * 60, rule: 'from48To72Hours', feePercent: 25, feeCentavos: 2_263 },
  ])('charges a No $startsInMinutes minutes ahead by the rule $rule, one row with its amount', async (charged) => {
    const { startsInMinutes, rule, feePercent, feeCentavos } = charged;
    const { id, clid } = await ask(startsInMinutes);
    await client.attendance.reply({ body: { Id: id, ...(await sayingNo()) } });
    expect(await statusOf(clid)).toBe('Canceled');
    expect(await penaltiesOf(clid)).toEqual([{ tenths: -20, feePercent, feeCentavos, penaltyRule: rule }]);
    expect(penaltyBand(minutes(startsInMinutes))?.rule).toBe(rule);
    const { Cancellation } = (await client.classDetail.details({ body: { CLID: clid } })).body;
    expect(Cancellation).toMatchObject({
      Rule: rule,
      FeeCentavos: feeCentavos,
      CancelReason: 2,
      CancelRemark: reason.CancelRemark,
    });
    expect((await client.scores.allScore()).body.CancelScore).toBe(-2);
  });

  it('charges nothing for a No from 72 hours ahead', async () => {
    const { id, clid } = await ask(72 * 60);
    await client.attendance.reply({ body: { Id: id, ...(await sayingNo()) } });
    expect(await statusOf(clid)).toBe('Canceled');
    expect(await penaltiesOf(clid)).toEqual([]);
  });

  describe('an answer with a key, sent again after its reply was lost', () => {
    const key = () => ({ IdempotencyKey: randomUUID(), TappedAt: new Date(clock).toISOString() });

    it('is the same answer, even where its photo was stored anew', async () => {
      const { id, clid } = await ask(240);
      const pressed = key();
      const first = await client.attendance.reply({ body: { Id: id, ...(await sayingNo()), ...pressed } });
      const again = await sayingNo();
      clock += minutes(239);
      expect(await client.attendance.reply({ body: { Id: id, ...again, ...pressed } })).toEqual(first);
      expect(await penaltiesOf(clid)).toHaveLength(1);
      await expect(client.attendance.reply({ body: { Id: id, ...again, ...key() } })).rejects.toMatchObject({
        code: 103,
      });
    });

    it('has one effect however many tabs send it at once', async () => {
      const { id, clid } = await ask(240);
      const body = { Id: id, ...(await sayingNo()), ...key() };
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.attendance.reply({ body })));
      const cost = penaltyText(cancellationPenalty(minutes(240)), 9_050);
      expect(new Set(replies.map(({ message }) => message))).toEqual(
        new Set([`Your class has been cancelled: ${cost}.`]),
      );
      expect(await penaltiesOf(clid)).toHaveLength(1);
    });

    it('is refused for another class', async () => {
      const [first, second] = [await ask(240), await ask(300)];
      const pressed = key();
      await client.attendance.reply({ body: { Id: first.id, IsICan: true, ...pressed } });
      await expect(
        client.attendance.reply({ body: { Id: second.id, IsICan: true, ...pressed } }),
      ).rejects.toMatchObject({ code: 100, message: 'IdempotencyKey: belongs to another answer' });
      expect(await statusOf(second.clid)).toBe('Waited');
    });

    it('that comes too late is refused with both times, and kept as evidence once', async () => {
      const { id, clid } = await ask(120);
      const body = { Id: id, IsICan: true, ...key() };
      clock += minutes(90) + 1;
      for (let time = 0; time < 2; time += 1) {
        // 06:00Z is 2 PM in Manila.
        await expect(client.attendance.reply({ body })).rejects.toMatchObject({
          code: 104,
          message: expect.stringContaining('You answered at 2:00 PM, it reached us at 3:30 PM'),
        });
      }
      expect(await statusOf(clid)).toBe('Canceled');
      const kept = await backend.database.queries
        .select()
        .from(lateAttendanceReplies)
        .where(eq(lateAttendanceReplies.requestId, id));
      expect(kept).toMatchObject([{ isICan: true, tappedAt: new Date(start), at: new Date(clock) }]);
      // An appeal begins with it, and with what the class cost; the days count from the class.
      expect((await client.feedback.appealSubject({ body: { Clid: clid } })).body).toMatchObject({
        Title: 'Cancelled class',
        Points: -2,
        FeeCentavos: 27_150,
        Time: new Date(start + minutes(145)).toISOString(),
        Deadline: new Date(start + minutes(145) + days(7)).toISOString(),
        LateAnswer: { IsICan: true, TappedAt: new Date(start).toISOString(), Time: new Date(clock).toISOString() },
      });
    });
  });

  it.each(['of another tutor', 'that never was'])('takes no photo %s', async (whose) => {
    const { id, clid } = await ask(240);
    const stranger = await backend.signIn(await backend.createTutor('firstLogin'));
    const no =
      whose === 'that never was'
        ? { ...reason, Attachment: 'Absent/none.png' as const }
        : await sayingNo(stranger.client);
    await expect(client.attendance.reply({ body: { Id: id, ...no } })).rejects.toMatchObject({
      code: 100,
      message: expect.stringMatching(/^Attachment: /),
    });
    expect(await statusOf(clid)).toBe('Waited');
    expect(await penaltiesOf(clid)).toEqual([]);
  });

  it('lets the database itself refuse a second reply and a second request for one class', async () => {
    const { id, clid } = await ask(240);
    await client.attendance.reply({ body: { Id: id, IsICan: true } });
    const { queries } = backend.database;
    await expect(
      queries.insert(attendanceReplies).values({ requestId: id, isICan: true, at: new Date(clock) }),
    ).rejects.toThrow();
    await expect(
      queries.insert(attendanceRequests).values({ tuid: tutor.tuid, clid, createdAt: new Date(clock) }),
    ).rejects.toThrow();
  });

  it('has the message read that asked, once nothing is left to be answered', async () => {
    const [answered, left, open] = [await ask(240), await ask(300), await ask(360)];
    const unread = async () => {
      const { body } = await client.messages.list({ query: { source: 'absence', unread: 'true', pageSize: 50 } });
      return body.items.map(({ refId }) => refId);
    };
    expect(await unread()).toHaveLength(3);
    await client.attendance.reply({ body: { Id: answered.id, IsICan: true } });
    // As data may stand that was written before.
    const own = eq(attendanceRequests.id, left.id);
    await backend.database.queries
      .update(attendanceRequests)
      .set({ settledAt: new Date(clock) })
      .where(own);
    expect((await unread()).sort()).toEqual([left.id, open.id]);
    await readSettledQuestions(backend.database.queries, new Date(clock));
    expect(await unread()).toEqual([open.id]);
    expect((await client.attendance.pending()).body).toMatchObject([{ Id: open.id }]);
  });

  it('says so when the class was cancelled by somebody else before the answer', async () => {
    const { id, clid } = await ask(240);
    await backend.database.queries.update(classes).set({ status: 'Canceled' }).where(eq(classes.clid, clid));
    await expect(client.attendance.reply({ body: { Id: id, IsICan: true } })).rejects.toMatchObject({
      code: 104,
      message: 'This class has been cancelled. Your answer is not needed any more.',
    });
    expect(await penaltiesOf(clid)).toEqual([]);
  });

  it('tells another tutor’s confirmation and one that never was alike, and changes nothing', async () => {
    const { id, clid } = await ask(240);
    const stranger = await backend.createTutor('firstLogin');
    const { client: strangers } = await backend.signIn(stranger);
    for (const Id of [id, Number.MAX_SAFE_INTEGER]) {
      await expect(strangers.attendance.reply({ body: { Id, IsICan: true } })).rejects.toMatchObject({
        kind: 'refused',
        code: 101,
        message: 'The confirmation does not exist.',
      });
    }
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

    it('is keyed by its classes: a traveller neither clocks in twice for them nor loses the next shift', async () => {
      // From 14:00 in Manila: two classes this evening, three tomorrow, of which the last begins after 18:00.
      for (const hour of [5, 6, 17, 27.5, 28]) await book(hour * 60);
      const at = async (hour: number) => {
        clock = start + minutes(hour * 60);
        client = (await backend.signIn(tutor)).client;
        const { body: status } = await client.attendance.clockInStatus();
        return [status, (await client.attendance.registration()).body];
      };
      const moveTo = (TimeZone: string) => client.profile.saveTimeZone({ body: { TimeZone } });
      expect(await at(4.5)).toEqual([0, 1]);
      // There the day of the calendar turned at 18:00 of Manila.
      await moveTo('Pacific/Kiritimati');
      expect(await at(4.6)).toEqual([1, -1]);
      expect(await at(16.5)).toEqual([0, 1]);
      await moveTo('Asia/Manila');
      expect(await at(16.6)).toEqual([1, -1]);
      // Classes that follow the shift are part of it, also where the other calendar had a new day.
      expect(await at(28.1)).toEqual([1, -1]);
      const kept = await backend.database.queries.select().from(clockIns).where(eq(clockIns.tuid, tutor.tuid));
      expect(kept).toHaveLength(2);
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
