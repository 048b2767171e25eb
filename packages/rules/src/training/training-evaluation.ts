/** What a tutor rates of a training lesson, as the form and the wire name it, with its question. */
export const evaluationQuestions = {
  Clarity: 'How clearly did the trainer explain?',
  Usefulness: 'How much of it will you use in class?',
  Pace: 'How well did the pace suit you?',
} as const;
export type EvaluationQuestion = keyof typeof evaluationQuestions;
export const evaluationQuestionNames = Object.keys(evaluationQuestions) as EvaluationQuestion[];

/** Ratings go from 1 to 5. */
export const evaluationRatings = [1, 2, 3, 4, 5] as const;
/** The words for each, from the worst on, as they answer each question. */
export const evaluationRatingWords = {
  Clarity: ['Not clearly at all', 'Not very clearly', 'Fairly clearly', 'Clearly', 'Very clearly'],
  Usefulness: ['Nothing', 'A little', 'Some of it', 'Most of it', 'Nearly all of it'],
  Pace: ['Not at all', 'Not very well', 'Fairly well', 'Well', 'Very well'],
} as const satisfies Record<EvaluationQuestion, readonly string[]>;

/** Longest remark of an evaluation, in characters. */
export const evaluationRemarkMax = 500;

/** A lesson that ended longer ago is not asked about any more. */
export const evaluationAskedDays = 14;
