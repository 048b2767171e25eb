import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { confirmDeadlineMs, noPenalty, penaltyBands } from '@tutor/rules/attendance/penalty';
import { reminderSteps } from '@tutor/rules/attendance/reminder-ladder';
import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { remarkDueMs, remarkEditMs } from '@tutor/rules/classes/remark';
import { growthRules } from '@tutor/rules/growth/growth-values';
import { plainText } from '@tutor/rules/messages/plain-text';
import { nextWeekDays } from '@tutor/rules/schedule/schedule-window';
import { appealDays } from '@tutor/rules/scores/appeal-window';
import { pointsRules } from '@tutor/rules/scores/points-rules';
import { hours, minutes } from '@tutor/rules/time/durations';
import { isRightAnswer, questionKinds } from '@tutor/rules/training/question';
import { and, count, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clockInOpensBeforeMs } from '../src/attendance/shift.ts';
import type { Database } from '../src/database/database.ts';
import { trainingAnnouncements } from '../src/training/announcement-tables.ts';
import { problemText } from '../src/training/content-problem.ts';
import { importTraining, trainingProblems } from '../src/training/import-training.ts';
import {
  trainingChapters,
  trainingCourses,
  trainingMedia,
  trainingQuestions,
  trainingSubjects,
  trainingTests,
} from '../src/training/tables.ts';
import { trainingContentFolder } from '../src/training-content-folder.ts';
import { openPrepared } from './open-prepared.ts';

const now = new Date('2026-11-25T08:00:00Z');
const later = new Date('2026-11-26T08:00:00Z');

let folder: string;
let database: Database;

beforeAll(async () => {
  database = await openPrepared('migrated');
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-training-'));
  await cp(trainingContentFolder, folder, { recursive: true });
  return () => rm(folder, { recursive: true });
});

const file = (name: string) => path.join(folder, name);

async function change(name: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file(name), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(file(name), after);
}

const problems = async () => (await trainingProblems(folder)).map(problemText);

