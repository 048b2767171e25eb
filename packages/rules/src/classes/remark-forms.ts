import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { remarkContentMax, remarkPartMax, trialLevels } from './remark.ts';

// The specification gives the words of a missing field ('Required') and of too long a text ('Max 500 characters', core §5).
const required = 'Required';
const longText = (max: number) =>
  z.string({ error: required }).overwrite(typedText).min(1, required).max(max, `Max ${max} characters`);

/** The main text of every remark. */
export const remarkContentSchema = longText(remarkContentMax);
/** A further text that must be there. */
export const remarkPartSchema = longText(remarkPartMax);
/** A further text that may be empty. */
export const remarkNoteSchema = z.string().overwrite(typedText).max(remarkPartMax, `Max ${remarkPartMax} characters`);

const homework = remarkNoteSchema.default('');
const choice = (pattern: RegExp) => z.string({ error: required }).regex(pattern, required).transform(Number);
const rating = choice(/^[1-5]$/);

/** Remark of an ordinary class. */
export const normalRemarkSchema = z.object({ content: remarkContentSchema, homework });

/** Remark of a VIP class: what was good, what to work on and what comes next, each in its own words. */
export const vipRemarkSchema = z.object({
  content: remarkContentSchema,
  strengths: remarkPartSchema,
  improvements: remarkPartSchema,
  nextStep: remarkPartSchema,
});

/** Remark of a trial class: four ratings from 1 to 5 and the level to begin with. */
export const trialRemarkSchema = z.object({
  pronunciation: rating,
  vocabulary: rating,
  grammar: rating,
  fluency: rating,
  level: z.enum(trialLevels, { error: required }),
  content: remarkContentSchema,
});

/** Name of the form field of the knowledge point at an index. */
export function masteryField(index: number): string {
  return `point${index}`;
}

/** Remark with a judgement (1 to 3) of each of so many knowledge points, in `point0`, `point1`, … */
export function knowledgeRemarkSchema(pointCount: number) {
  const mastery = choice(/^[1-3]$/);
  const points = Object.fromEntries(Array.from({ length: pointCount }, (_, index) => [masteryField(index), mastery]));
  return z.object({ content: remarkContentSchema, homework }).and(z.object(points));
}
