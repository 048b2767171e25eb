import { courseRewards } from '@tutor/rules/growth/course-reward';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growthVisits } from '../src/growth/goal-tables.ts';
import { moveByRule } from '../src/growth/move-growth.ts';
import { trainingCourses, trainingSubscriptions } from '../src/training/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function member(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { tuid: tutor.tuid, ...(await backend.signIn(tutor)) };
}

const queries = () => backend.database.queries;
const at = new Date();

async function firstCourse() {
  const [course] = await queries().select().from(trainingCourses).where(isNull(trainingCourses.retiredAt)).limit(1);
  if (course === undefined) throw new Error('there is no course');
  return course;
}

describe('the reward of a course', () => {
  it('is received once it was completed, one time however often and from how many tabs it is sent', async () => {
    const { tuid, client } = await member();
    const { courseId, title } = await firstCourse();
    const receive = () => client.growthCourses.receive({ query: { id: courseId, type: 1 } });
    await expect(receive()).rejects.toThrow(courseRewards[1].notYet);
    await queries().insert(trainingSubscriptions).values({ tuid, courseId, at, completedAt: at });
    const offered = async () => (await client.growthCourses.receivable()).body;
    const reward = { Id: courseId, Type: 1, CourseName: title, Points: 5 };
    expect(await offered()).toEqual([{ ...reward, ReceiveStatus: 0 }]);
    const replies = await Promise.all(Array.from({ length: 20 }, receive));
    expect(new Set(replies.map(({ body: { Points, Score } }) => JSON.stringify({ Points, Score })))).toEqual(
      new Set(['{"Points":5,"Score":5}']),
    );
    expect(await offered()).toEqual([{ ...reward, ReceiveStatus: 1 }]);
    const { body } = await client.growth.detail({ query: { pageIndex: 1, pageSize: 10 } });
    expect(body.Items.map(({ Cause, Note, Values }) => [Cause, Note, Values])).toEqual([['course', title, 5]]);
    await expect(client.growthCourses.receive({ query: { id: courseId, type: 2 } })).rejects.toThrow(
      courseRewards[2].notYet,
    );
  });

  it.each([0, 3, -1])('has no type %d', async (type) => {
    const { client } = await member();
    await expect(client.growthCourses.receive({ query: { id: 1, type } })).rejects.toThrow(/type/);
  });

  it('is none of a course that does not exist', async () => {
    const { client } = await member();
    await expect(client.growthCourses.receive({ query: { id: 987_654_321, type: 1 } })).rejects.toThrow(
      'This course does not exist.',
    );
  });
});

describe('courses of growth', () => {
  it('are subscribed to by what they have, once each, and then stand among those that are learnt', async () => {
    const { client } = await member();
    const subscribe = (isCheckCourseTest: 'true' | 'false') =>
      client.growthCourses.subscribe({ query: { isCheckCourseTest, isCheckVideoTrain: 'false' } });
    expect((await subscribe('false')).body.Subscribed).toBe(0);
    const { Subscribed } = (await subscribe('true')).body;
    expect(Subscribed).toBeGreaterThan(0);
    expect((await subscribe('true')).body.Subscribed).toBe(0);
    const { body } = await client.growthCourses.learning();
    expect(body).toHaveLength(Subscribed);
    expect(body.every(({ Learnt, Chapters }) => Learnt === 0 && Chapters > 0)).toBe(true);
  });

  it('know who has passed the teaching licence', async () => {
    expect((await (await member()).client.growthCourses.isPassed()).body).toBe(false);
    expect((await (await member('ordinary')).client.growthCourses.isPassed()).body).toBe(true);
  });
});

describe('a task', () => {
  it('is looked at by what counted for it and what was received for it', async () => {
    const { tuid, client } = await member();
    const move = (rule: 'clockedIn' | 'fiveStars', occasion: string) =>
      queries().transaction((tx) => moveByRule(tx, { rule, tuid, occasion, at, note: occasion }));
    await move('clockedIn', 'Monday');
    await move('fiveStars', 'Tuesday');
    const code = 'FIRST_CLOCK_IN';
    const log = async (type: 1 | 2) =>
      (await client.growthCourses.taskLog({ query: { code, type } })).body.map(({ Note, Points }) => [Note, Points]);
    expect([await log(1), await log(2)]).toEqual([[['Monday', 1]], []]);
    const look = { query: { TaskCode: code } };
    expect((await client.growthCourses.doTask(look)).body).toMatchObject({
      ...{ TaskName: 'Clock in on time', Status: 2, ReceiveStatus: 0, Done: 1, Target: 1 },
    });
    await client.growth.receivePoint(look);
    expect(await log(2)).toEqual([['Clock in on time', 20]]);
    expect((await client.growthCourses.doTask(look)).body.ReceiveStatus).toBe(1);
  });

  it('that does not exist is refused', async () => {
    const { client } = await member();
    const refused = 'This task does not exist';
    await expect(client.growthCourses.taskLog({ query: { code: 'NO_SUCH', type: 1 } })).rejects.toThrow(refused);
    await expect(client.growthCourses.doTask({ query: { TaskCode: 'NO_SUCH' } })).rejects.toThrow(refused);
  });
});

it('a visit to a page of growth is noted with its beginning and its end, by its tutor alone', async () => {
  const { tuid, client } = await member();
  const { body } = await client.growthCourses.openLog({ body: { Page: '/growthCenter/myGoal' } });
  await expect((await member()).client.growthCourses.closeLog({ body })).rejects.toThrow('does not exist');
  await client.growthCourses.closeLog({ body });
  const [visit] = await queries().select().from(growthVisits).where(eq(growthVisits.tuid, tuid));
  expect(visit).toMatchObject({ page: '/growthCenter/myGoal', closedAt: expect.any(Date) });
});

it('the latest 500 visits of a tutor are kept, and nobody else’s go', async () => {
  const { client, tuid } = await member();
  const other = await member();
  await other.client.growthCourses.openLog({ body: { Page: '/growthCenter' } });
  const visitsOf = (of: number) => queries().select().from(growthVisits).where(eq(growthVisits.tuid, of));
  const openedAt = new Date('2020-01-01T00:00:00Z');
  await queries()
    .insert(growthVisits)
    .values(Array.from({ length: 499 }, (_, index) => ({ tuid, page: `/${index}`, openedAt })));
  await client.growthCourses.openLog({ body: { Page: '/growthCenter' } });
  expect(await visitsOf(tuid)).toHaveLength(500);
  await client.growthCourses.openLog({ body: { Page: '/growthCenter/pet' } });
  const kept = (await visitsOf(tuid)).map(({ page }) => page);
  expect(kept).toHaveLength(500);
  expect(kept).toEqual(expect.arrayContaining(['/1', '/growthCenter', '/growthCenter/pet']));
  expect(kept).not.toContain('/0');
  expect(await visitsOf(other.tuid)).toHaveLength(1);
});