describe('the material that comes with the service', () => {
  it('is in order', async () => {
    expect(await problems()).toEqual([]);
  });

  it('has eight courses in four categories, each with chapters, a picture, a clip with captions, and a test', async () => {
    await importTraining(database, trainingContentFolder, now);
    const { queries } = database;
    const courses = await queries.select().from(trainingCourses);
    expect(courses).toHaveLength(8);
    expect(new Set(courses.map(({ categorySlug }) => categorySlug)).size).toBe(4);
    const kinds = new Set<string>();
    for (const { courseId, slug } of courses) {
      const chapters = await queries.select().from(trainingChapters).where(eq(trainingChapters.courseId, courseId));
      expect(chapters.length, slug).toBeGreaterThanOrEqual(3);
      expect(chapters.filter(({ clip }) => clip !== null).length, slug).toBeGreaterThan(0);
      expect(chapters.map(({ html }) => html).join(''), slug).toMatch(
        new RegExp(`<img src="/trainingCenter/media/${slug}/[a-z-]+[.]svg[?]v=[0-9a-f]{8}" alt="[^"]{20,}">`),
      );
      const media = await queries.select().from(trainingMedia).where(eq(trainingMedia.courseId, courseId));
      expect(Math.max(...media.map(({ bytes }) => bytes)), slug).toBeLessThan(300_000);
      const [test] = await queries.select().from(trainingTests).where(eq(trainingTests.courseId, courseId));
      const questions = await queries
        .select()
        .from(trainingQuestions)
        .where(eq(trainingQuestions.kctId, test?.kctId ?? 0));
      expect(questions.length, slug).toBeGreaterThanOrEqual(5);
      for (const { kind } of questions) kinds.add(kind);
    }
    // Texts are for authors who have no other way: a choice or a number is marked more fairly.
    expect([...kinds, 'text'].toSorted()).toEqual([...questionKinds].toSorted());
  });

  it('takes every plausible wording of its numbers, and no other number', async () => {
    await importTraining(database, trainingContentFolder, now);
    const questions = await database.queries
      .select()
      .from(trainingQuestions)
      .where(eq(trainingQuestions.kind, 'number'));
    const wordings: Readonly<Record<string, readonly string[]>> = {
      'stop-minute': [
        '20',
        '20 minutes',
        '20 min',
        'minute 20',
        '20th',
        'the 20th minute',
        'twenty',
        'after 20 minutes',
      ],
      'upheld-points': ['10', '10 points', '10 teaching points', 'ten', 'ten teaching points'],
      'join-opens': ['15', '15 minutes', '15 mins before', 'fifteen', 'fifteen minutes'],
      'appeal-days': ['7', '7 days', 'within 7 days', 'seven', 'seven days'],
      'router-minutes': ['3', '3 minutes', 'about 3', 'about three minutes', 'three'],
    };
    expect(questions.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(wordings).toSorted());
    for (const question of questions) {
      for (const wording of wordings[question.slug] ?? []) {
        expect(isRightAnswer(question, [wording]), `${question.slug}: ${wording}`).toBe(true);
      }
      for (const wording of ['', 'minutes', '30', 'thirty minutes', `${question.right[0]} weeks`]) {
        expect(isRightAnswer(question, [wording]), `${question.slug}: ${wording}`).toBe(false);
      }
    }
  });

  it('tells the rules of time and attendance as the portal counts them', async () => {
    const names = (await readdir(file('time-and-attendance'))).filter((name) => name.endsWith('.md'));
    const texts = await Promise.all(names.map((name) => readFile(file(`time-and-attendance/${name}`), 'utf8')));
    const text = plainText(texts.join('\n').replaceAll(/[*|_-]/g, ' ')).replaceAll(/\s+/g, ' ');
    const bands = penaltyBands.map(({ untilMs, penalty }) => [untilMs / hours(1), penalty.feePercent, penalty.points]);
    const told = [...text.matchAll(/under (\d+) hours (\d+) % (\d+)/g)].map(([, until, fee, points]) => [
      Number(until),
      Number(fee),
      Number(points),
    ]);
    expect(told).toEqual(bands);
    expect(noPenalty.feePercent).toBe(0);
    const points = Object.fromEntries(pointsRules.map((rule) => [rule.key, Math.abs(rule.points)]));
    expect(text).toContain(`opens ${clockInOpensBeforeMs / minutes(1)} minutes before the first class`);
    expect(text).toContain(`from ${joinOpensBeforeMs / minutes(1)} minutes before the class`);
    expect(text).toContain(`at the latest ${confirmDeadlineMs / minutes(1)} minutes before it begins`);
    expect(text).toContain(`due ${remarkDueMs / hours(1)} hours after the class has ended`);
    expect(text).toContain(`changed for ${remarkEditMs / hours(1)} hours more`);
    expect(text).toContain(`appeal within ${appealDays} days`);
    expect(text).toContain(`the dates ${nextWeekDays.first} to ${nextWeekDays.last} days from today`);
    const [day, twoHours, hour, last] = reminderSteps;
    expect(text).toContain(
      `${day / hours(1)} hours, ${twoHours / hours(1)} hours, ${hour / minutes(1)} minutes and ${last / minutes(1)} minutes`,
    );
    expect(text).toContain(
      `earns you ${points.completed} teaching points, and ${points.completedWeekend} at the weekend`,
    );
    expect(text).toContain(`five stars earns ${points.fiveStars} points, one of four stars ${points.fourStars} point`);
    expect(text).toContain(`${points.absence} teaching points and ${-growthRules.absence.values} growth values`);
  });
});

