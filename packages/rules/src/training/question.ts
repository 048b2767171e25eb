import { isNumberAnswer } from './number-answer.ts';
import { isTextAnswer } from './text-answer.ts';

/** Kinds of questions that a test can have. */
export const questionKinds = ['single', 'multiple', 'trueFalse', 'order', 'text', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The answers of a true-or-false question. */
export const truths = ['true', 'false'] as const;

/** Longest short text that is taken as an answer, in characters. */
export const answerTextMax = 200;

/** Questions that a test may have. */
export const questionsMin = 5;
export const questionsMax = 20;

/** A question as it is marked. */
export interface MarkedQuestion {
  kind: QuestionKind;
  /**
   * Ids of the right options, for `order` in their order; 'true' or 'false'; for `text` every wording that is taken; for `number`
   * the number, in digits.
   */
  right: readonly string[];
  /** Of a number, in the plural: 'minutes'. */
  unit?: string | null | undefined;
}

/**
 * Whether an answer is right. An answer is a list: of chosen options, of one text or number, or, for `order`, of the places from
 * the first to the last (see `placesOf`).
 */
export function isRightAnswer({ kind, right, unit }: MarkedQuestion, answer: readonly string[]): boolean {
  switch (kind) {
    case 'text':
      return answer.length === 1 && isTextAnswer(right, answer[0] ?? '');
    case 'number':
      return answer.length === 1 && isNumberAnswer({ right: Number(right[0]), unit }, answer[0] ?? '');
    case 'order':
      return answer.length === right.length && answer.every((id, place) => id === right[place]);
    default:
      return new Set(answer).size === right.length && answer.every((id) => right.includes(id));
  }
}

/** A question as far as it is known whether it was answered. */
export interface AnsweredQuestion {
  kind: QuestionKind;
  options: readonly unknown[];
}

/** How far a question is answered: an order of which a line has no place, or shares it, is answered in part. */
export type AnswerState = 'none' | 'part' | 'whole';

export function answerState({ kind, options }: AnsweredQuestion, answer: readonly string[] = []): AnswerState {
  if (!answer.some((part) => part !== '')) return 'none';
  return kind === 'order' && orderProblem(options.length, answer) !== undefined ? 'part' : 'whole';
}

/** What is still wrong with an answer that was begun, in words. */
export function answerProblem(question: AnsweredQuestion, answer: readonly string[] = []): string | undefined {
  return answerState(question, answer) === 'part' ? orderProblem(question.options.length, answer) : undefined;
}

/** The lines at each place of an order, from the first place on: none, one, or several that share it. */
export function placesOf(answer: readonly string[]): string[][] {
  return answer.map((part) => part.split(' ').filter((id) => id !== ''));
}

/** An order as an answer: the ids of the lines at each place, with spaces between those that share one; nothing where no line has one. */
export function orderAnswer(lines: readonly { id: string; place: number }[]): string[] {
  if (lines.every(({ place }) => place === 0)) return [];
  return lines.map((_, index) =>
    lines
      .filter(({ place }) => place === index + 1)
      .map(({ id }) => id)
      .join(' '),
  );
}

/** What is still wrong with an order of so many lines, in words; undefined where each line has a place of its own. */
function orderProblem(lines: number, answer: readonly string[]): string | undefined {
  const places = placesOf(answer);
  const shared = places.flatMap((ids, index) => (ids.length > 1 ? [index + 1] : []));
  const placed = places.reduce((sum, ids) => sum + ids.length, 0);
  const missing = lines - placed;
  const words = [
    ...shared.map((place) => `Place ${place} is given to ${places[place - 1]?.length ?? 0} lines.`),
    ...(missing > 0 ? [missing === 1 ? '1 line has no place yet.' : `${missing} lines have no place yet.`] : []),
  ];
  return words.length === 0 ? undefined : words.join(' ');
}

/** The score of a test in whole percent, rounded down: 100 means that every answer is right. */
export function testScore(
  questions: readonly (MarkedQuestion & { id: string })[],
  answers: Readonly<Record<string, readonly string[]>>,
): number {
  if (questions.length === 0) return 0;
  const right = questions.filter((question) => isRightAnswer(question, answers[question.id] ?? []));
  return Math.floor((right.length * 100) / questions.length);
}
