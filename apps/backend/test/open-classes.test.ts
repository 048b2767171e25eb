import { minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

describe('open classes', () => {
  let backend: TestBackend;
  let clock = start;
  let tutor: CreatedTutor;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ isDemo: true, now: () => new Date(clock) });
  });

  beforeEach(async () => {
    clock = start;
    tutor = await backend.createTutor('firstLogin');
    await backend.control('/shell-state', { tuid: tutor.tuid, isOpenClassTeacher: true });
    client = (await backend.signIn(tutor)).client;
  });

  afterAll(() => backend.close());

  const plan = async (startsInMinutes: number, more: object = {}) => {
    const body = { tuid: tutor.tuid, startsInMinutes, title: 'Story hour', ...more };
    return Number((await backend.control('/open-classes', body)).id);
  };
  const list = async (IsOver: boolean, PageIndex = 1, of = client) =>
    (await of.openClasses.list({ body: { IsOver, PageIndex, PageSize: 2 } })).body;
  const join = (OpenClassID: number, of = client) => of.openClasses.join({ body: { OpenClassID } });

  it('are listed with their students: those to come soonest first, those over latest first, by pages', async () => {
    const soon = await plan(60, { studentNames: ['Li Wei', 'Ana Gomez'] });
    const later = await plan(600);
    const running = await plan(-10);
    const old = await plan(-6_000, { isCanceled: true });
    const recent = await plan(-60);
    expect(await list(false)).toMatchObject({
      Total: 3,
      Items: [
        { OpenClassID: running, Students: [] },
        { OpenClassID: soon, Students: [{ Name: 'Ana Gomez' }, { Name: 'Li Wei' }] },
      ],
    });
    expect((await list(false, 2)).Items).toMatchObject([{ OpenClassID: later }]);
    expect((await list(true)).Items).toMatchObject([
      { OpenClassID: recent, IsCanceled: false },
      { OpenClassID: old, IsCanceled: true },
    ]);
  });

  it('are joined from 15 minutes before until their end, by browser and client, and not when cancelled', async () => {
    const id = await plan(16);
    await expect(join(id)).rejects.toMatchObject({
      code: 108,
      message: 'The classroom opens 15 minutes before class.',
    });
    clock += minutes(1);
    const { Url } = (await join(id)).body;
    expect((await fetch(Url)).status).toBe(200);
    expect((await fetch(`${Url.slice(0, -1)}${Url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    const inClient = await client.openClasses.joinClient({ body: { OpenClassID: id } });
    expect(inClient.body.Url).toMatch(/^tutor-client:/);
    clock = start + minutes(16 + 45);
    expect((await fetch(Url)).status).toBe(404);
    await expect(join(id)).rejects.toMatchObject({ code: 104, message: 'This class is over.' });
    await expect(join(await plan(5, { isCanceled: true }))).rejects.toMatchObject({
      code: 104,
      message: 'This class was cancelled.',
    });
  });

  it('are nobody else’s, and only for who gives them', async () => {
    const id = await plan(5);
    const other = await backend.createTutor('firstLogin');
    const otherClient = (await backend.signIn(other)).client;
    await expect(list(false, 1, otherClient)).rejects.toMatchObject({ code: 105 });
    await expect(join(id, otherClient)).rejects.toMatchObject({ code: 105 });
    await backend.control('/shell-state', { tuid: other.tuid, isOpenClassTeacher: true });
    expect((await list(false, 1, otherClient)).Total).toBe(0);
    await expect(join(id, otherClient)).rejects.toMatchObject({
      code: 101,
      message: 'This open class does not exist.',
    });
  });

  it('stand ahead and behind for the seeded tutor who gives them', async () => {
    const { client: maria } = await backend.signIn({ account: 'maria.santos', password: tutor.password, tuid: 0 });
    expect((await list(false, 1, maria)).Total).toBe(2);
    const past = await maria.openClasses.list({ body: { IsOver: true, PageIndex: 1, PageSize: 10 } });
    expect(past.body.Items.map(({ IsCanceled }) => IsCanceled)).toEqual([false, false, true]);
    expect(past.body.Items.every(({ Students, Seats }) => Students.length > 3 && Students.length <= Seats)).toBe(true);
  });
});
