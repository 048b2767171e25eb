import { ApiError } from '@tutor/api/core/api-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseEvaluations } from '../src/classes/class-detail-tables.ts';
import { sopAssessments } from '../src/scores/sop-tables.ts';
import { addManyClasses } from './many-classes.ts';
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

const signedIn = async (template: string): Promise<TestClient> =>
  (await backend.signIn(await backend.createTutor(template))).client;
const page = { pageIndex: 1, pageSize: 100 };

describe('student comments', () => {
  it('come newest first with what they brought, by level and time', async () => {
    const client = await signedIn('ordinary');
    const { body: all } = await client.comments.list({ query: page });
    const times = all.Items.map(({ CommentTime }) => Date.parse(CommentTime));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
    const spoken = all.Items.filter(({ Comment }) => Comment !== undefined);
    expect([spoken.length > 0, spoken.length < all.Items.length]).toEqual([true, true]);
    for (const { Level, Points, StuName, UnitName } of all.Items) {
      expect(StuName.length * UnitName.length).toBeGreaterThan(0);
      expect(Points ?? null).toBe(Level === 5 ? 2 : Level === 4 ? 1 : null);
    }
    const byLevel = await Promise.all(
      [1, 2, 3, 4, 5].map(async (level) => (await client.comments.list({ query: { ...page, level } })).body),
    );
    expect(byLevel.reduce((sum, { Total }) => sum + Total, 0)).toBe(all.Total);
    for (const [index, { Items }] of byLevel.entries()) {
      expect(Items.every(({ Level }) => Level === index + 1)).toBe(true);
    }
    // The end is without, the start is with: a comment is in exactly one of two ranges that meet at its moment.
    const middle = all.Items[Math.floor(all.Items.length / 2)]?.CommentTime ?? '';
    const until = (await client.comments.list({ query: { ...page, endTime: middle } })).body.Total;
    const since = (await client.comments.list({ query: { ...page, startTime: middle } })).body.Total;
    expect(until + since).toBe(all.Total);
    expect(until).toBeGreaterThan(0);
  });

  it('page without a gap', async () => {
    const client = await signedIn('ordinary');
    const { body: all } = await client.comments.list({ query: page });
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (pageIndex) => (await client.comments.list({ query: { pageIndex, pageSize: 7 } })).body.Items,
      ),
    );
    expect(pages.flat().map(({ ClassId }) => ClassId)).toEqual(all.Items.slice(0, 21).map(({ ClassId }) => ClassId));
  });

  it('and SOP scores come twenty at a time of ten thousand, each once, and no more than a hundred', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client } = await backend.signIn(tutor);
    const { queries } = backend.database;
    const parts = { greeting: 20, goals: 18, speaking: 17, correction: 16, wrapUp: 15, comment: '' };
    const clids = await addManyClasses(backend, tutor.tuid, 10_000);
    for (let start = 0; start < clids.length; start += 1_000) {
      const batch = clids.slice(start, start + 1_000).map((clid, index) => ({
        clid,
        at: new Date(Date.now() - (start + index) * 60_000),
      }));
      await queries.insert(courseEvaluations).values(batch.map((row) => ({ ...row, stars: 3, labels: ['Patient'] })));
      await queries.insert(sopAssessments).values(batch.map((row) => ({ ...row, ...parts, tuid: tutor.tuid })));
    }
    for (const list of [client.comments.list, client.sop.scoreClass]) {
      const seen = new Set<number>();
      for (const pageIndex of [1, 250, 500]) {
        const { body } = await list({ query: { pageIndex, pageSize: 20 } });
        expect(body.Total).toBe(10_000);
        for (const { ClassId } of body.Items) seen.add(ClassId);
      }
      expect(seen.size).toBe(60);
      expect(await refusal(list({ query: { pageIndex: 1, pageSize: 101 } }))).toBe(100);
    }
    expect((await client.comments.labels()).body.Labels).toEqual([{ Name: 'Patient', Count: 10_000, IsGood: false }]);
  });

  it('leave an impression: labels and stars as often as they were given', async () => {
    const client = await signedIn('ordinary');
    const items = await everyComment(client);
    const { body } = await client.comments.labels();
    for (const { Level, Count } of body.Levels) {
      expect(Count).toBe(items.filter((item) => item.Level === Level).length);
    }
    expect(body.Labels.length).toBeGreaterThan(3);
    for (const { Name, Count, IsGood } of body.Labels) {
      expect(Count).toBe(items.filter(({ Labels }) => Labels.includes(Name)).length);
      expect(IsGood).toBe(!['Too fast', 'Late start', 'Noise in the background'].includes(Name));
    }
    const counts = body.Labels.map(({ Count }) => Count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('are answered once, by their tutor alone, and not where replies are switched off', async () => {
    const client = await signedIn('ordinary');
    const ClassId = (await client.comments.list({ query: page })).body.Items[0]?.ClassId ?? 0;
    expect(await refusal((await signedIn('ordinary')).comments.reply({ body: { ClassId, Content: 'x' } }))).toBe(101);
    expect(await refusal(client.comments.reply({ body: { ClassId, Content: ' ' } }))).toBe(100);
    const body = { ClassId, Content: 'See you next week!' };
    await Promise.all([1, 2, 3].map(() => client.comments.reply({ body })));
    expect(await refusal(client.comments.reply({ body: { ClassId, Content: 'Other words.' } }))).toBe(103);
    expect((await client.comments.list({ query: page })).body.Items[0]).toMatchObject({ Reply: 'See you next week!' });

    const quiet = await signedIn('noGrowthGroup');
    const other = (await quiet.comments.list({ query: page })).body.Items[0]?.ClassId ?? 0;
    expect(await refusal(quiet.comments.reply({ body: { ClassId: other, Content: 'x' } }))).toBe(105);
  });
});

async function everyComment(client: TestClient) {
  const items = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { body } = await client.comments.list({ query: { pageIndex, pageSize: 100 } });
    items.push(...body.Items);
    if (body.Items.length < 100) return items;
  }
}