describe("an author's mistake is named with its file, line and remedy", () => {
  const chapter = 'first-trial-lesson/02-the-first-five-minutes.md';
  const test = 'first-trial-lesson/test.yaml';
  it.each<[string, string, (text: string) => string, string[]]>([
    [
      'front matter that does not end',
      chapter,
      (text) => text.replace('\n---\n', '\n'),
      [`${chapter}:1: The front matter is missing. Begin the file with it, between two lines of "---".`],
    ],
    [
      'front matter that is no YAML',
      'first-trial-lesson/course.md',
      (text) => text.replace('position: 1', 'position: [1'),
      ['first-trial-lesson/course.md:5: This is no YAML'],
    ],
    [
      'a member that is missing',
      chapter,
      (text) => text.replace('minutes: 10\n', ''),
      [`${chapter}:2: "minutes": Write a whole number.`],
    ],
    [
      'a member that nobody knows',
      chapter,
      (text) => text.replace('minutes: 10', 'minutes: 10\nauthor: Ann'),
      [`${chapter}:4: "author" is no member here. Correct its name, or take it out.`],
    ],
    [
      'a number that is a word',
      chapter,
      (text) => text.replace('minutes: 10', 'minutes: ten'),
      [`${chapter}:3: "minutes": Write a whole number.`],
    ],
    [
      'a category that there is not',
      'first-trial-lesson/course.md',
      (text) => text.replace('category: teaching', 'category: cooking'),
      ['first-trial-lesson/course.md:3: There is no category "cooking". Use one of categories.yaml, or add it there.'],
    ],
    [
      'a script in Markdown',
      chapter,
      (text) => text.replace('## Greet', '<script>alert(1)</script>\n\n## Greet'),
      [`${chapter}:12: HTML is not taken ("<script>alert(1)</script>"). Write it in Markdown.`],
    ],
    [
      'HTML within a line',
      chapter,
      (text) => text.replace('Say hello', 'Say <b onclick="x()">hello</b>'),
      [
        `${chapter}:14: HTML is not taken ("<b onclick="x()">"). Write it in Markdown.`,
        `${chapter}:14: HTML is not taken ("</b>"). Write it in Markdown.`,
      ],
    ],
    [
      'a link that runs something',
      chapter,
      (text) => text.replace('Say hello', 'Say [hello](javascript:alert(1))'),
      [
        `${chapter}:14: The link "javascript:alert(1)" leads nowhere. Begin it with https://, mailto: or, within the portal, "/".`,
      ],
    ],
    [
      'a picture that is missing',
      chapter,
      (text) => text.replace('Say hello', '![A tutor who waves](wave.svg)\nSay hello'),
      [
        `${chapter}:14: The picture "wave.svg" is not in the folder. Put the file beside this one, or correct its name.`,
      ],
    ],
    [
      'a picture of another folder',
      chapter,
      (text) => text.replace('Say hello', '![A tongue](../pronunciation/tongue.svg)\nSay hello'),
      [`${chapter}:14: The picture "../pronunciation/tongue.svg" is not in the folder.`],
    ],
    [
      'a picture without words',
      'first-trial-lesson/03-teach-one-thing.md',
      (text) => text.replace(/!\[[^\]]+\]/, '![]'),
      [
        'first-trial-lesson/03-teach-one-thing.md:11: The picture "steps.svg" has no words for who cannot see it. Write them between the brackets.',
      ],
    ],
    [
      'a heading of the first rank',
      chapter,
      (text) => text.replace('## Greet', '# Greet'),
      [`${chapter}:12: A heading of the first rank is the title in the front matter. Begin headings with "##".`],
    ],
    [
      'a chapter without text',
      chapter,
      (text) => text.slice(0, text.indexOf('\n---\n') + 5),
      [`${chapter}:9: There is no text. Write one below the front matter.`],
    ],
    [
      'a clip that is missing',
      chapter,
      (text) => text.replace('greeting.mp3', 'hello.mp3'),
      [
        `${chapter}:6: The clip's "hello.mp3" is not in the folder. Put a file (mp3, m4a, mp4 or webm) beside this one.`,
      ],
    ],
    [
      'a drawing with a script',
      'first-trial-lesson/steps.svg',
      (text) => text.replace('</svg>', '<script>alert(1)</script></svg>'),
      ['first-trial-lesson/steps.svg: The drawing holds a script. Save it without one.'],
    ],
    [
      'a question without its right answer',
      test,
      (text) => text.replace('answer: sentence', 'answer: []'),
      [`${test}:13: Question "one-goal": Name the right answer.`],
    ],
    [
      'an answer that is no option',
      test,
      (text) => text.replace('answer: sentence', 'answer: phrase'),
      [`${test}:13: Question "one-goal": Its answer "phrase" is none of its options (sentence, unit, fun, grammar).`],
    ],
    [
      'two right options of a single choice',
      test,
      (text) => text.replace('answer: sentence', 'answer: [sentence, fun]'),
      [`${test}:13: Question "one-goal": Name one right option, or make it a question of kind multiple.`],
    ],
    [
      'an order that lacks an option',
      test,
      (text) => text.replace('[show, point, together, alone]', '[show, point, together]'),
      [`${test}:28: Question "no-answer": List every option in its answer, in the right order.`],
    ],
    [
      'a truth that is neither true nor false',
      test,
      (text) => text.replace('answer: true', 'answer: maybe'),
      [`${test}:18: Question "empty-fields": Write true or false as its answer.`],
    ],
    [
      'a number in words',
      test,
      (text) => text.replace('answer: 20\n', 'answer: [twenty, about twenty]\n'),
      [`${test}:62: Question "stop-minute": Write one number in digits as its answer, and its unit beside it.`],
    ],
    [
      'a text whose author thought of few wordings',
      test,
      (text) =>
        text
          .replace('kind: number', 'kind: text')
          .replace('answer: 20\n    unit: minutes', 'answer: [the end, end, ends]'),
      [
        `${test}:62: Question "stop-minute": List 4 wordings at least, synonyms too (case, articles and plurals do not count; there are 1), or let tutors choose.`,
      ],
    ],
    [
      'a text that is a number',
      test,
      (text) =>
        text.replace('kind: number', 'kind: text').replace('answer: 20\n    unit: minutes', 'answer: [20 minutes]'),
      [`${test}:62: Question "stop-minute": Make it a question of kind number.`],
    ],
    [
      'a unit of what is no number',
      test,
      (text) => text.replace('kind: number', 'kind: text'),
      [`${test}:62: Question "stop-minute": Only a number has a unit: take it out.`],
    ],
    [
      'two questions of one id',
      test,
      (text) => text.replace('id: empty-fields', 'id: one-goal'),
      [`${test}:15: The id "one-goal" is there twice. Give one another id.`],
    ],
    [
      'fewer than five questions',
      test,
      (text) => text.slice(0, text.indexOf('  - id: talk-less')),
      [`${test}:4: "questions": Write 5 questions at least.`],
    ],
    [
      'categories without a name',
      'categories.yaml',
      (text) => text.replace('    name: Teaching a lesson\n', ''),
      ['categories.yaml:3: "categories.0.name": Write a text here.'],
    ],
    [
      'a level that there is not',
      'first-trial-lesson/course.md',
      (text) => text.replace('level: 2', 'level: 10'),
      ['first-trial-lesson/course.md:5: "level": Write a whole number up to 9.'],
    ],
    [
      'a subject that takes a course that there is not',
      'subjects.yaml',
      (text) => text.replace('[pronunciation]', '[singing]'),
      ['subjects.yaml:9: There is no course "singing". Name the folder of a course.'],
    ],
    [
      'a subject that takes a course twice',
      'subjects.yaml',
      (text) => text.replace('[pronunciation]', '[pronunciation, pronunciation]'),
      ['subjects.yaml:9: A course is named twice. Name it once.'],
    ],
    [
      'two subjects of one id',
      'subjects.yaml',
      (text) => text.replace('id: phonics', 'id: young-learners'),
      ['subjects.yaml:9: The id "young-learners" is there twice. Give one another id.'],
    ],
  ])('%s', async (_, name, edit, told) => {
    await change(name, edit);
    const found = await problems();
    expect(found).toHaveLength(told.length);
    for (const [index, problem] of told.entries()) expect(found[index]).toContain(problem);
  });

  it.each([
    ['first-trial-lesson/Notes.txt', 'first-trial-lesson/Notes.txt: Files of this kind are not taken.'],
    ['first-trial-lesson/intro.md', 'first-trial-lesson/intro.md: Name chapters like 01-first-words.md'],
    ['first-trial-lesson/unused.svg', 'first-trial-lesson/unused.svg: No text names this file.'],
    ['first-trial-lesson/02-again.md', '01-before-the-lesson.md has the same name or number.'],
  ])('a file named %s', async (name, told) => {
    const chapter = await readFile(file('first-trial-lesson/01-before-the-lesson.md'), 'utf8');
    const isTwin = name.endsWith('02-again.md');
    await writeFile(file(isTwin ? 'first-trial-lesson/01-again.md' : name), name.endsWith('.md') ? chapter : '<svg/>');
    const found = await problems();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(isTwin ? 'has the same name or number. Give it another one.' : told);
  });
});

