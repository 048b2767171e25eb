import { growthLevelMax } from '@tutor/rules/growth/growth-level';
import { questionKinds, questionsMax, questionsMin, truths } from '@tutor/rules/training/question';
import { comparableText, wordingsMin } from '@tutor/rules/training/text-answer';
import { z } from 'zod';

const line = (max: number) =>
  z.string('Write a text here').trim().min(1, 'Write a text here').max(max, `Shorten it to ${max} characters`);
const wholeNumber = (max: number) =>
  z.int('Write a whole number').min(1, 'Write a whole number from 1 on').max(max, `Write a whole number up to ${max}`);
const mediaName = z
  .string('Write the name of a file in the same folder')
  .regex(/^[a-z0-9][a-z0-9.-]{0,80}$/, 'Write the name of a file in the same folder: small letters, digits, hyphens');

/** Names that folders, chapters, questions and options go by. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug = z
  .string('Write a short name: small letters, digits, hyphens')
  .regex(slugPattern, 'Write a short name: small letters, digits, hyphens')
  .max(60, 'Shorten it to 60 characters');

/** `categories.yaml`: the categories in their order. */
export const categoriesSchema = z.strictObject({
  categories: z.array(z.strictObject({ id: slug, name: line(60) })).min(1, 'Name one category at least'),
});

/** `subjects.yaml`: what tutors may teach once they have passed the courses named. */
export const subjectsSchema = z.strictObject({
  subjects: z.array(
    z.strictObject({
      id: slug,
      name: line(60),
      courses: z.array(slug, 'Write a list of folders of courses').min(1, 'Name one course at least'),
    }),
  ),
});
export type SubjectFile = z.output<typeof subjectsSchema>['subjects'][number];

/** Front matter of `course.md`. */
export const courseSchema = z.strictObject({
  title: line(80),
  category: slug,
  /** Its place within the category. */
  position: wholeNumber(1_000),
  summary: line(240),
  /** Level of growth at which a tutor should have completed it. */
  level: wholeNumber(growthLevelMax).optional(),
  /** A drawing for lists. */
  icon: mediaName.optional(),
  /** What tutors take along: handouts, plans, recordings. */
  files: z.array(z.strictObject({ file: mediaName, title: line(80) })).default([]),
});

/** Front matter of a chapter. */
export const chapterSchema = z.strictObject({
  title: line(80),
  minutes: wholeNumber(240),
  clip: z.strictObject({ title: line(80), file: mediaName, captions: mediaName }).optional(),
});

/** Front matter of an announcement. */
export const announcementSchema = z.strictObject({
  title: line(120),
  summary: line(240),
  /** The company's day on which it comes out. */
  published: z.string('Write the day as 2026-11-20').regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as 2026-11-20'),
});

const questionSchema = z.strictObject({
  id: slug,
  kind: z.enum(questionKinds, `Write one of ${questionKinds.join(', ')}`),
  question: line(400),
  options: z.record(slug, line(200)).optional(),
  /** Of a number, in the plural. */
  unit: line(30).optional(),
  answer: z.union(
    [
      z.number().transform((is) => [String(is)]),
      line(200).transform((one) => [one]),
      z.boolean().transform((is) => [String(is)]),
      z.array(line(200)),
    ],
    'Write the right answer: an option, a list of options, true or false, a number, or a list of texts',
  ),
  explanation: line(600),
});
export type QuestionFile = z.output<typeof questionSchema>;

/** `test.yaml`. */
export const testSchema = z.strictObject({
  title: line(80),
  minutes: wholeNumber(240),
  passPercent: wholeNumber(100),
  questions: z
    .array(questionSchema)
    .min(questionsMin, `Write ${questionsMin} questions at least`)
    .max(questionsMax, `Write ${questionsMax} questions at most`),
});

/** What is wrong with the answer of a question; undefined where nothing is. */
export function answerProblem({ kind, options = {}, unit, answer }: QuestionFile): string | undefined {
  const ids = Object.keys(options);
  const takesOptions = kind === 'single' || kind === 'multiple' || kind === 'order';
  if (!takesOptions && ids.length > 0) return `A question of kind ${kind} has no options: take them out`;
  if (takesOptions && ids.length < 2) return 'Give it two options at least';
  if (unit !== undefined && kind !== 'number') return 'Only a number has a unit: take it out';
  if (answer.length === 0) return 'Name the right answer';
  if (kind === 'trueFalse') {
    const isTruth = answer.length === 1 && truths.some((truth) => truth === answer[0]);
    return isTruth ? undefined : 'Write true or false as its answer';
  }
  if (kind === 'number') {
    const isNumber = answer.length === 1 && /^\d+(?:\.\d+)?$/.test(answer[0] ?? '');
    return isNumber ? undefined : 'Write one number in digits as its answer, and its unit beside it';
  }
  if (kind === 'text') return wordingsProblem(answer);
  const unknown = answer.find((id) => !ids.includes(id));
  if (unknown !== undefined) return `Its answer "${unknown}" is none of its options (${ids.join(', ')})`;
  if (new Set(answer).size < answer.length) return 'Its answer names an option twice';
  if (kind === 'single' && answer.length > 1) return 'Name one right option, or make it a question of kind multiple';
  if (kind === 'order' && answer.length < ids.length) return 'List every option in its answer, in the right order';
  return undefined;
}

/** A number in words is marked right only by luck, and so is a text of which the author thought of few wordings. */
function wordingsProblem(wordings: readonly string[]): string | undefined {
  if (wordings.some((wording) => /\d/.test(wording))) return 'Make it a question of kind number';
  const found = new Set(wordings.map(comparableText)).size;
  if (found >= wordingsMin) return undefined;
  return `List ${wordingsMin} wordings at least, synonyms too (case, articles and plurals do not count; there are ${found}), or let tutors choose`;
}
