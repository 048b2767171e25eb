import { materialOutOfRangeMessage } from '@tutor/rules/classes/teaching-material';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classMaterials } from '../src/classes/class-detail-tables.ts';
import { remarks } from '../src/classes/remark-tables.ts';
import { classes } from '../src/classes/tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { earnPoints } from './earn-points.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('the page of a class', () => {
  let backend: TestBackend;
  let clock = start;
  let tutor: CreatedTutor;
  let client: TestClient;
  let stranger: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ now: () => new Date(clock) });
    stranger = (await backend.signIn(await backend.createTutor('firstLogin'))).client;
  });

  beforeEach(async () => {
    clock = start;
    tutor = await backend.createTutor('firstLogin');
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  async function book(startsInMinutes: number, more: object = {}): Promise<number> {
    const { clid } = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes, ...more });
    return Number(clid);
  }
  /** Moves the clock; who was signed in is signed in again, since sessions end sooner than some deadlines. */
  async function goTo(at: number): Promise<void> {
    clock = at;
    client = (await backend.signIn(tutor)).client;
  }
  const of = (CLID: number) => ({ body: { CLID } });
  const detailOf = async (clid: number) => (await client.classDetail.details(of(clid))).body;

  it('tells a class, its student, lessons, plan and remark; to another tutor it does not exist', async () => {
    const clid = await book(60, { studentName: 'Wang Haoran', lessonKind: 'normal', classTool: 11 });
    expect(await detailOf(clid)).toMatchObject({
      CLID: clid,
      StuName: 'Wang Haoran',
      IsOverClass: false,
      SID: 0,
      istext: false,
      Kind: 'normal',
      RemarkTime: null,
    });
    const { body: student } = await client.classDetail.studentInfo(of(clid));
    expect(student).toMatchObject({ Name: 'Wang Haoran', Age: 9, Country: 'China', ClassesWithTutor: 0 });
    const { body: list } = await client.classDetail.materials(of(clid));
    expect(list.Rows.filter((row) => row.IsCurrentCourseware)).toHaveLength(1);
    expect(list.Rows.map((row) => row.RowNum)).toEqual(list.Rows.map((_, index) => index + 1));
    expect((await client.classDetail.lessonPlan(of(clid))).body?.Steps.length).toBeGreaterThan(2);

    const calls = stranger.classDetail;
    for (const id of [clid, 999_999_999]) {
      const asked = [
        calls.details(of(id)),
        calls.studentInfo(of(id)),
        calls.materials(of(id)),
        calls.setMaterials({ body: { CLID: id, SID: 201, RowNum: 2 } }),
        calls.joinClassroom(of(id)),
        calls.joinClassroomClient(of(id)),
        calls.tencentRoom(of(id)),
        calls.cancel({ body: { CLID: id, FeePercent: 300, CancelReason: 1 } }),
        calls.trialSms(of(id)),
        calls.lessonPlan(of(id)),
        calls.lessonScore(of(id)),
        calls.evaluation(of(id)),
        calls.aiReport(of(id)),
        calls.trainingContent(of(id)),
        calls.smallClass(of(id)),
        calls.testClass(of(id)),
        stranger.classRemarks.remark(of(id)),
        stranger.classRemarks.addRemark({ body: { CLID: id, Version: 0, Content: 'x' } }),
        stranger.classRemarks.later(of(id)),
        stranger.classRemarks.last(of(id)),
      ];
      const refused = { code: 101, message: 'This class does not exist.' };
      await Promise.all(asked.map((call) => expect(call).rejects.toMatchObject(refused)));
    }
    expect((await detailOf(clid)).Status).toBe('Confirmed');
  });

  describe('teaching material', () => {
    it('is set once however often it is sent, and the class table names it', async () => {
      const clid = await book(60, { studentName: 'Wang Haoran' });
      const set = (RowNum: number) => client.classDetail.setMaterials({ body: { CLID: clid, SID: 202, RowNum } });
      await Promise.all([set(3), set(3), set(3)]);
      const stored = await backend.database.queries.select().from(classMaterials).where(eq(classMaterials.clid, clid));
      expect(stored).toHaveLength(1);
      const { body: list } = await client.classDetail.materials(of(clid));
      expect(list.SID).toBe(202);
      expect(list.Rows.filter((row) => row.CSID > 0).map((row) => row.RowNum)).toEqual([3]);
      expect(await detailOf(clid)).toMatchObject({ SID: 202, UnitName: list.Rows[2]?.UnitName });
      await set(4);
      expect((await client.classDetail.materials(of(clid))).body.Rows.find((row) => row.CSID > 0)?.RowNum).toBe(4);
    });

    it.each([0, -1, 99])('of row %i is refused and changes nothing', async (RowNum) => {
      const clid = await book(60);
      const call = client.classDetail.setMaterials({ body: { CLID: clid, SID: 201, RowNum } });
      await expect(call).rejects.toMatchObject({ code: 100, message: materialOutOfRangeMessage });
      expect((await detailOf(clid)).SID).toBe(0);
    });

    it('is taken until a week after class, and then counts as taught', async () => {
      const first = await book(0, { studentName: 'Wang Haoran' });
      const second = await book(600, { studentName: 'Wang Haoran' });
      const set = (RowNum: number) => client.classDetail.setMaterials({ body: { CLID: first, SID: 201, RowNum } });
      await goTo(start + minutes(25) + days(7));
      await set(9);
      const { body: list } = await client.classDetail.materials({ body: { CLID: second, SID: 201 } });
      expect(list.Rows[8]).toMatchObject({ CSID: 0 });
      expect((list.Rows[8]?.USID ?? 0) + (list.Rows[8]?.USAID ?? 0)).toBeGreaterThan(0);
      clock += 1;
      await expect(set(8)).rejects.toMatchObject({
        code: 104,
        message: 'The teaching material can be set until a week after the class.',
      });
    });

    it('is not taken for a cancelled class', async () => {
      const clid = await book(60, { status: 'Canceled' });
      const call = client.classDetail.setMaterials({ body: { CLID: clid, SID: 201, RowNum: 2 } });
      await expect(call).rejects.toMatchObject({
        code: 104,
        message: 'This class was cancelled: it takes no teaching material.',
      });
    });
  });

  it('opens the room from 15 minutes before class until its end, for browser and client', async () => {
    const clid = await book(60, { classTool: 11 });
    const { joinClassroom, joinClassroomClient, tencentRoom } = client.classDetail;
    for (const [at, code, message] of [
      [minutes(45) - 1, 108, 'The classroom opens 15 minutes before class.'],
      [minutes(85), 104, 'This class is over.'],
    ] as const) {
      clock = start + at;
      for (const call of [joinClassroom, joinClassroomClient, tencentRoom]) {
        await expect(call(of(clid))).rejects.toMatchObject({ code, message });
      }
    }
    for (const at of [minutes(45), minutes(85) - 1]) {
      clock = start + at;
      const { Url } = (await joinClassroom(of(clid))).body;
      expect((await fetch(Url)).status).toBe(200);
      expect((await fetch(`${Url}x`)).status).toBe(404);
      expect((await fetch(`${Url}&admin=1`)).status).toBe(404);
      expect((await fetch(Url.replace(`/${clid}?`, `/${clid + 1}?`))).status).toBe(404);
      expect((await fetch(Url.replace('/class/', '/open/'))).status).toBe(404);
      expect((await joinClassroomClient(of(clid))).body.Url).toMatch(/^tutor-client:\/\/classroom\/\d+\?expires=/);
      expect((await tencentRoom(of(clid))).body.RoomID).not.toBe('');
    }
    const other = await book(60, { classTool: 0 });
    await expect(tencentRoom(of(other))).rejects.toMatchObject({
      code: 101,
      message: 'This class is not in the Tencent Classroom.',
    });
  });

  describe('cancelling', () => {
    const fee = { lessonFeeCentavos: 9_000 };
    const cancel = (CLID: number, FeePercent: number) =>
      client.classDetail.cancel({ body: { CLID, FeePercent, CancelReason: 2, CancelRemark: 'Line down' } });
    const chargesOf = (clid: number) =>
      backend.database.queries
        .select({ percent: pointsLedger.feePercent, centavos: pointsLedger.feeCentavos, tenths: pointsLedger.tenths })
        .from(pointsLedger)
        .where(eq(pointsLedger.clid, clid));

    it.each([
      [180, 100, 9_000],
      [179, 300, 27_000],
      [24 * 60, 50, 4_500],
      [72 * 60 - 1, 25, 2_250],
    ])(
      '%i minutes before class costs %i percent, once, in two tabs and sent again',
      async (ahead, percent, centavos) => {
        await earnPoints(backend, tutor.tuid);
        const clid = await book(ahead, fee);
        const replies = await Promise.all([cancel(clid, percent), cancel(clid, percent)]);
        clock += hours(2);
        replies.push(await cancel(clid, percent));
        for (const { body } of replies) expect(body).toEqual({ FeePercent: percent, FeeCentavos: centavos, Points: 2 });
        expect(await chargesOf(clid)).toEqual([{ percent, centavos, tenths: -20 }]);
        expect(await detailOf(clid)).toMatchObject({
          Status: 'Canceled',
          Cancellation: {
            Time: '2026-11-20T06:00:00.000Z',
            Remark: 'Cancelled by the tutor',
            FeeCentavos: centavos,
            Points: 2,
            CancelReason: 2,
            CancelRemark: 'Line down',
          },
        });
      },
    );

    it('is free three days before class', async () => {
      const clid = await book(72 * 60, fee);
      expect((await detailOf(clid)).Cancellation).toBeNull();
      expect((await cancel(clid, 0)).body).toEqual({ FeePercent: 0, FeeCentavos: 0, Points: 0 });
      expect(await chargesOf(clid)).toEqual([]);
      const { Cancellation } = await detailOf(clid);
      expect(Cancellation).toMatchObject({ Time: '2026-11-20T06:00:00.000Z', Rule: null, CancelReason: 2 });
    });

    it('asks again when the penalty rose between the look and the click', async () => {
      const clid = await book(180, fee);
      clock += 1;
      await expect(cancel(clid, 100)).rejects.toMatchObject({
        code: 107,
        message: expect.stringMatching(
          /^The penalty has changed: cancelling now costs 300.%.*\(PHP 270\).*Please look again\.$/,
        ),
      });
      expect((await detailOf(clid)).Status).toBe('Confirmed');
      expect(await chargesOf(clid)).toEqual([]);
    });

    it('of a class that is over or cancelled already is refused', async () => {
      const over = await book(-25, fee);
      await expect(cancel(over, 300)).rejects.toMatchObject({
        code: 104,
        message: 'This class is over. It cannot be cancelled any more.',
      });
      const already = { code: 103, message: 'This class is cancelled already.' };
      const gone = await book(200, { ...fee, status: 'Canceled' });
      await expect(cancel(gone, 100)).rejects.toMatchObject(already);
      // Here and in another window, with another reason.
      const twice = await book(230, fee);
      const said = { CLID: twice, FeePercent: 100, CancelReason: 1 };
      await client.classDetail.cancel({ body: said });
      expect((await client.classDetail.cancel({ body: { ...said, CancelRemark: ' ' } })).body.Points).toBe(2);
      await expect(client.classDetail.cancel({ body: { ...said, CancelReason: 2 } })).rejects.toMatchObject(already);
      await expect(cancel(twice, 100)).rejects.toMatchObject(already);
    });

    it('settles an open question about the class', async () => {
      const { clid } = await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 200 });
      const unread = () => client.messages.list({ query: { source: 'absence', unread: 'true', pageSize: 50 } });
      expect((await unread()).body.total).toBe(1);
      await cancel(Number(clid), 100);
      expect((await client.attendance.pending()).body).toEqual([]);
      expect((await unread()).body.total).toBe(0);
      clock = start + minutes(199);
      await backend.server.runClockwork();
      expect(await chargesOf(Number(clid))).toHaveLength(1);
    });
  });

  it('tells the parents of a trial student once, until class begins, and nobody else', async () => {
    const clid = await book(60 * 48, { lessonKind: 'trial' });
    const replies = await Promise.all([client.classDetail.trialSms(of(clid)), client.classDetail.trialSms(of(clid))]);
    expect(replies.map(({ body }) => body.IsNew).sort()).toEqual([false, true]);
    expect((await detailOf(clid)).TrialSmsTime).toBe(replies[0].body.SentTime);
    await expect(client.classDetail.trialSms(of(await book(60, { lessonKind: 'vip' })))).rejects.toMatchObject({
      code: 105,
      message: 'Only the parents of a trial student are told by SMS.',
    });
    const late = await book(60 * 47, { lessonKind: 'trial' });
    await goTo(start + hours(47));
    await expect(client.classDetail.trialSms(of(late))).rejects.toMatchObject({
      code: 104,
      message: 'It is too late to tell the parents by SMS.',
    });
  });

  it('gives training content and remembers that it was read', async () => {
    const clid = await book(60);
    expect((await detailOf(clid)).TrainingRead).toBe(false);
    expect((await client.classDetail.trainingContent(of(clid))).body.Content).toContain('<h3>');
    expect((await detailOf(clid)).TrainingRead).toBe(true);
  });

  it('shows who sits in a small class, and the parts of a test', async () => {
    const small = await book(60, { lessonKind: 'small', studentName: 'Wang Haoran' });
    const { body: seats } = await client.classDetail.smallClass(of(small));
    expect(seats.length).toBeGreaterThan(1);
    expect(seats.map(({ Name }) => Name)).toContain('Wang Haoran');
    expect((await detailOf(small)).StudentCount).toBe(seats.length);
    const test = await book(120, { lessonKind: 'test' });
    expect((await client.classDetail.testClass(of(test))).body).toMatchObject({ PassScore: 60, Score: null });
    await expect(client.classDetail.testClass(of(small))).rejects.toMatchObject({
      code: 101,
      message: 'This class is no test.',
    });
  });

  describe('remarks', () => {
    const write = (CLID: number, Content: string, Version = 0) =>
      client.classRemarks.addRemark({ body: { CLID, Version, Content } });
    const storedOf = (clid: number) => backend.database.queries.select().from(remarks).where(eq(remarks.clid, clid));

    it('are saved once, and the missing mark goes away at once', async () => {
      const clid = await book(-60, { missingRemark: true, lessonKind: 'test' });
      expect((await client.classRemarks.due()).body.map((item) => item.CLID)).toEqual([clid]);
      await Promise.all([write(clid, 'Well done.'), write(clid, 'Well done.'), write(clid, 'Well done.')]);
      expect(await storedOf(clid)).toMatchObject([{ content: 'Well done.', version: 1, kind: 'normal' }]);
      expect((await client.classRemarks.due()).body).toEqual([]);
      const at = { StartTime: new Date(start - hours(2)).toISOString(), EndTime: new Date(start).toISOString() };
      expect((await client.classes.classTable({ body: at })).body[0]?.Course?.MissingComment).toBe(false);
    });

    it('once written have what reminds of them read, and nothing else', async () => {
      const [clid, other] = [await book(-60, { missingRemark: true, lessonKind: 'test' }), await book(-120)];
      for (const refId of [clid, other]) {
        await backend.control('/messages', { tuid: tutor.tuid, source: 'classRemark', refId });
      }
      const unreadOf = async () => {
        const { body } = await client.messages.list({ query: { source: 'classRemark', unread: 'true', pageSize: 50 } });
        return body.items.map(({ refId }) => refId);
      };
      const before = (await client.messages.unreadCount()).body.total;
      expect(await unreadOf()).toEqual([other, clid]);
      await Promise.all([write(clid, 'Well done.'), write(clid, 'Well done.')]);
      expect(await unreadOf()).toEqual([other]);
      expect((await client.messages.unreadCount()).body.total).toBe(before - 1);
      await write(clid, 'Very well done.', 1);
      expect(await unreadOf()).toEqual([other]);
    });

    it('of two windows that say different things keep the first', async () => {
      const clid = await book(-60, { missingRemark: true, lessonKind: 'test' });
      const results = await Promise.allSettled([write(clid, 'One'), write(clid, 'Two')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [stored] = await storedOf(clid);
      await write(clid, 'Three', 1);
      await expect(write(clid, 'Four', 1)).rejects.toMatchObject({
        code: 103,
        message: 'The remark was changed in another window. Reload the page to see it.',
      });
      expect((await write(clid, 'Three', 1)).body.Version).toBe(2);
      expect((await storedOf(clid))[0]).toMatchObject({ content: 'Three', version: 2, createdAt: stored?.createdAt });
    });

    it('can be changed for 24 hours and not a millisecond longer', async () => {
      const clid = await book(-60, { missingRemark: true, lessonKind: 'test' });
      await write(clid, 'One');
      await goTo(start + hours(24) - 1);
      await write(clid, 'Two', 1);
      clock = start + hours(24);
      await expect(write(clid, 'Three', 2)).rejects.toMatchObject({
        code: 104,
        message: 'A remark can be changed for 24 hours after it was saved.',
      });
    });

    it('are not taken before class, nor for a cancelled one, nor of another kind, nor too long', async () => {
      const ahead = await book(1, { lessonKind: 'test' });
      await expect(write(ahead, 'x')).rejects.toMatchObject({
        code: 108,
        message: 'The remark can be written once the class has begun.',
      });
      await expect(client.classRemarks.later(of(ahead))).rejects.toMatchObject({
        code: 108,
        message: 'The remark can be put off once the class has begun.',
      });
      clock = start + minutes(1);
      await write(ahead, 'x');
      await expect(write(await book(-60, { status: 'Canceled' }), 'x')).rejects.toMatchObject({
        code: 104,
        message: 'This class was cancelled: it needs no remark.',
      });
      const trial = await book(-90, { missingRemark: true, lessonKind: 'trial' });
      await expect(write(trial, 'x')).rejects.toMatchObject({
        code: 107,
        message: 'This class asks for another kind of remark. Please reload the page.',
      });
      await expect(write(trial, 'x'.repeat(1001))).rejects.toMatchObject({
        code: 100,
        message: 'Content: Max 1000 characters',
      });
      await expect(write(trial, ' ')).rejects.toMatchObject({ code: 100, message: 'Content: Required' });
      expect(await storedOf(trial)).toEqual([]);
    });

    it('of every kind are kept with their parts', async () => {
      const vip = await book(-60, { missingRemark: true, lessonKind: 'vip' });
      await client.classRemarks.addVipRemark({
        body: { CLID: vip, Version: 0, Content: 'c', Strengths: 's', Improvements: 'i', NextStep: 'n' },
      });
      expect((await client.classRemarks.remark(of(vip))).body).toMatchObject({
        Kind: 'vip',
        Version: 1,
        Remark: { Content: 'c', Strengths: 's', Improvements: 'i', NextStep: 'n' },
      });
      const trial = await book(-90, { missingRemark: true, lessonKind: 'trial' });
      const ratings = { Pronunciation: 1, Vocabulary: 5, Grammar: 3, Fluency: 2 };
      await client.classRemarks.addTrialRemark({
        body: { CLID: trial, Version: 0, Content: 'c', Level: 'Level 2', ...ratings },
      });
      expect((await client.classRemarks.remark(of(trial))).body.Remark).toMatchObject({ Level: 'Level 2', ...ratings });
      const clid = await book(-120, { missingRemark: true, lessonKind: 'normal', studentName: 'Wang Haoran' });
      await client.classDetail.setMaterials({ body: { CLID: clid, SID: 202, RowNum: 2 } });
      const { body: asked } = await client.classRemarks.remark(of(clid));
      expect(asked).toMatchObject({ Kind: 'knowledge', Version: 0 });
      const judge = (points: string[]) =>
        client.classRemarks.addKnowledgePointsRemark({
          body: { CLID: clid, Version: 0, Content: 'c', Points: points.map((Point) => ({ Point, Mastery: 2 })) },
        });
      await expect(judge(['Something else'])).rejects.toMatchObject({
        code: 107,
        message: 'The knowledge points of the lesson have changed. Please reload the page.',
      });
      await judge(asked.KnowledgePoints);
      const { body: saved } = await client.classRemarks.remark(of(clid));
      expect(saved.Remark?.Points.map(({ Mastery }) => Mastery)).toEqual(asked.KnowledgePoints.map(() => 2));
      expect((await client.classRemarks.last(of(await book(30, { studentName: 'Wang Haoran' })))).body).toMatchObject({
        CLID: clid,
        Content: 'c',
      });
    });

    it('that are put off wait in the queue, those due first in front, until they are written', async () => {
      const running = await book(-5, { lessonKind: 'test' });
      const older = await book(-90, { missingRemark: true, lessonKind: 'test' });
      expect((await client.classRemarks.due()).body.map(({ CLID }) => CLID)).toEqual([older]);
      await Promise.all([client.classRemarks.later(of(running)), client.classRemarks.later(of(running))]);
      const { body: queue } = await client.classRemarks.due();
      expect(queue.map(({ CLID, RemarkLater }) => [CLID, RemarkLater])).toEqual([
        [older, false],
        [running, true],
      ]);
      await write(running, 'x');
      expect((await client.classRemarks.due()).body.map(({ CLID }) => CLID)).toEqual([older]);
      await expect(client.classRemarks.later(of(running))).rejects.toMatchObject({
        code: 103,
        message: 'The remark of this class is not due.',
      });
    });

    it('have templates: one of a name, at most 50, none of another tutor', async () => {
      const { saveTemplate, deleteTemplate, templates } = client.classRemarks;
      const create = (Name: string, Body = '{student}') => saveTemplate({ body: { Name, Body } });
      const ids = (await Promise.all([create('Good'), create('Good'), create('Good')])).map(({ body }) => body.ID);
      expect(new Set(ids).size).toBe(1);
      for (const name of ['good', 'Goo\u0301d']) {
        await expect(create(name, 'other')).rejects.toMatchObject({
          code: 103,
          message: 'You already have a template with this name.',
        });
      }
      const [ID = 0] = ids;
      await saveTemplate({ body: { ID, Name: 'Better', Body: '{unit}' } });
      expect((await templates()).body).toEqual([{ ID, Name: 'Better', Body: '{unit}' }]);
      await expect(stranger.classRemarks.saveTemplate({ body: { ID, Name: 'Mine', Body: 'x' } })).rejects.toMatchObject(
        { code: 101, message: 'This template does not exist any more.' },
      );
      await stranger.classRemarks.deleteTemplate({ body: { ID } });
      expect((await templates()).body).toHaveLength(1);
      for (let index = 1; index < 50; index += 1) await create(`Template ${index}`);
      await expect(create('One too many')).rejects.toMatchObject({
        code: 105,
        message: 'You can keep 50 templates. Please delete one first.',
      });
      await deleteTemplate({ body: { ID } });
      await deleteTemplate({ body: { ID } });
      expect((await templates()).body).toHaveLength(49);
    });
  });

  it('is there whole for every seeded class: kinds, material, remarks, evaluations, reports', async () => {
    const rich = await backend.createTutor('ordinary');
    const { client: maria } = await backend.signIn(rich);
    const lessons = await backend.database.queries.select().from(classes).where(eq(classes.tuid, rich.tuid));
    expect(new Set(lessons.map(({ lessonKind }) => lessonKind))).toEqual(
      new Set(['normal', 'vip', 'trial', 'small', 'test']),
    );
    const written = lessons.filter(({ remarkWrittenAt, status }) => remarkWrittenAt !== null && status !== 'Canceled');
    const kinds = new Set<string>();
    const seen = { evaluations: 0, reports: 0, scores: 0, finished: 0, unfinished: 0 };
    for (const { clid } of written.slice(0, 60)) {
      const { body } = await maria.classRemarks.remark(of(clid));
      expect(body.Version).toBe(1);
      kinds.add(body.Kind);
      const detail = (await maria.classDetail.details(of(clid))).body;
      seen[detail.SID > 0 ? 'finished' : 'unfinished'] += 1;
      if ((await maria.classDetail.evaluation(of(clid))).body !== null) seen.evaluations += 1;
      if ((await maria.classDetail.aiReport(of(clid))).body.State === 2) seen.reports += 1;
      if ((await maria.classDetail.lessonScore(of(clid))).body !== null) seen.scores += 1;
    }
    expect(kinds).toEqual(new Set(['normal', 'vip', 'knowledge', 'trial']));
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    expect((await maria.classRemarks.due()).body.length).toBeGreaterThan(0);
  });
});