describe('the importer', () => {
  const courseOf = async (slug: string) => {
    const [course] = await database.queries.select().from(trainingCourses).where(eq(trainingCourses.slug, slug));
    return course;
  };
  const chaptersOf = async (slug: string) => {
    const course = await courseOf(slug);
    return database.queries
      .select()
      .from(trainingChapters)
      .where(and(eq(trainingChapters.courseId, course?.courseId ?? 0), isNull(trainingChapters.retiredAt)))
      .orderBy(trainingChapters.position);
  };
  const rows = async () => {
    const tables = [trainingCourses, trainingChapters, trainingTests, trainingQuestions, trainingMedia];
    const counts = await Promise.all(tables.map((table) => database.queries.select({ rows: count() }).from(table)));
    return counts.map(([one]) => one?.rows);
  };
  beforeEach(async () => {
    await importTraining(database, folder, now);
  });

  it('changes nothing when nothing has changed', async () => {
    const before = await rows();
    expect(await importTraining(database, folder, later)).toEqual({ changed: [], retired: [], problems: [] });
    expect(await rows()).toEqual(before);
  });

  it('brings a changed text under the same number, and the changed course alone', async () => {
    const before = await chaptersOf('pronunciation');
    await change('pronunciation/01-what-matters.md', (text) => text.replace('What matters most', 'What counts'));
    expect(await importTraining(database, folder, later)).toMatchObject({ changed: ['pronunciation'] });
    const after = await chaptersOf('pronunciation');
    expect(after[0]?.title).toBe('What counts');
    expect(after.map(({ chapterId }) => chapterId)).toEqual(before.map(({ chapterId }) => chapterId));
    expect((await courseOf('pronunciation'))?.changedAt).toEqual(later);
  });

  it('keeps the number of a chapter that moves, and retires one that is gone', async () => {
    const before = await chaptersOf('pronunciation');
    const text = await readFile(file('pronunciation/01-what-matters.md'), 'utf8');
    await rm(file('pronunciation/01-what-matters.md'));
    await importTraining(database, folder, later);
    expect(await chaptersOf('pronunciation')).toHaveLength(3);
    await writeFile(file('pronunciation/09-what-matters.md'), text);
    await importTraining(database, folder, later);
    const after = await chaptersOf('pronunciation');
    expect(after.at(-1)).toMatchObject({ chapterId: before[0]?.chapterId, position: 9 });
  });

  it('retires a course whose folder is gone, and takes it back under its number', async () => {
    const before = await courseOf('young-learners');
    await rm(file('young-learners'), { recursive: true });
    expect(await importTraining(database, folder, later)).toMatchObject({ changed: [], retired: ['young-learners'] });
    expect(await courseOf('young-learners')).toEqual({ ...before, retiredAt: later });
    await cp(path.join(trainingContentFolder, 'young-learners'), file('young-learners'), { recursive: true });
    expect(await importTraining(database, folder, later)).toMatchObject({ changed: ['young-learners'] });
    expect(await courseOf('young-learners')).toMatchObject({ courseId: before?.courseId, retiredAt: null });
  });

  it('leaves a course with a mistake as it was, and brings the others', async () => {
    const before = await courseOf('child-safety');
    await change('child-safety/test.yaml', (text) => text.replace('answer: refuse', 'answer: []'));
    await change('pronunciation/course.md', (text) => text.replace('Hear what is wrong', 'Hear it'));
    const result = await importTraining(database, folder, later);
    expect(result).toMatchObject({ changed: ['pronunciation'], retired: [] });
    expect(result.problems.map(problemText)).toEqual([
      'child-safety/test.yaml:13: Question "private-number": Name the right answer.',
    ]);
    expect(await courseOf('child-safety')).toEqual(before);
  });

  const subjects = async () =>
    (await database.queries.select().from(trainingSubjects).orderBy(trainingSubjects.position)).map(({ name }) => name);

  it('brings the subjects of the file, leaves them where it has a mistake, and takes out those that are gone', async () => {
    expect(await subjects()).toHaveLength(4);
    await change('subjects.yaml', (text) => text.replace('name: Trial lessons', 'name: First lessons'));
    await importTraining(database, folder, later);
    expect((await subjects())[0]).toBe('First lessons');
    await change('subjects.yaml', (text) => text.replace('[pronunciation]', '[singing]'));
    expect((await importTraining(database, folder, later)).problems).toHaveLength(1);
    expect(await subjects()).toHaveLength(4);
    await rm(file('subjects.yaml'));
    await importTraining(database, folder, later);
    expect(await subjects()).toEqual([]);
  });

  it('leaves everything as it was where the folder is not there', async () => {
    const before = await rows();
    const result = await importTraining(database, file('nowhere'), later);
    expect(result).toMatchObject({ changed: [], retired: [] });
    expect(result.problems).toHaveLength(1);
    expect(await rows()).toEqual(before);
    expect(await courseOf('pronunciation')).toMatchObject({ retiredAt: null });
  });
});

