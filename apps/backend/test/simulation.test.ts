import { minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/account/seed.ts';
import { tutorEvents } from '../src/hubs/tables.ts';
import { simulatedDays } from '../src/simulation/tables.ts';
import { stepWorkingDays } from '../src/simulation/working-day.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const maria = 100_201;

describe('the simulated working day', () => {
  let clock = Date.parse('2026-11-20T02:00:00Z');
  let backend: TestBackend;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ isSimulated: true, now: () => new Date(clock) });
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
    const before = (await client.messages.updates({ query: { seq: 0 } })).body;
    for (let round = 0; round < 40; round += 1) {
      clock += minutes(2);
      await backend.server.runClockwork();
    }
    const after = (await client.messages.updates({ query: { seq: before.seq } })).body;
    expect(after.messages.length).toBeGreaterThan(5);
    const events = await backend.database.queries.select().from(tutorEvents).where(eq(tutorEvents.tuid, maria));
    const names = new Set(events.map((event) => event.name));
    expect(names).toContain('GetTutorSysMsg');
    expect(names).toContain('GetTutorClassMsgList');
    expect(names).toContain('AutoEndClassNotice');
    expect(events.map((event) => event.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: after.seq - before.seq }, (_, index) => before.seq + 1 + index),
    );
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
