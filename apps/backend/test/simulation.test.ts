import { randomUUID } from 'node:crypto';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/account/insert-tutor.ts';
import { arrivingMessages } from '../demo/messages/message-content.ts';
import { simulatedDays } from '../demo/simulation/tables.ts';
import { stepWorkingDays } from '../demo/simulation/working-day.ts';
import { tutors } from '../src/account/tables.ts';
import { aiReports, courseEvaluations, lessonScores } from '../src/classes/class-detail-tables.ts';
import { tutorEvents } from '../src/hubs/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const maria = 100_201;

describe('the simulated working day', () => {
  let clock = Date.parse('2026-11-20T02:00:00Z');
  let backend: TestBackend;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ isSimulated: true, isDemo: true, now: () => new Date(clock) });
  });

  afterAll(() => backend.close());

  const steps = () => backend.database.queries.select().from(simulatedDays);

  it('stands still while nobody is signed in', async () => {
    clock += minutes(10);
    await backend.server.runClockwork();
    expect(await steps()).toEqual([]);
  });

  it('moves on for a seeded tutor who is signed in: messages arrive, classes change, and each change is an event', async () => {
    ({ client } = await backend.signIn({ account: 'maria.santos', password: demoPassword, tuid: maria }));
    const growth = async () => (await client.growth.detail({ query: { pageIndex: 1, pageSize: 50 } })).body;
    const before = (await client.messages.updates({ query: { seq: 0 } })).body;
    const { Score: scoreBefore, Total: entriesBefore } = await growth();
    for (let round = 0; round < 40; round += 1) {
      clock += minutes(2);
      await backend.server.runClockwork();
    }
    const after = (await client.messages.updates({ query: { seq: before.seq } })).body;
    expect(after.messages.length).toBeGreaterThan(5);
    // What the tutor does in the day is what growth comes from.
    const { Items, Score, Total } = await growth();
    const gained = Items.slice(0, Total - entriesBefore);
    expect(gained.map(({ Cause }) => Cause)).toContain('classCompleted');
    expect(Score).toBe(gained.reduce((sum, { Values }) => sum + Values, scoreBefore));
    const events = await backend.database.queries
      .select()
      .from(tutorEvents)
      .where(and(eq(tutorEvents.tuid, maria), gt(tutorEvents.seq, before.seq)));
    const names = new Set(events.map((event) => event.name));
    expect(names).toContain('GetTutorSysMsg');
    expect(names).toContain('GetTutorClassMsgList');
    expect(names).toContain('AutoEndClassNotice');
    expect(events.map((event) => event.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: after.seq - before.seq }, (_, index) => before.seq + 1 + index),
    );
  });

  it('writes nothing about taught classes to a tutor who has taught none', async () => {
    const jasmine = await backend.signIn({ account: 'jasmine.reyes', password: demoPassword, tuid: 100_202 });
    for (let round = 0; round < 40; round += 1) {
      clock += minutes(2);
      await backend.server.runClockwork();
    }
    const { messages } = (await jasmine.client.messages.updates({ query: { seq: 0 } })).body;
    expect(messages.length).toBeGreaterThan(2);
    const aboutTaught = arrivingMessages.filter((message) => message.needsTaughtClasses).map(({ title }) => title);
    for (const { title } of messages) expect(aboutTaught).not.toContain(title);
  });

  it('answers a leave two minutes after it was asked for, every fourth with a no, and lets the seeded one wait', async () => {
    const list = async () => (await client.leave.leaveList({ body: { pageIndex: 1, pageSize: 50 } })).body.Items;
    const seeded = (await list()).filter(({ Status }) => Status === leaveStatuses.pending);
    expect(seeded).toHaveLength(1);
    const stranger = (await backend.signIn(await backend.createTutor('contractPassed'))).client;
    const ask = async (by: TestClient, aheadDays: number): Promise<number> => {
      const StartTime = new Date(clock + days(aheadDays)).toISOString();
      const span = { StartTime, EndTime: new Date(Date.parse(StartTime) + hours(1)).toISOString() };
      const { body: cost } = await by.leave.leaveImpact({ body: span });
      const agreed = {
        AgreedClasses: cost.Classes.length,
        AgreedFeeCentavos: cost.FeeCentavos,
        AgreedPoints: cost.Points,
      };
      const body = { ...span, ...agreed, LeaveType: 3, Reason: 'A wedding', IdempotencyKey: randomUUID() };
      return (await by.leave.addLeave({ body })).body.ID;
    };
    const own = [await ask(client, 50), await ask(client, 51), await ask(client, 52), await ask(client, 53)];
    const theirs = await ask(stranger, 50);
    clock += minutes(2) - 1;
    await backend.server.runClockwork();
    expect((await list()).filter(({ ID }) => own.includes(ID)).map(({ Status }) => Status)).toEqual([0, 0, 0, 0]);
    clock += 1;
    await backend.server.runClockwork();
    for (const leave of (await list()).filter(({ ID }) => own.includes(ID))) {
      expect(leave).toMatchObject(
        leave.ID % 4 === 0
          ? { Status: leaveStatuses.declined, Remark: 'Many students have tests that week. Please choose other days.' }
          : { Status: leaveStatuses.approved, Remark: 'Approved. Take care!' },
      );
    }
    expect((await list()).find(({ ID }) => ID === seeded[0]?.ID)?.Status).toBe(leaveStatuses.pending);
    const { body: left } = await stranger.leave.leave({ body: { ID: theirs } });
    expect(left.Status).toBe(leaveStatuses.pending);
  });

  it('passes a contract two minutes after it was signed, and lets the seeded audit go on', async () => {
    const statusOf = async (of: TestClient) => (await of.profile.contractStatus()).body.Item2;
    const seeded = async (account: string, tuid: number) =>
      (await backend.signIn({ account, password: demoPassword, tuid })).client;
    const dennis = await seeded('dennis.aquino', 100_211);
    const grace = await seeded('grace.fernandez', 100_212);
    const stranger = (await backend.signIn(await backend.createTutor('contractNotSigned'))).client;
    for (const by of [dennis, stranger]) {
      await by.tutorContract.agreeToProtocol({ body: { Version: 1 } });
      const body = { Version: 1, SignatureType: 'typed' as const, SignedName: 'Dennis Aquino' };
      await by.tutorContract.signContract({ body });
    }
    clock += minutes(2) - 1;
    await backend.server.runClockwork();
    expect(await statusOf(dennis)).toBe(0);
    clock += 1;
    await backend.server.runClockwork();
    expect([await statusOf(dennis), await statusOf(grace), await statusOf(stranger)]).toEqual([1, 0, 0]);
  });

  it('invents results of a class for seeded tutors alone', async () => {
    const { queries } = backend.database;
    const tutor = await backend.createTutor();
    const resultsOf = async (clid: number) => {
      const tables = [lessonScores, aiReports, courseEvaluations] as const;
      const counts = await Promise.all(tables.map((table) => queries.$count(table, eq(table.clid, clid))));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const heldAs = async (isSeeded: boolean): Promise<number> => {
      await queries.update(tutors).set({ isSeeded }).where(eq(tutors.tuid, tutor.tuid));
      const lesson = { tuid: tutor.tuid, startsInMinutes: 10, status: 'Confirmed', lessonKind: 'test' };
      const clid = Number((await backend.control('/classes', lesson)).clid);
      clock += minutes(60);
      await backend.server.runClockwork();
      return clid;
    };
    expect(await resultsOf(await heldAs(false))).toBe(0);
    expect(await resultsOf(await heldAs(true))).toBeGreaterThan(0);
    await queries.update(tutors).set({ isSeeded: false }).where(eq(tutors.tuid, tutor.tuid));
  });

  it('takes each step once, however many processes try', async () => {
    const [before] = await steps();
    clock += minutes(5);
    const now = new Date(clock);
    await Promise.all(Array.from({ length: 5 }, () => stepWorkingDays(backend.database.queries, now)));
    const [after] = await steps();
    expect(after?.step).toBe((before?.step ?? Number.NaN) + 1);
  });

  it('does not pile up mail that nobody reads', async () => {
    for (let round = 0; round < 150; round += 1) {
      clock += minutes(2);
      await stepWorkingDays(backend.database.queries, new Date(clock));
    }
    const unread = (await client.messages.systemMessages()).body;
    // What a missed confirmation costs is told whatever the mailbox holds.
    const simulated = unread.filter((message) => !message.title.startsWith('Class cancelled'));
    expect(simulated.length).toBeGreaterThan(20);
    expect(simulated.length).toBeLessThanOrEqual(40);
  });
});
