import { randomUUID } from 'node:crypto';
import { ApiError } from '@tutor/api/core/api-error';
import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { growthRules } from '@tutor/rules/growth/growth-values';
import { days } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes } from '../src/classes/tables.ts';
import { addEntry } from '../src/growth/move-growth.ts';
import { growthMembers } from '../src/growth/tables.ts';
import { complaints } from '../src/scores/complaint-tables.ts';
import { pointsLedger } from '../src/scores/tables.ts';
import { earnPoints } from './earn-points.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

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

async function signedIn(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { ...tutor, ...(await backend.signIn(tutor)) };
}

const page = { pageIndex: 1, pageSize: 100 };

describe('complaints about a tutor', () => {
  it('stand in every state with what they cost, newest first', async () => {
    const { client } = await signedIn('ordinary');
    const { body } = await client.complaints.received({ query: page });
    expect(new Set(body.Items.map(({ State }) => State))).toEqual(
      new Set(['waiting', 'answered', 'upheld', 'dismissed', 'withdrawn']),
    );
    const times = body.Items.map(({ GenerationTime }) => GenerationTime);
    expect(times).toEqual(times.toSorted().reverse());
    for (const complaint of body.Items) {
      expect(complaint.Points ?? null).toBe(complaint.State === 'upheld' ? -10 : null);
      expect(complaint.ClassId).toBeTypeOf('number');
    }
    const { body: upheld } = await client.complaints.received({ query: { ...page, state: 'upheld' } });
    expect(upheld.Total).toBe(body.Items.filter(({ State }) => State === 'upheld').length);
  });

  it('are replied to once, however often the form is sent, and until they are decided', async () => {
    const { client, tuid } = await signedIn();
    const comId = Number((await backend.control('/complaints', { tuid })).comId);
    const key = randomUUID();
    await Promise.all(
      [1, 2, 3].map(() => client.complaints.addReply({ query: { comId, content: 'I was there.', key } })),
    );
    expect((await client.complaints.replies({ query: { comId } })).body).toMatchObject([
      { Content: 'I was there.', IsTutor: true, Name: 'You' },
    ]);
    expect((await client.complaints.complaint({ query: { comId } })).body).toMatchObject({
      State: 'answered',
      ReplyCount: 1,
      IsSent: false,
    });
    await backend.control('/complaints/answer', { comId, reply: 'Thank you.', state: 'dismissed' });
    const later = { comId, content: 'One more thing.', key: randomUUID() };
    expect(await refusal(client.complaints.addReply({ query: later }))).toBe(104);
    // The first form once more is no new reply, whatever was decided since.
    await client.complaints.addReply({ query: { comId, content: 'I was there.', key } });
    expect(await refusal(client.complaints.addReply({ query: { comId, content: 'I was not there.', key } }))).toBe(109);
    expect((await client.complaints.replies({ query: { comId } })).body.map(({ IsTutor }) => IsTutor)).toEqual([
      true,
      false,
    ]);
  });

  it('take ten points when they are upheld, once, and only the upheld one is told to have cost them', async () => {
    const { client, tuid } = await signedIn();
    await earnPoints(backend, tuid);
    const points = async () => (await client.scores.allScore()).body;
    const before = await points();
    const { clid } = await backend.control('/classes', { tuid, startsInMinutes: -60 });
    const complain = async (direction: 'received' | 'sent') =>
      Number((await backend.control('/complaints', { tuid, clid: Number(clid), direction })).comId);
    const [upheld, dismissed, sent] = [await complain('received'), await complain('received'), await complain('sent')];
    await backend.control('/complaints/answer', { comId: dismissed, state: 'dismissed' });
    await backend.control('/complaints/answer', { comId: sent, state: 'upheld' });
    expect((await points()).TeachingPoints).toBe(before.TeachingPoints);
    for (const reply of ['The recording shows it.', 'It stays so.']) {
      await backend.control('/complaints/answer', { comId: upheld, reply, state: 'upheld' });
    }
    expect(await points()).toMatchObject({ TeachingPoints: before.TeachingPoints - 10, BadScore: -10 });
    const cost = async (comId: number) => (await client.complaints.complaint({ query: { comId } })).body.Points ?? null;
    expect(await Promise.all([upheld, dismissed, sent].map(cost))).toEqual([-10, null, null]);
    const [lesson] = await backend.database.queries
      .select()
      .from(classes)
      .where(eq(classes.clid, Number(clid)));
    expect((await client.complaints.complaint({ query: { comId: upheld } })).body).toMatchObject({
      ClassTime: lesson?.startsAt.toISOString(),
      ClassType: lessonKindWords[lesson?.lessonKind ?? 'test'],
      StuName: lesson?.studentName,
      Complainant: 'Parents',
      ComplaintType: 'Teaching quality',
      ComplaintReason: 'The lesson was too fast.',
      LedgerId: expect.any(Number),
    });
  });

  it.each([true, false])(
    'cost points and growth values exactly while they are upheld (with a class: %s)',
    async (hasClass) => {
      const { client, tuid } = await signedIn();
      await earnPoints(backend, tuid);
      await backend.database.queries.transaction((tx) =>
        addEntry(tx, { tuid, cause: 'broughtForward', occasion: 'test', value: 100, at: new Date() }),
      );
      const lesson = hasClass ? await backend.control('/classes', { tuid, startsInMinutes: -60 }) : {};
      const of = { tuid, ...lesson };
      const comId = Number((await backend.control('/complaints', of)).comId);
      const held = async () => {
        const [member] = await backend.database.queries
          .select()
          .from(growthMembers)
          .where(eq(growthMembers.tuid, tuid));
        return [(await client.scores.allScore()).body.TeachingPoints, member?.score];
      };
      const [points = 0, growth = 0] = await held();
      for (const state of ['upheld', 'withdrawn', 'upheld', 'upheld', 'dismissed', 'upheld', 'withdrawn']) {
        await backend.control('/complaints/answer', { comId, state });
        expect([state, ...(await held())]).toEqual([
          state,
          ...(state === 'upheld' ? [points - 10, growth + growthRules.complaint.values] : [points, growth]),
        ]);
        const { body } = await client.complaints.complaint({ query: { comId } });
        expect(body.Points ?? null).toBe(state === 'upheld' ? -10 : null);
      }
      const { body: ledger } = await client.scores.ledger({ query: { pageIndex: 1, pageSize: 10 } });
      expect(ledger.Items.filter(({ Points, IsGivenBack }) => Points < 0 && !IsGivenBack)).toEqual([]);
      expect((await client.account.userMoreInfo({ query: { version: '1' } })).body.badRating).toBe(0);
      const LedgerId = ledger.Items.find(({ Points }) => Points < 0)?.Id ?? 0;
      expect(await refusal(client.feedback.appealSubject({ body: { LedgerId } }))).toBe(100);
    },
  );

  it('of one class cost it once, for as long as one of them is upheld', async () => {
    const { client, tuid } = await signedIn();
    await earnPoints(backend, tuid);
    const { clid } = await backend.control('/classes', { tuid, startsInMinutes: -60 });
    const of = { tuid, clid: Number(clid) };
    const [one, other] = [await backend.control('/complaints', of), await backend.control('/complaints', of)];
    const points = async () => (await client.scores.allScore()).body.TeachingPoints;
    const before = await points();
    const after = async (comId: unknown, state: string) => {
      await backend.control('/complaints/answer', { comId, state });
      return (await points()) - before;
    };
    expect(await after(one.comId, 'upheld')).toBe(-10);
    expect(await after(other.comId, 'upheld')).toBe(-10);
    expect(await after(one.comId, 'withdrawn')).toBe(-10);
    expect(await after(other.comId, 'withdrawn')).toBe(0);
  });

  it('are never upheld without their row in the points ledger: a new one cannot come upheld', async () => {
    const { client, tuid } = await signedIn();
    await expect(backend.control('/complaints', { tuid, state: 'upheld' })).rejects.toThrow('state: ');
    expect((await client.complaints.received({ query: page })).body.Total).toBe(0);
  });

  it('count the days of an appeal from the decision, and only the first of a class leads to the points it took', async () => {
    const { client, tuid } = await signedIn();
    await earnPoints(backend, tuid);
    const { clid } = await backend.control('/classes', { tuid, startsInMinutes: -60 });
    const about = { tuid, clid: Number(clid) };
    const complain = async (of: object) => Number((await backend.control('/complaints', of)).comId);
    const [first, second, ofNoClass] = [await complain(about), await complain(about), await complain({ tuid })];
    const longAgo = new Date(Date.now() - days(8));
    const decide = async (comId: number) => {
      // Complained of longer ago than an appeal takes.
      await backend.database.queries.update(complaints).set({ at: longAgo }).where(eq(complaints.id, comId));
      await backend.control('/complaints/answer', { comId, state: 'upheld' });
      const { body } = await client.complaints.complaint({ query: { comId } });
      const LedgerId = body.LedgerId ?? undefined;
      const subject = await client.feedback.appealSubject({
        body: LedgerId === undefined ? { ComplaintId: comId } : { LedgerId },
      });
      expect(subject.body.Time).toBe(body.DecisionTime);
      expect(Date.parse(subject.body.Deadline)).toBeGreaterThan(Date.now() + days(6));
      return { Points: body.Points ?? null, hasRow: LedgerId !== undefined };
    };
    expect((await client.complaints.complaint({ query: { comId: first } })).body.DecisionTime ?? null).toBeNull();
    expect(await decide(first)).toEqual({ Points: -10, hasRow: true });
    // The points of the class were taken long ago, when this one is decided.
    await backend.database.queries.transaction(async (tx) => {
      await tx.update(complaints).set({ decidedAt: longAgo }).where(eq(complaints.id, first));
      await tx.update(pointsLedger).set({ at: longAgo }).where(eq(pointsLedger.clid, about.clid));
    });
    expect(await decide(second)).toEqual({ Points: null, hasRow: false });
    expect(await decide(ofNoClass)).toEqual({ Points: -10, hasRow: true });
    const { DecisionTime } = (await client.complaints.complaint({ query: { comId: second } })).body;
    await backend.control('/complaints/answer', { comId: second, reply: 'It stays so.', state: 'upheld' });
    expect((await client.complaints.complaint({ query: { comId: second } })).body).toMatchObject({ DecisionTime });
  });

  it('are nobody else’s, and words are neither missing nor too many', async () => {
    const { tuid, client: own } = await signedIn();
    const { client: stranger } = await signedIn();
    const comId = Number((await backend.control('/complaints', { tuid })).comId);
    expect(await refusal(stranger.complaints.complaint({ query: { comId } }))).toBe(101);
    expect(await refusal(stranger.complaints.replies({ query: { comId } }))).toBe(101);
    expect(await refusal(stranger.complaints.addReply({ query: { comId, content: 'x' } }))).toBe(101);
    expect(await refusal(own.complaints.addReply({ query: { comId, content: ' ' } }))).toBe(100);
    expect(await refusal(own.complaints.addReply({ query: { comId, content: 'x'.repeat(501) } }))).toBe(100);
  });

  it('page on the server: ten thousand of them come twenty at a time, each once', async () => {
    const { client, tuid } = await signedIn();
    await backend.control('/complaints', { tuid, count: 10_000 });
    const seen = new Set<number>();
    for (const pageIndex of [1, 2, 250, 500]) {
      const { body } = await client.complaints.received({ query: { pageIndex, pageSize: 20 } });
      expect(body.Total).toBe(10_000);
      expect(body.Items).toHaveLength(20);
      for (const { ComId } of body.Items) seen.add(ComId);
    }
    expect(seen.size).toBe(80);
    expect((await client.complaints.received({ query: { pageIndex: 501, pageSize: 20 } })).body.Items).toEqual([]);
    expect(await refusal(client.complaints.received({ query: { pageIndex: 0, pageSize: 20 } }))).toBe(100);
    expect(await refusal(client.complaints.received({ query: { pageIndex: 1, pageSize: 101 } }))).toBe(100);
  });
});

