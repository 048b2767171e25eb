import type { TrainingAttempt, TrainingQuestion, TrainingTestScore } from '@tutor/api/training/training';
import type { TestQuestion } from '@tutor/ui/training/test-form.tsx';
import type { ResultQuestion } from '@tutor/ui/training/test-result.tsx';

/** An attempt of the wire as its page shows it. */
export function attemptPage({ RecodeId, StartTime, EndTime, Questions, Answers }: TrainingAttempt) {
  return {
    recodeId: RecodeId,
    startTime: StartTime,
    endTime: EndTime,
    revision: Math.max(0, ...Answers.map(({ Revision }) => Revision)),
    questions: Questions.map(
      (question): TestQuestion => ({
        ...questionOf(question),
        answer: Answers.find(({ QuestionId }) => QuestionId === question.QuestionId)?.Answer ?? [],
      }),
    ),
  };
}

/** A question of the wire, without what was answered. */
export function questionOf({ QuestionId, Kind, Question, Options }: TrainingQuestion) {
  return {
    id: QuestionId,
    kind: Kind,
    question: Question,
    options: Options.map(({ OptionId, Text }) => ({ id: OptionId, text: Text })),
  };
}

/** A question of a result in words: the options that were chosen, and those that are right. */
export function resultQuestion(question: TrainingTestScore['Questions'][number]): ResultQuestion {
  const { QuestionId, Kind, Question, Options, Answer, Right, IsRight, Explanation } = question;
  const wordsOf = (id: string): string => Options.find(({ OptionId }) => OptionId === id)?.Text ?? id;
  return {
    id: QuestionId,
    question: Question,
    answer: Answer.map(wordsOf),
    // Of several wordings that are taken the first is told.
    right: (Kind === 'text' ? Right.slice(0, 1) : Right).map(wordsOf),
    isRight: IsRight,
    explanation: Explanation,
  };
}
