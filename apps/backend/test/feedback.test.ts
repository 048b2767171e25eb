import { randomUUID } from 'node:crypto';
import { ApiError } from '@tutor/api/core/api-error';
import { days } from '@tutor/rules/time/durations';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { attendanceRequests, lateAttendanceReplies } from '../src/attendance/tables.ts';
import { classes } from '../src/classes/tables.ts';
import { feedbacks } from '../src/feedback/tables.ts';
import { attendanceRecords, complaints } from '../src/scores/complaint-tables.ts';
import { sopAssessments } from '../src/scores/sop-tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { earnPoints } from './earn-points.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const refusal = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.code : undefined;
};

async function tutorOf(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { tuid: tutor.tuid, client: (await backend.signIn(tutor)).client };
}

async function upload(client: TestClient, moduleName: 'AppealFile' | 'ProblemScreenshot'): Promise<string> {
  const key = { fileCode: randomUUID(), moduleName };
  await client.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'proof.png', file: png(400) } });
  return (await client.uploads.merge({ body: key })).body.FilePath;
}

const bookClass = async (tuid: number, startsInMinutes = -120): Promise<number> =>
  Number((await backend.control('/classes', { tuid, startsInMinutes })).clid);

/** A deduction of so many days ago. */
async function deduct(tuid: number, { clid, daysAgo = 1 }: { clid?: number; daysAgo?: number } = {}): Promise<number> {
  await earnPoints(backend, tuid);
  const [row] = await backend.database.queries
    .insert(pointsLedger)
    .values({
      tuid,
      cause: 'other',
      tenths: -20,
      clid: clid ?? null,
      note: 'Late for class',
      at: new Date(Date.now() - days(daysAgo)),
    })
    .returning({ id: pointsLedger.id });
  return row?.id ?? 0;
}

const plain = { Type: 7, Remark: 'A longer break, please.' };

