import { days, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import {
  trainingAttempts,
  trainingChapterProgress,
  trainingChapters,
  trainingCourses,
  trainingSubscriptions,
  trainingTests,
} from '../src/training/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const now = new Date('2026-11-25T10:00:00Z');
let backend: TestBackend;
let tuid: number;
let client: TestClient;

beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  const tutor = await backend.createTutor('ordinary');
  tuid = tutor.tuid;
  ({ client } = await backend.signIn(tutor));
  await setInGrowth(false);
});

/** Whether the tutor takes part in growth; whoever does not is a beginner to training. */
const setInGrowth = (isGrowthSystemTestGroup: boolean) =>
  queries().update(tutors).set({ isGrowthSystemTestGroup }).where(eq(tutors.tuid, tuid));

const queries = () => backend.database.queries;

async function courseOf(slug: string) {
  const [course] = await queries().select().from(trainingCourses).where(eq(trainingCourses.slug, slug));
  const courseId = course?.courseId ?? 0;
  const chapters = await queries()
    .select()
    .from(trainingChapters)
    .where(eq(trainingChapters.courseId, courseId))
    .orderBy(trainingChapters.position);
  const [test] = await queries().select().from(trainingTests).where(eq(trainingTests.courseId, courseId));
  return { courseId, chapters, kctId: test?.kctId ?? 0 };
}

/** Subscribes to a course and learns chapters of it; all of them complete it. */
async function learn(slug: string, count: number, at = now): Promise<void> {
  const { courseId, chapters } = await courseOf(slug);
  const completedAt = count >= chapters.length ? at : null;
  await queries().insert(trainingSubscriptions).values({ tuid, courseId, at, completedAt });
  for (const { chapterId } of chapters.slice(0, count)) {
    await queries()
      .insert(trainingChapterProgress)
      .values({ tuid, chapterId, openedAt: at, countedUntil: at, learntAt: at });
  }
}

/** An attempt at the test of a course; under way where it has no score. */
async function attempt(slug: string, score?: number): Promise<void> {
  const { kctId } = await courseOf(slug);
  const ended = score === undefined ? {} : { submittedAt: now, score, isPassed: score >= 80 };
  await queries()
    .insert(trainingAttempts)
    .values({
      ...{ tuid, kctId, day: '2026-11-25', number: 1, startedAt: now, endsAt: new Date(now.getTime() + minutes(15)) },
      ...{ paper: [], passPercent: 80, ...ended },
    });
}

const home = async () => (await client.trainingHome.home()).body;
const due = async () => (await home()).Due.map(({ Kind, CourseName }) => [Kind, CourseName]);

describe('what awaits a tutor', () => {
  it('begins with the courses of the first level', async () => {
    expect(await home()).toMatchObject({ SubscribedCount: 0, CompletedCount: 0, Next: null });
    expect(await due()).toEqual([
      ['course', 'Child safety online'],
      ['course', 'Classroom and tools'],
      ['course', 'Time and attendance'],
    ]);
  });

  it('puts an attempt that is under way first, then open tests, and leaves out what is done', async () => {
    await learn('time-and-attendance', 9);
    await learn('pronunciation', 9);
    await learn('child-safety', 9);
    await attempt('time-and-attendance', 60);
    await attempt('pronunciation');
    await attempt('child-safety', 90);
    expect(await due()).toEqual([
      ['attempt', 'Teaching pronunciation'],
      ['test', 'Time and attendance'],
      ['course', 'Classroom and tools'],
    ]);
    const { Due, CompletedCount } = await home();
    expect(Due[0]?.EndTime).toBe('2026-11-25T10:15:00.000Z');
    expect(CompletedCount).toBe(3);
  });

  it('goes on with the first open chapter of the course that was subscribed to last', async () => {
    await learn('pronunciation', 1, new Date(now.getTime() - minutes(60)));
    await learn('young-learners', 2);
    const { chapters } = await courseOf('young-learners');
    expect((await home()).Next).toMatchObject({
      CourseName: 'Teaching young learners',
      ChapterId: chapters[2]?.chapterId,
    });
  });

  it('has the courses up to the tutor’s level of growth', async () => {
    await setInGrowth(true);
    const { Level } = (await client.growth.homeTask()).body;
    expect(Level).toBe(3);
    const names = (await due()).map(([, name]) => name);
    expect(names).toContain('Teaching pronunciation');
    expect(names).not.toContain('Handling complaints');
    expect(names.slice(0, 3)).toEqual(['Child safety online', 'Classroom and tools', 'Time and attendance']);
  });
});