describe('complaints of a tutor', () => {
  const complaint = { ComplaintType: 'Other', Content: 'The room did not open.' };

  it('are sent once, about a class of the tutor or none', async () => {
    const { client, tuid } = await signedIn();
    const { clid } = await backend.control('/classes', { tuid, startsInMinutes: -60 });
    const ClassId = Number(clid);
    const body = { ...complaint, ClassId, IdempotencyKey: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => client.complaints.send({ body })));
    expect(new Set(sent.map((reply) => reply.body.ComId)).size).toBe(1);
    expect(await refusal(client.complaints.send({ body: { ...body, Content: 'Other words.' } }))).toBe(109);
    await client.complaints.send({ body: complaint });
    const { body: list } = await client.complaints.sent({ query: page });
    expect(list.Items.map((item) => item.ClassId ?? null)).toEqual([null, ClassId]);
    expect((await client.complaints.received({ query: page })).body.Total).toBe(0);
    const { client: stranger } = await signedIn();
    expect(await refusal(stranger.complaints.send({ body }))).toBe(101);
  });

  it('wait again when the tutor replies to an answer', async () => {
    const { client } = await signedIn();
    const comId = (await client.complaints.send({ body: complaint })).body.ComId;
    await backend.control('/complaints/answer', { comId, reply: 'Which room?', state: 'answered' });
    await client.complaints.addReply({ query: { comId, content: 'The small one.' } });
    expect((await client.complaints.complaint({ query: { comId } })).body).toMatchObject({
      State: 'waiting',
      IsSent: true,
      ReplyCount: 2,
    });
  });
});

