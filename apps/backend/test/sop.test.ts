import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sopAssessments } from '../src/scores/sop-tables.ts';
import { addManyClasses } from './many-classes.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const signedIn = async (template: string) => (await backend.signIn(await backend.createTutor(template))).client;
const page = { pageIndex: 1, pageSize: 100 };

describe('the SOP score of classes', () => {
  it('is the sum of its parts, newest first, and every class is in exactly one grade', async () => {
    const client = await signedIn('ordinary');
    const { body: all } = await client.sop.scoreClass({ query: page });
    expect(all.Total).toBeGreaterThan(10);
    for (const { Score, Parts } of all.Items) {
      expect(Parts).toHaveLength(5);
      expect(Parts.reduce((sum, part) => sum + part.Score, 0)).toBe(Score);
    }
    const times = all.Items.map(({ AssessTime }) => AssessTime);
    expect(times).toEqual(times.toSorted().reverse());
    const grades = await Promise.all(
      (['excellent', 'good', 'fair', 'poor'] as const).map(
        async (grade) => (await client.sop.scoreClass({ query: { ...page, grade } })).body,
      ),
    );
    expect(grades.reduce((sum, { Total }) => sum + Total, 0)).toBe(all.Total);
    expect(grades[0]?.Items.every(({ Score }) => Score >= 90)).toBe(true);
    expect(grades[2]?.Items.every(({ Score }) => Score >= 60 && Score < 80)).toBe(true);
    const { body: second } = await client.sop.scoreClass({ query: { pageIndex: 2, pageSize: 3 } });
    expect(second.Items.map(({ ClassId }) => ClassId)).toEqual(all.Items.slice(3, 6).map(({ ClassId }) => ClassId));
  });

  it('is averaged by month over the tutor’s own classes', async () => {
    const client = await signedIn('ordinary');
    const { body: all } = await client.sop.scoreClass({ query: page });
    const { body: months } = await client.sop.evaluations({ query: { count: 6 } });
    expect(months).toHaveLength(6);
    expect(months.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.Total);
    const scores = all.Items.reduce((sum, { Score }) => sum + Score, 0);
    const weighted = months.reduce((sum, { Average, Count }) => sum + Average * Count, 0);
    expect(Math.abs(weighted - scores)).toBeLessThanOrEqual(0.05 * all.Total + 0.001);
    const own = await backend.createTutor('firstLogin');
    const clids = await addManyClasses(backend, own.tuid, 2);
    const parts = { greeting: 20, goals: 18, speaking: 17, correction: 16, wrapUp: 15 };
    const row = { ...parts, tuid: own.tuid, at: new Date(), comment: 'Well led.' };
    await backend.database.queries
      .insert(sopAssessments)
      .values(clids.map((clid, index) => ({ ...row, clid, speaking: 17 - index, wrapUp: 15 - 3 * index })));
    const { client: assessed } = await backend.signIn(own);
    expect((await assessed.sop.evaluations({ query: { count: 1 } })).body).toMatchObject([
      { Count: 2, Average: 84, Parts: [20, 18, 16.5, 16, 13.5].map((Average) => ({ Average })) },
    ]);
    expect((await assessed.sop.scoreClass({ query: page })).body.Items[0]).toMatchObject({
      Comment: 'Well led.',
      StuName: expect.stringMatching(/./),
      UnitName: expect.stringMatching(/./),
    });
    const newcomer = await signedIn('firstLogin');
    expect((await newcomer.sop.scoreClass({ query: page })).body.Total).toBe(0);
    expect((await newcomer.sop.evaluations({ query: { count: 2 } })).body.map(({ Count }) => Count)).toEqual([0, 0]);
  });
});