it('every type that the specification has a rule for is offered, by its number', async () => {
  const { client } = await tutorOf();
  const ids = (await client.feedback.types()).body.map(({ ID }) => ID);
  expect(ids).toEqual(expect.arrayContaining([1, 2, 4, 9, 10, 11, 12, 13, 36]));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('quick feedback', () => {
  it('comes twenty at a time of ten thousand, each once', async () => {
    const { tuid, client } = await tutorOf();
    for (let batch = 0; batch < 10; batch += 1) {
      await backend.database.queries.insert(feedbacks).values(
        Array.from({ length: 1_000 }, (_, index) => ({
          tuid,
          type: plain.Type,
          remark: plain.Remark,
          at: new Date(Date.now() - (batch * 1_000 + index) * 60_000),
        })),
      );
    }
    const seen = new Set<number>();
    for (const PageIndex of [1, 250, 500]) {
      const { body } = await client.feedback.list({ body: { PageIndex, PageSize: 20 } });
      expect(body.Total).toBe(10_000);
      for (const { ID } of body.Items) seen.add(ID);
    }
    expect(seen.size).toBe(60);
    expect(await refusal(client.feedback.list({ body: { PageIndex: 1, PageSize: 101 } }))).toBe(100);
  });

  it('comes back as it was sent, with its file, and only to its tutor', async () => {
    const { tuid, client } = await tutorOf();
    const clid = await bookClass(tuid);
    const File = await upload(client, 'ProblemScreenshot');
    const { body } = await client.feedback.add({
      body: { Type: 36, Clid: clid, Remark: 'No sound', File, Respondents: 'left out' },
    });
    // Its files may come in another order when it is sent again.
    const files = [await upload(client, 'ProblemScreenshot'), await upload(client, 'ProblemScreenshot')];
    const Key = randomUUID();
    const sendWith = async (references: string[]) =>
      (await client.feedback.add({ body: { ...plain, Key, File: references.join(',') } })).body.ID;
    expect(await sendWith(files)).toBe(await sendWith(files.toReversed()));
    const query = { id: body.ID };
    expect((await client.feedback.get({ query })).body).toMatchObject({
      Type: 36,
      TypeName: 'Problem in the classroom',
      Clid: clid,
      Remark: 'No sound',
      FileUrl: File,
      Files: [{ FileName: 'proof.png' }],
      ClassTime: expect.any(String),
      StuName: expect.any(String),
      State: 'waiting',
      CanEdit: true,
    });
    const { client: stranger } = await tutorOf();
    expect(await refusal(stranger.feedback.get({ query }))).toBe(101);
    expect(await refusal(stranger.feedback.edit({ body: { ID: body.ID, ...plain } }))).toBe(101);
    expect(await refusal(stranger.feedback.replyAdd({ query: { FeedBackId: body.ID, Remark: 'x' } }))).toBe(101);
    expect((await stranger.feedback.replyList({ query: { FeedBackId: body.ID } })).body).toEqual([]);
  });

  it('asks for what its type needs: class, complaint name, evidence', async () => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid);
    const foreign = await bookClass((await tutorOf()).tuid);
    const add = (body: Parameters<typeof client.feedback.add>[0]['body']) => refusal(client.feedback.add({ body }));
    expect(await add({ ...plain, Type: 36 })).toBe(100);
    expect(await add({ ...plain, Type: 36, Clid: foreign })).toBe(100);
    expect(await add({ ...plain, Type: 11 })).toBe(100);
    expect(await add({ ...plain, Type: 9, Clid })).toBe(100);
    expect(await add({ ...plain, Type: 9, Clid, File: 'AppealFile/aaaaaaaaaaaaaaaaaaaaaa.png' })).toBe(100);
    expect(await add({ ...plain, Type: 99 })).toBe(100);
    expect(await add({ ...plain, Remark: 'x'.repeat(501) })).toBe(100);
    expect(await add({ ...plain, Type: 11, Respondents: 'Front desk' })).toBeUndefined();
  });

  it('about a person comes back with the name, and says when it was edited', async () => {
    const { tuid, client } = await tutorOf();
    const sent = await client.feedback.add({ body: { ...plain, Type: 11, Respondents: 'Front desk' } });
    expect(sent.message).toBe('Your feedback was sent. Thank you.');
    const { ID } = sent.body;
    const read = async () => (await client.feedback.get({ query: { id: ID } })).body;
    expect(await read()).toMatchObject({ Respondents: 'Front desk', EditTime: null, IsAppeal: false, Clid: null });
    await client.feedback.edit({ body: { ID, ...plain, Type: 11, Respondents: 'Evening shift' } });
    const { Respondents, EditTime } = await read();
    expect([Respondents, Math.abs(Date.now() - Date.parse(EditTime ?? '')) < 60_000]).toEqual(['Evening shift', true]);
    await backend.control('/feedback-answer', { tuid, remark: 'Sorry.', state: 'answered' });
    expect((await client.messages.systemMessages()).body).toContainEqual(
      expect.objectContaining({ kind: 'notice', title: 'Your feedback was answered' }),
    );
    await client.feedback.replyAdd({ query: { FeedBackId: ID, Remark: 'Thank you.' } });
    const replies = (await client.feedback.replyList({ query: { FeedBackId: ID } })).body;
    const [own] = await backend.database.queries.select().from(tutors).where(eq(tutors.tuid, tuid));
    expect(replies.map(({ Name }) => Name)).toEqual(['Tutor Support', `${own?.firstName} ${own?.lastName}`]);
  });

  it('is ten a month, however many ask at once, and a repeated key counts once', async () => {
    const { client } = await tutorOf();
    const Key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => client.feedback.add({ body: { ...plain, Key } })));
    expect(new Set(same.map(({ body }) => body.ID)).size).toBe(1);
    expect(await refusal(client.feedback.add({ body: { ...plain, Key, Remark: 'Other words' } }))).toBe(109);
    expect((await client.feedback.rightRemaining()).body).toBe(9);
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(client.feedback.add({ body: plain }))));
    expect(answers.filter((code) => code === undefined)).toHaveLength(9);
    expect(answers.filter((code) => code === 106)).toHaveLength(3);
    expect((await client.feedback.rightRemaining()).body).toBe(0);
    const page = await client.feedback.list({ body: { PageIndex: 1, PageSize: 4 } });
    expect([page.body.Total, page.body.Items.length]).toEqual([10, 4]);
  });

  it('is edited until the company says a word, and its replies light the dot until they are read', async () => {
    const { tuid, client } = await tutorOf();
    const { ID } = (await client.feedback.add({ body: plain })).body;
    await client.feedback.edit({ body: { ID, Type: 3, Remark: 'Two breaks' } });
    await backend.control('/feedback-answer', { tuid, remark: 'Which ones?', state: 'inProgress' });
    expect((await client.shellNotices.hasFeedbackNews()).body).toBe(true);
    expect(await refusal(client.feedback.edit({ body: { ID, ...plain } }))).toBe(104);
    expect((await client.feedback.get({ query: { id: ID } })).body).toMatchObject({
      Remark: 'Two breaks',
      HasNews: true,
      CanEdit: false,
    });
    expect((await client.shellNotices.hasFeedbackNews()).body).toBe(false);
    const query = { FeedBackId: ID, Remark: 'In the evening', Key: randomUUID() };
    await Promise.all([client.feedback.replyAdd({ query }), client.feedback.replyAdd({ query })]);
    expect(await refusal(client.feedback.replyAdd({ query: { ...query, Remark: 'In the morning' } }))).toBe(109);
    await backend.control('/feedback-answer', { tuid, remark: 'Done.', state: 'accepted' });
    const list = async (View: 'settled' | 'open' | 'appeals') =>
      (await client.feedback.list({ body: { PageIndex: 1, PageSize: 20, View } })).body;
    expect((await list('settled')).Items).toMatchObject([{ ID, ReplyCount: 3, HasNews: true }]);
    expect([(await list('open')).Total, (await list('appeals')).Total]).toEqual([0, 0]);
    const { body } = await client.feedback.replyList({ query: { FeedBackId: ID } });
    expect(body.map(({ IsTutor, Remark }) => [IsTutor, Remark])).toEqual([
      [false, 'Which ones?'],
      [true, 'In the evening'],
      [false, 'Done.'],
    ]);
  });
});

