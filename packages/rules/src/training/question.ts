/** Kinds of questions that a test can have. */
export const questionKinds = ['single', 'multiple', 'trueFalse', 'order', 'text'] as const;
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
  /** Ids of the right options, for `order` in their order; 'true' or 'false'; for `text` every wording that is taken. */
  right: readonly string[];
}

/** Whether an answer is right. An answer is a list: of chosen options, of options in order, or of one text. */
export function isRightAnswer({ kind, right }: MarkedQuestion, answer: readonly string[]): boolean {
  switch (kind) {
    case 'text':
      return answer.length === 1 && right.some((wording) => comparable(wording) === comparable(answer[0] ?? ''));
    case 'order':
      return answer.length === right.length && answer.every((id, place) => id === right[place]);
    default:
      return new Set(answer).size === right.length && answer.every((id) => right.includes(id));
  }
}

/** Whether an answer says anything at all. */
export function isAnswered(answer: readonly string[] | undefined): boolean {
  return answer?.some((part) => part !== '') ?? false;
}

/** A short text without what nobody means to say: case, spaces around and between, and the marks at its end. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]{1,3}$/, '');
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