describe('teachable subjects', () => {
  const subject = async (name: string) =>
    (await client.trainingHome.subjects()).body.find(({ SubjectName }) => SubjectName === name);

  it('name the courses that they take, and are teachable once each is passed', async () => {
    await learn('young-learners', 9);
    await attempt('young-learners', 90);
    await learn('child-safety', 9);
    expect(await subject('Young learners, 4 to 8 years')).toMatchObject({
      IsTeachable: false,
      Courses: [
        { CourseName: 'Child safety online', IsPass: false },
        { CourseName: 'Teaching young learners', IsPass: true },
      ],
    });
    await attempt('child-safety', 80);
    expect(await subject('Young learners, 4 to 8 years')).toMatchObject({ IsTeachable: true });
  });

  it('wait for no course that is retired', async () => {
    const { courseId } = await courseOf('child-safety');
    const retire = (retiredAt: Date | null) =>
      queries().update(trainingCourses).set({ retiredAt }).where(eq(trainingCourses.courseId, courseId));
    await learn('young-learners', 9);
    await attempt('young-learners', 90);
    await retire(now);
    expect(await subject('Young learners, 4 to 8 years')).toMatchObject({
      IsTeachable: true,
      Courses: [{ CourseName: 'Teaching young learners' }],
    });
    await retire(null);
  });
});

describe('courses for a task of growth', () => {
  const names = async (level: number, type: 1 | 2) =>
    (await client.trainingHome.byTaskLevel({ query: { level, type } })).body.map(({ CourseName }) => CourseName);

  it('are those still to be completed, up to the level first', async () => {
    await learn('child-safety', 9);
    const found = await names(1, 1);
    expect(found.slice(0, 2)).toEqual(['Classroom and tools', 'Time and attendance']);
    expect(found).toHaveLength(7);
    expect((await names(3, 1)).at(-1)).toBe('Handling complaints');
  });

  it('or those with a test still to be passed', async () => {
    await learn('child-safety', 9);
    expect(await names(1, 2)).toContain('Child safety online');
    await attempt('child-safety', 95);
    expect(await names(1, 2)).not.toContain('Child safety online');
  });

  it.each([
    { level: 10, type: 1 },
    { level: -1, type: 1 },
    { level: 1, type: 3 },
  ])('level $level and type $type are refused', async (query) => {
    await expect(client.trainingHome.byTaskLevel({ query })).rejects.toThrow();
  });
});

describe('reminders', () => {
  const reminders = async (categoryType = 9) => (await client.trainingHome.reminders({ query: { categoryType } })).body;
  const reasons = async (categoryType?: number) =>
    (await reminders(categoryType)).Courses.map(({ CourseName, Remind }) => [CourseName, Remind]);
  const ago = (count: number) => new Date(now.getTime() - days(count));
  const setChanged = (slug: string, changedAt: Date) =>
    queries().update(trainingCourses).set({ changedAt }).where(eq(trainingCourses.slug, slug));

  it('tell of courses that have changed, or were not opened for a week, until they are opened', async () => {
    for (const slug of ['pronunciation', 'young-learners', 'classroom-tools']) await setChanged(slug, ago(30));
    await learn('pronunciation', 1, ago(8));
    await learn('young-learners', 9, ago(9));
    await learn('classroom-tools', 0, ago(9));
    await setChanged('young-learners', ago(3));
    await learnAgain('classroom-tools', ago(1));
    expect(await reasons()).toEqual([
      ['Teaching pronunciation', 'idle'],
      ['Teaching young learners', 'changed'],
      ['Classroom and tools', null],
    ]);
    expect((await reminders()).RemindCount).toBe(2);
    const { courseId } = await courseOf('pronunciation');
    await client.trainingHome.clicked({ body: { CourseId: courseId } });
    await client.trainingHome.clicked({ body: { CourseId: courseId } });
    expect(await reasons(1)).toEqual([['Teaching pronunciation', null]]);
    expect(await reasons(2)).toEqual([['Teaching young learners', 'changed']]);
  });

  it('of a category that there is not are refused; so is opening a course that there is not', async () => {
    await expect(reminders(8)).rejects.toThrow('There is no such category.');
    await expect(reminders(10)).rejects.toThrow('categoryType');
    await expect(client.trainingHome.clicked({ body: { CourseId: 999 } })).rejects.toThrow(
      'This course does not exist',
    );
  });

  /** Opens a chapter of a course directly. */
  async function learnAgain(slug: string, at: Date): Promise<void> {
    const { chapters } = await courseOf(slug);
    await queries()
      .insert(trainingChapterProgress)
      .values({ tuid, chapterId: chapters[0]?.chapterId ?? 0, openedAt: at, countedUntil: at });
  }
});