it.each([
  ['answered', undefined, 'inProgress'],
  ['accepted', 104, 'accepted'],
  ['declined', 104, 'declined'],
])('a feedback that is %s takes a reply of its tutor: %s; then it is %s', async (state, code, after) => {
  const { tuid, client } = await tutorOf();
  const { ID } = (await client.feedback.add({ body: plain })).body;
  await backend.control('/feedback-answer', { tuid, remark: 'We looked into it.', state });
  const read = async () => (await client.feedback.get({ query: { id: ID } })).body;
  expect((await read()).CanReply).toBe(code === undefined);
  expect(await refusal(client.feedback.replyAdd({ query: { FeedBackId: ID, Remark: 'And now?' } }))).toBe(code);
  expect((await read()).State).toBe(after);
});

describe('an appeal', () => {
  it('against a deduction is sent once, does not count as quick feedback, and not by anybody else', async () => {
    const { tuid, client } = await tutorOf();
    const clid = await bookClass(tuid);
    const LedgerId = await deduct(tuid, { clid });
    const subject = (await client.feedback.appealSubject({ body: { LedgerId } })).body;
    expect(subject).toMatchObject({ Title: 'Late for class', Points: -2, Clid: clid, SentId: null });
    const File = await upload(client, 'AppealFile');
    const body = { Type: 13, Clid: clid, Remark: 'I was there in time.', File, LedgerId };
    // Of an absence, which this is not.
    expect(await refusal(client.feedback.add({ body: { ...body, Type: 4 } }))).toBe(100);
    const answers = await Promise.all([1, 2, 3].map(() => refusal(client.feedback.add({ body }))));
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.filter((code) => code === 103)).toHaveLength(2);
    expect((await client.feedback.rightRemaining()).body).toBe(10);
    const { SentId } = (await client.feedback.appealSubject({ body: { LedgerId } })).body;
    expect(SentId).toBeGreaterThan(0);
    const ledger = await client.scores.ledger({ query: { pageIndex: 1, pageSize: 20 } });
    expect(ledger.body.Items.find(({ Id }) => Id === LedgerId)?.SentAppealId).toBe(SentId);
    expect((await client.feedback.list({ body: { PageIndex: 1, PageSize: 20, View: 'appeals' } })).body.Total).toBe(1);
    const { client: stranger } = await tutorOf();
    expect(await refusal(stranger.feedback.appealSubject({ body: { LedgerId } }))).toBe(101);
  });

  it.each([
    [6.99, undefined],
    [7.01, 104],
  ])('%d days after the deduction: %s', async (daysAgo, code) => {
    const { tuid, client } = await tutorOf();
    const clid = await bookClass(tuid);
    const LedgerId = await deduct(tuid, { clid, daysAgo });
    const File = await upload(client, 'AppealFile');
    const body = { Type: 2, Clid: clid, Remark: 'Please look again.', File, LedgerId };
    expect(await refusal(client.feedback.add({ body }))).toBe(code);
  });

  it('against a class is one of each kind; against a gain there is none', async () => {
    const { tuid, client } = await tutorOf('ordinary');
    const Clid = await bookClass(tuid);
    const File = await upload(client, 'AppealFile');
    const body = { Type: 2, Clid, Remark: 'The fee is missing.', File, IsAppeal: true };
    expect(await refusal(client.feedback.add({ body }))).toBeUndefined();
    expect(await refusal(client.feedback.add({ body }))).toBe(103);
    expect(await refusal(client.feedback.add({ body: { ...body, Type: 10 } }))).toBeUndefined();
    const [gain] = await backend.database.queries
      .select({ id: pointsLedger.id })
      .from(pointsLedger)
      .where(and(eq(pointsLedger.tuid, tuid), eq(pointsLedger.cause, 'completed')))
      .limit(1);
    expect(await refusal(client.feedback.appealSubject({ body: { LedgerId: gain?.id ?? 0 } }))).toBe(100);
  });

  it('against a complaint needs one that was upheld', async () => {
    const { tuid, client } = await tutorOf();
    const clid = await bookClass(tuid);
    const decidedAt = new Date();
    const complain = async (state: 'waiting' | 'upheld'): Promise<number> => {
      const [row] = await backend.database.queries
        .insert(complaints)
        .values({
          tuid,
          direction: 'received',
          clid,
          complainant: 'A parent',
          type: 'Late for class',
          reason: 'x',
          state,
          at: new Date(Date.now() - days(10)),
          decidedAt: state === 'upheld' ? decidedAt : null,
        })
        .returning({ id: complaints.id });
      return row?.id ?? 0;
    };
    expect(await refusal(client.feedback.appealSubject({ body: { ComplaintId: await complain('waiting') } }))).toBe(
      100,
    );
    const ComplaintId = await complain('upheld');
    const subject = (await client.feedback.appealSubject({ body: { ComplaintId } })).body;
    expect(subject).toMatchObject({ Title: 'Late for class', Clid: clid, Points: null, SentId: null });
    expect(subject).toMatchObject({
      Time: decidedAt.toISOString(),
      Deadline: new Date(decidedAt.getTime() + days(7)).toISOString(),
    });
    expect(subject.Types.map(({ ID }) => ID)).toEqual([13, 12]);
    const { client: stranger } = await tutorOf();
    expect(await refusal(stranger.feedback.appealSubject({ body: { ComplaintId } }))).toBe(101);
    const File = await upload(client, 'AppealFile');
    const body = { Type: 13, Clid: clid, Remark: 'I was in time.', File, ComplaintId };
    const told = async () => (await client.complaints.complaint({ query: { comId: ComplaintId } })).body.SentAppealId;
    expect(await told()).toBeNull();
    const { ID } = (await client.feedback.add({ body })).body;
    expect(await told()).toBe(ID);
    expect(await refusal(client.feedback.add({ body }))).toBe(103);
  });

  it('against a record or a score of a class is told with it, each by its own type', async () => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid);
    const { queries } = backend.database;
    const at = new Date();
    await queries.insert(attendanceRecords).values({ tuid, clid: Clid, kind: 'late', minutes: 4, at });
    const parts = { greeting: 9, goals: 9, speaking: 9, correction: 9, wrapUp: 9 };
    await queries.insert(sopAssessments).values({ tuid, clid: Clid, ...parts, comment: 'x', at });
    const told = async () => {
      const late = await client.complaints.lateEarlyRecords({ body: { PageIndex: 1, PageSize: 20 } });
      const scores = await client.sop.scoreClass({ query: { pageIndex: 1, pageSize: 20 } });
      return [...late.body.Items, ...scores.body.Items].map(({ SentAppealId }) => SentAppealId);
    };
    const File = await upload(client, 'AppealFile');
    const add = async (Type: number, IsAppeal = true) =>
      (await client.feedback.add({ body: { Type, Clid, Remark: 'x', File, IsAppeal } })).body.ID;
    // Of another type, and not begun at the class.
    await add(2);
    await add(10, false);
    expect(await told()).toEqual([null, null]);
    const ofRecord = await add(10);
    expect(await told()).toEqual([ofRecord, null]);
    const ofScore = await add(12);
    expect(await told()).toEqual([ofRecord, ofScore]);
  });

  it('keeps its type where it began at something, and stays an appeal where it did not', async () => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid);
    const foreign = await bookClass((await tutorOf()).tuid);
    const appeal = { Clid, Remark: 'Please look again.', File: await upload(client, 'AppealFile') };
    const add = async (body: { Type: number; LedgerId?: number }) =>
      (await client.feedback.add({ body: { ...appeal, ...body } })).body.ID;
    const edit = (ID: number, Type: number, change: object = {}) =>
      refusal(client.feedback.edit({ body: { ID, Type, ...appeal, ...change } }));
    const ofLedger = await add({ Type: 13, LedgerId: await deduct(tuid, { clid: Clid }) });
    expect(await edit(ofLedger, 2)).toBe(100);
    expect(await edit(ofLedger, 13, { Clid: foreign })).toBe(100);
    expect(await edit(ofLedger, 13, { File: 'AppealFile/aaaaaaaaaaaaaaaaaaaaaa.png' })).toBe(100);
    expect(await edit(ofLedger, 13, { Remark: 'Once more.' })).toBeUndefined();
    const ofNothing = await add({ Type: 9 });
    expect(await edit(ofNothing, 7)).toBe(100);
    expect(await edit(ofNothing, 10)).toBeUndefined();
  });

  it('keeps the class of what it is against, which may be appealed against already or too old', async () => {
    const { tuid, client } = await tutorOf();
    const [first, second, old] = [await bookClass(tuid), await bookClass(tuid, -240), await bookClass(tuid, -11_520)];
    const File = await upload(client, 'AppealFile');
    const add = async (Clid: number, change: object) =>
      (await client.feedback.add({ body: { Type: 10, Clid, Remark: 'I was there.', File, ...change } })).body.ID;
    const edit = (ID: number, Clid: number, Type = 10) =>
      refusal(client.feedback.edit({ body: { ID, Type, Clid, Remark: 'I was there in time.', File } }));
    const isFixed = async (id: number) => (await client.feedback.get({ query: { id } })).body.IsClassFixed;
    await add(first, { IsAppeal: true });
    const ofClass = await add(second, { IsAppeal: true });
    expect([await edit(ofClass, first), await edit(ofClass, old), await edit(ofClass, second)]).toEqual([
      100,
      100,
      undefined,
    ]);
    const ofLedger = await add(first, { Type: 13, LedgerId: await deduct(tuid, { clid: first }) });
    expect([await edit(ofLedger, second, 13), await edit(ofLedger, first, 13)]).toEqual([100, undefined]);
    // What names no class has the one that the tutor gave, and so has what began at nothing.
    const ofDays = await add(first, { Type: 13, LedgerId: await deduct(tuid) });
    const ofNothing = await add(first, {});
    expect([await edit(ofDays, second, 13), await edit(ofNothing, second)]).toEqual([undefined, undefined]);
    expect(await Promise.all([ofClass, ofLedger, ofDays, ofNothing].map(isFixed))).toEqual([true, true, false, false]);
  });

  it('that the form of feedback sends is one all the same: it does not count, and stands among the appeals', async () => {
    const { tuid, client } = await tutorOf();
    const body = { Type: 9, Clid: await bookClass(tuid), Remark: 'x', File: await upload(client, 'ProblemScreenshot') };
    expect((await client.feedback.add({ body })).message).toBe('Your appeal was sent.');
    expect((await client.feedback.rightRemaining()).body).toBe(10);
    const { Items } = (await client.feedback.list({ body: { PageIndex: 1, PageSize: 20, View: 'appeals' } })).body;
    expect(Items).toMatchObject([{ Type: 9, IsAppeal: true }]);
  });

  it('against a class tells what its cancelling cost, and counts its days from the later of class and charge', async () => {
    const { tuid, client } = await tutorOf();
    const { queries } = backend.database;
    const Clid = await bookClass(tuid, -60);
    const subject = async () => (await client.feedback.appealSubject({ body: { Clid } })).body;
    const [lesson] = await queries.select().from(classes).where(eq(classes.clid, Clid));
    const endsAt = lesson?.endsAt.getTime() ?? 0;
    expect(await subject()).toMatchObject({
      Title: 'Class',
      Points: null,
      FeeCentavos: null,
      StuName: lesson?.studentName,
      ClassTime: lesson?.startsAt.toISOString(),
      Time: new Date(endsAt).toISOString(),
      Deadline: new Date(endsAt + days(7)).toISOString(),
      LateAnswer: null,
    });
    expect((await subject()).Types.map(({ ID }) => ID)).toEqual([2, 4, 9, 10, 12, 13]);
    const charge = {
      tuid,
      clid: Clid,
      note: 'x',
      feeCentavos: 9_000,
      feePercent: 100,
      penaltyRule: 'from3To24Hours',
    } as const;
    await earnPoints(backend, tuid);
    const later = new Date(endsAt + 1_000);
    await queries.insert(pointsLedger).values({ ...charge, cause: 'cancellation', tenths: -20, at: later });
    await queries.update(classes).set({ status: 'Canceled', closedAt: later }).where(eq(classes.clid, Clid));
    expect(await subject()).toMatchObject({
      Title: 'Cancelled class',
      Points: -2,
      FeeCentavos: 9_000,
      Time: later.toISOString(),
    });
    const appeal = { Type: 9, Clid, Remark: 'x', File: await upload(client, 'AppealFile'), IsAppeal: true };
    expect((await client.feedback.add({ body: appeal })).message).toBe('Your appeal was sent.');
  });

  it.each([
    [-7 * 24 * 60 + 5, undefined],
    [-7 * 24 * 60 - 30, 104],
  ])('against a class that began %i minutes from now: %s', async (startsInMinutes, code) => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid, startsInMinutes);
    const body = { Type: 2, Clid, Remark: 'x', File: await upload(client, 'AppealFile'), IsAppeal: true };
    expect(await refusal(client.feedback.add({ body }))).toBe(code);
  });

  it('names exactly one thing that it is against', async () => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid);
    const LedgerId = await deduct(tuid, { clid: Clid });
    for (const body of [{}, { LedgerId, Clid }, { LedgerId, ComplaintId: 1 }]) {
      await expect(client.feedback.appealSubject({ body })).rejects.toThrow('exactly one of');
    }
    const appeal = { Type: 13, Clid, Remark: 'x', File: await upload(client, 'AppealFile'), LedgerId };
    for (const other of [{ ComplaintId: 1 }, { IsAppeal: true }]) {
      await expect(client.feedback.add({ body: { ...appeal, ...other } })).rejects.toThrow('exactly one of');
    }
  });

  it('is refused, and nothing kept of it, where what it is against is not the tutor’s or has another class', async () => {
    const [other, { tuid, client }] = [await tutorOf(), await tutorOf()];
    const Clid = await bookClass(tuid);
    const foreignClid = await bookClass(other.tuid);
    const [complaint] = await backend.database.queries
      .insert(complaints)
      .values({
        tuid: other.tuid,
        direction: 'received',
        complainant: 'A parent',
        type: 'x',
        reason: 'x',
        state: 'upheld',
        at: new Date(),
        decidedAt: new Date(),
      })
      .returning({ id: complaints.id });
    const appeal = { Type: 13, Clid, Remark: 'x', File: await upload(client, 'AppealFile') };
    const refusals = [
      [{ LedgerId: await deduct(other.tuid) }, 'nothing here that you could appeal against'],
      [{ LedgerId: 999_999_999 }, 'nothing here that you could appeal against'],
      [{ ComplaintId: complaint?.id ?? 0 }, 'nothing here that you could appeal against'],
      [{ ComplaintId: 999_999_999 }, 'nothing here that you could appeal against'],
      [{ Clid: foreignClid, IsAppeal: true }, 'This class does not exist.'],
      [{ Clid: foreignClid }, 'This is none of your classes'],
      [{ Clid: 999_999_999 }, 'This is none of your classes'],
      [{ LedgerId: await deduct(tuid, { clid: await bookClass(tuid, -240) }) }, 'is not the class of what is appealed'],
    ] as const;
    for (const [about, words] of refusals) {
      await expect(client.feedback.add({ body: { ...appeal, ...about } })).rejects.toThrow(words);
    }
    expect((await client.feedback.list({ body: { PageIndex: 1, PageSize: 20 } })).body.Total).toBe(0);
  });

  it('tells the late answer to the confirmation of its class, as it was kept', async () => {
    const { tuid, client } = await tutorOf();
    const Clid = await bookClass(tuid);
    const { queries } = backend.database;
    const at = new Date(Date.now() - 60_000);
    const [asked] = await queries
      .insert(attendanceRequests)
      .values({ clid: Clid, tuid, createdAt: at, settledAt: at })
      .returning({ id: attendanceRequests.id });
    await queries.insert(lateAttendanceReplies).values({ requestId: asked?.id ?? 0, isICan: true, tappedAt: null, at });
    const { body } = await client.feedback.appealSubject({ body: { Clid } });
    expect(body.LateAnswer).toEqual({ IsICan: true, TappedAt: null, Time: at.toISOString() });
  });

  it('can be made against the seeded deductions', async () => {
    const { tuid, client } = await tutorOf('ordinary');
    const [loss] = await backend.database.queries
      .select()
      .from(pointsLedger)
      .where(and(eq(pointsLedger.tuid, tuid), lt(pointsLedger.tenths, 0)))
      .limit(1);
    const { body } = await client.feedback.appealSubject({ body: { LedgerId: loss?.id ?? 0 } });
    expect(body.Types.map(({ ID }) => ID)).toContain(loss?.cause === 'cancellation' ? 9 : 12);
  });
});
