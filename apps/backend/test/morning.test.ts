import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './start-backend.ts';

describe('a tutor’s morning on the real contract', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  it('signs in, reads everything the dashboard shows, clocks in, confirms a class and reads a message', async () => {
    const tutor = await backend.createTutor('ordinary');
    const { client } = await backend.signIn(tutor);
    await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 200 });

    const { body: user } = await client.account.userInfo();
    expect(user).toMatchObject({ tuid: tutor.tuid, fullName: 'Maria Cristina Santos', roles: ['admin'] });
    expect((await client.account.userMoreInfo({ query: { version: '1' } })).body.completion).toBeGreaterThan(50);

    const now = Date.now();
    const { body: table } = await client.classes.classTable({
      body: { StartTime: new Date(now).toISOString(), EndTime: new Date(now + 86_400_000).toISOString() },
    });
    const next = table.find((event) => Date.parse(event.StartTime) > now && event.Status !== 'Canceled');
    expect(Date.parse(next?.StartTime ?? '') - now).toBeLessThanOrEqual(3_600_000);

    expect((await client.attendance.clockInStatus()).body).toBe(0);
    expect((await client.attendance.registration()).body).toBe(1);
    expect((await client.attendance.registration()).body).toBe(-1);
    expect((await client.attendance.clockInStatus()).body).toBe(1);

    await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 2_000 });
    const { body: pending } = await client.attendance.pending();
    expect(pending.length).toBeGreaterThan(0);
    const request = pending[0];
    expect((await client.attendance.reply({ body: { Id: request?.Id ?? 0, IsICan: true } })).body).toBe(1);
    expect((await client.attendance.pending()).body).toHaveLength(pending.length - 1);

    const { body: before } = await client.messages.unreadCount();
    const { body: unread } = await client.messages.systemMessages();
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThanOrEqual(before.total);
    await client.messages.readSystemMessage({ query: { Mid: unread[0]?.mid ?? 0 } });
    expect((await client.messages.unreadCount()).body.total).toBe(before.total - 1);

    const { body: score } = await client.scores.allScore();
    expect(score.TeachingPoints).toBeGreaterThan(100);
    expect(score.Flowers).toBeGreaterThan(0);
    expect((await client.scores.grades()).body.map((grade) => grade.GradeName)).toEqual(['D', 'C', 'B', 'A']);
    expect((await client.scores.trail({ query: { tuid: tutor.tuid } })).body).toBe(63);
    expect((await client.shell.setting()).body.SignalrNoticeHubUrl).toBe('/hubs/tutor');

    await client.account.logout();
    await expect(client.account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
  });
});
