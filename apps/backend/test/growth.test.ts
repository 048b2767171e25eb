import { days } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './start-backend.ts';

describe('the growth system as the shell shows it', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  async function homeTask(template: string) {
    const tutor = await backend.createTutor(template);
    const { client } = await backend.signIn(tutor);
    return { tutor, client, body: (await client.growth.homeTask()).body };
  }

  it('adds the points to claim up from the tasks that are done and not received', async () => {
    const { body } = await homeTask('ordinary');
    const tasks = body.TaskList.flatMap((group) => group.TaskDataDetail);
    const unclaimed = tasks.filter((task) => task.Status === 2 && task.ReceiveStatus === 0);
    expect(body.IsTestGroup).toBe(true);
    expect(body.UnclaimedPoints).toBeGreaterThan(0);
    expect(body.UnclaimedPoints).toBe(unclaimed.reduce((total, task) => total + task.Score, 0));
    expect(body.RemainingPoints).toBeLessThan(body.Score);
    expect(body.JoinDay).toBe(212);
    expect(body.TaskList.map((group) => group.GroupName)).toEqual(['Getting started', 'Teaching', 'Learning']);
  });

  it.each([
    [0, 0],
    [1, 1],
    [279, 1],
    [280, 2],
    [399, 2],
    [400, 3],
    [2_499, 3],
    [2_500, 4],
    [319_999, 8],
    [320_000, 9],
  ])('puts a score of %i on level %i', async (score, level) => {
    const { tutor, client } = await homeTask('firstLogin');
    await backend.database.queries.execute(`update growth_members set score = ${score} where tuid = ${tutor.tuid}`);
    expect((await client.growth.homeTask()).body.Level).toBe(level);
  });

  it('counts the days of membership by the calendar', async () => {
    const { tutor, client, body } = await homeTask('firstLogin');
    expect(body.JoinDay).toBe(0);
    const before = new Date(Date.now() - days(3)).toISOString().slice(0, 10);
    await backend.database.queries.execute(
      `update growth_members set joined_on = '${before}' where tuid = ${tutor.tuid}`,
    );
    expect([2, 3, 4]).toContain((await client.growth.homeTask()).body.JoinDay);
  });

  it('shows nothing outside the test group', async () => {
    const { client, body } = await homeTask('noGrowthGroup');
    expect(body).toMatchObject({ IsTestGroup: false, Level: 0, UnclaimedPoints: 0, TaskList: [] });
    expect((await client.growth.petInfo()).body).toMatchObject({ IsAdopt: false, PetLevel: 0 });
  });

  it('tells the pet', async () => {
    const { client } = await homeTask('ordinary');
    expect((await client.growth.petInfo()).body).toEqual({
      IsAdopt: true,
      PetName: 'Mango',
      PetLevel: 4,
      AlterNum: 1,
      IsCanModified: true,
    });
  });
});