describe('an announcement', () => {
  const book = 'announcements/book-a-trainer.md';
  const stored = async () => {
    const [row] = await database.queries
      .select()
      .from(trainingAnnouncements)
      .where(eq(trainingAnnouncements.slug, 'book-a-trainer'));
    if (row === undefined) throw new Error('it was not imported');
    return row;
  };
  const bring = (at: Date) => importTraining(database, folder, at);

  it('comes out on its day, keeps its number, and tells when its text was changed', async () => {
    await bring(now);
    const before = await stored();
    expect(before).toMatchObject({ publishedAt: new Date('2026-10-04T16:00:00Z'), changedAt: null });
    expect(before.html).toContain('<strong>Practice lesson</strong>');
    await change(book, (text) => text.replace('three lessons', 'two lessons'));
    expect((await bring(later)).changed).toEqual(['announcements/book-a-trainer']);
    expect(await stored()).toMatchObject({ id: before.id, changedAt: later });
  });

  it('is retired with its file, and put back as it was it is no other text', async () => {
    await bring(now);
    const before = await stored();
    const text = await readFile(file(book), 'utf8');
    await rm(file(book));
    expect((await bring(later)).retired).toEqual(['announcements/book-a-trainer']);
    expect(await stored()).toMatchObject({ retiredAt: later });
    await writeFile(file(book), text);
    await bring(new Date(later.getTime() + minutes(1)));
    expect(await stored()).toMatchObject({ id: before.id, retiredAt: null, changedAt: before.changedAt });
  });

  it.each<[string, (text: string) => string, string]>([
    ['without front matter', (text) => text.replace('---\n', ''), ':1: The front matter is missing.'],
    ['without a summary', (text) => text.replace(/^summary.*$/m, ''), ':2: "summary": Write a text here.'],
    ['with a day that is none', (text) => text.replace('2026-10-05', '2026-02-30'), ':4: There is no day 2026-02-30.'],
    ['with a script', (text) => `${text}\n<script>alert(1)</script>\n`, 'HTML is not taken'],
    ['with a link that runs something', (text) => `${text}\n[x](javascript:alert(1))\n`, 'leads nowhere'],
    ['with a picture', (text) => `${text}\n![A desk](desk.svg)\n`, 'The picture "desk.svg" is not in the folder'],
  ])('%s is told with its file, and stays as it was', async (_, spoil, words) => {
    await bring(now);
    const before = await stored();
    await change(book, spoil);
    expect(await problems()).toEqual([expect.stringContaining(words)]);
    expect((await bring(later)).problems).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('with another kind of name is told, and material without announcements is in order', async () => {
    await writeFile(file('announcements/Big News.txt'), 'News');
    expect(await problems()).toEqual([expect.stringContaining('announcements/Big News.txt: Name announcements like')]);
    await rm(file('announcements'), { recursive: true });
    expect(await problems()).toEqual([]);
  });
});
