import { hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarFeeds } from '../src/classes/calendar-feed-tables.ts';
import { classes } from '../src/classes/tables.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('the private calendar', () => {
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

  const statusOf = async () => (await client.calendarFeed.status()).body;
  const renew = async (Version: number) => (await client.calendarFeed.renew({ body: { Version } })).body;
  const read = async (Token: string) => (await backend.client().calendarFeed.read({ body: { Token } })).body;
  async function book(startsInMinutes: number): Promise<number> {
    const { clid } = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes });
    return Number(clid);
  }

  it('is there once it was made, by its token alone, and tells the tutor when it was read', async () => {
    expect(await statusOf()).toMatchObject({ IsActive: false, Version: 0, AlarmMinutes: [15] });
    const clid = await book(120);
    const { Token, Version } = await renew(0);
    expect(Token).toMatch(/^[\w-]{43}$/);
    expect(await statusOf()).toMatchObject({ IsActive: true, Version, LastReadTime: null });
    const { Events } = await read(Token);
    expect(Events.find((event) => event.CLID === clid)).toMatchObject({ Status: 'Confirmed', Sequence: 0 });
    expect((await statusOf()).LastReadTime).toBe(new Date(start).toISOString());
  });

  it('keeps no token that could be read out of the database', async () => {
    const { Token } = await renew(0);
    const rows = await backend.database.queries.select().from(calendarFeeds).where(eq(calendarFeeds.tuid, tutor.tuid));
    expect(JSON.stringify(rows)).not.toContain(Token);
  });

  it('is gone under the old address once renewed, and under every address once taken back', async () => {
    const first = await renew(0);
    const second = await renew(first.Version);
    await expect(read(first.Token)).rejects.toMatchObject({ kind: 'refused', code: 101 });
    await read(second.Token);
    await client.calendarFeed.revoke();
    await client.calendarFeed.revoke();
    await expect(read(second.Token)).rejects.toMatchObject({ kind: 'refused', code: 101 });
    expect(await statusOf()).toMatchObject({ IsActive: false });
  });

  it('is renewed once when two windows do it at the same time', async () => {
    const { Version } = await renew(0);
    const results = await Promise.allSettled([renew(Version), renew(Version)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 107 } });
    await expect(renew(0)).rejects.toMatchObject({ code: 107 });
  });

  it('counts every change of a class that a calendar shows, and keeps cancelled ones', async () => {
    const clid = await book(300);
    const { Token } = await renew(0);
    const eventNow = async () => (await read(Token)).Events.find((event) => event.CLID === clid);
    const change = (set: Partial<typeof classes.$inferInsert>) =>
      backend.database.queries.update(classes).set(set).where(eq(classes.clid, clid));
    const before = await eventNow();
    await change({ lessonFeeCentavos: 1 });
    expect(await eventNow()).toEqual(before);
    await change({ startsAt: new Date(start + hours(6)), endsAt: new Date(start + hours(6) + minutes(25)) });
    expect(await eventNow()).toMatchObject({ Sequence: 1, StartTime: '2026-11-20T12:00:00.000Z' });
    await change({ status: 'Canceled' });
    expect(await eventNow()).toMatchObject({ Sequence: 2, Status: 'Canceled' });
    await change({ status: 'Canceled' });
    expect(await eventNow()).toMatchObject({ Sequence: 2 });
  });

  it('takes the alarms that are offered and no others', async () => {
    await client.calendarFeed.saveAlarms({ body: { AlarmMinutes: [60, 5] } });
    expect(await statusOf()).toMatchObject({ IsActive: false, AlarmMinutes: [5, 60] });
    await expect(client.calendarFeed.saveAlarms({ body: { AlarmMinutes: [7] } })).rejects.toMatchObject({ code: 100 });
    const { Version } = await statusOf();
    const { Token } = await renew(Version);
    expect(await read(Token)).toMatchObject({ AlarmMinutes: [5, 60] });
    // A change makes all of it newer; the same choice once more does not.
    const { AlarmsSequence } = await read(Token);
    for (const times of [1, 2]) {
      await client.calendarFeed.saveAlarms({ body: { AlarmMinutes: [15] } });
      expect([times, (await read(Token)).AlarmsSequence]).toEqual([times, (AlarmsSequence ?? 0) + 1]);
    }
  });

  it('shows nothing of other tutors', async () => {
    const other = await backend.createTutor('firstLogin');
    const { clid } = await backend.control('/classes', { tuid: other.tuid, startsInMinutes: 90 });
    const { Token } = await renew(0);
    expect((await read(Token)).Events.map(({ CLID }) => CLID)).not.toContain(Number(clid));
  });

  it('is refused for a while when it is asked for too often, known or not', async () => {
    const startedAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
    try {
      const { Token } = await renew(0);
      for (let count = 0; count < 12; count += 1) await read(Token);
      await expect(read(Token)).rejects.toMatchObject({ kind: 'rateLimited' });
      vi.setSystemTime(startedAt + minutes(1));
      await read(Token);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is guessed by nobody for long, and nobody else is held up by it', async () => {
    const { Token } = await renew(0);
    const guess = () => backend.portal('198.51.100.9').calendarFeed.read({ body: { Token: 'A'.repeat(43) } });
    for (let count = 0; count < 20; count += 1) await expect(guess()).rejects.toMatchObject({ code: 101 });
    await expect(guess()).rejects.toMatchObject({ kind: 'rateLimited' });
    await read(Token);
  });

  it.each(['', 'short', 'A'.repeat(44), '../../etc/passwd', "' or 1=1 --"])(
    'does not know the token %j',
    async (token) => {
      await expect(read(token)).rejects.toMatchObject({ kind: 'refused' });
    },
  );
});