describe('records and reports of classes', () => {
  it('tell who came late or left early, by kind', async () => {
    const { client } = await signedIn('ordinary');
    const body = { PageIndex: 1, PageSize: 100 };
    const { body: all } = await client.complaints.lateEarlyRecords({ body });
    const { body: late } = await client.complaints.lateEarlyRecords({ body: { ...body, Kind: 'late' } });
    const { body: early } = await client.complaints.lateEarlyRecords({ body: { ...body, Kind: 'earlyLeave' } });
    expect(late.Total).toBeGreaterThan(0);
    expect(early.Total).toBeGreaterThan(0);
    expect(late.Total + early.Total).toBe(all.Total);
    for (const { ClassTime, RecordTime, Minutes } of late.Items) {
      expect(Date.parse(RecordTime) - Date.parse(ClassTime)).toBe(Minutes * 60_000);
    }
    for (const { EndTime, RecordTime, Minutes } of early.Items) {
      expect(Date.parse(EndTime) - Date.parse(RecordTime)).toBe(Minutes * 60_000);
    }
  });

  it('keep the viewed clip and the one feedback of a recitation class', async () => {
    const { client } = await signedIn('ordinary');
    const { client: stranger } = await signedIn();
    const body = { PageIndex: 1, PageSize: 100 };
    const reports = async () => (await client.complaints.recitationReport({ body })).body.Items;
    const report = (await reports()).find((item) => item.ClipTitle !== undefined && !item.IsClipViewed);
    const Id = report?.Id ?? 0;
    expect(await refusal(stranger.complaints.viewClip({ body: { Id } }))).toBe(101);
    const silent = (await reports()).find((item) => item.ClipTitle == null);
    expect(await refusal(client.complaints.viewClip({ body: { Id: silent?.Id ?? 0 } }))).toBe(101);
    expect(silent).toBeDefined();
    const { Url } = (await client.complaints.viewClip({ body: { Id } })).body;
    expect((await fetch(Url)).status).toBe(200);
    const feedback = { Id, Content: 'Thank you.' };
    await Promise.all([1, 2].map(() => client.complaints.recitationFeedback({ body: feedback })));
    expect(await refusal(client.complaints.recitationFeedback({ body: { Id, Content: 'Other words.' } }))).toBe(103);
    expect((await reports()).find((item) => item.Id === Id)).toMatchObject({
      IsClipViewed: true,
      Feedback: 'Thank you.',
    });
    const { body: videos } = await client.complaints.instructionalVideos();
    expect(videos.length).toBeGreaterThan(0);
    for (const video of videos) expect((await fetch(video.Url)).status).toBe(200);
  });
});
