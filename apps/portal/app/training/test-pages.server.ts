import type { TrainingAttempt, TrainingQuestion, TrainingTestScore } from '@tutor/api/training/training';
import type { ResultQuestion } from '@tutor/ui/training/test-result.tsx';
import type { RevisedQuestion } from './use-answer-keeper.ts';
import { wordsOf } from './words-of.ts';

/** An attempt of the wire as its pages show it. */
export function attemptPage({ RecodeId, StartTime, EndTime, Questions, Answers }: TrainingAttempt) {
  return {
    recodeId: RecodeId,
    startTime: StartTime,
    endTime: EndTime,
    questions: Questions.map((question) => attemptQuestion(question, Answers)),
  };
}

/** A question of the wire with the answer that the service has. */
export function attemptQuestion(question: TrainingQuestion, answers: TrainingAttempt['Answers']): RevisedQuestion {
  const kept = answers.find(({ QuestionId }) => QuestionId === question.QuestionId);
  return {
    ...questionOf(question),
    answer: kept?.Answer ?? [],
    isFlagged: kept?.IsFlagged ?? false,
    revision: kept?.Revision ?? 0,
  };
}

function questionOf({ QuestionId, Kind, Question, Options, Unit = null }: TrainingQuestion) {
  return {
    id: QuestionId,
    kind: Kind,
    question: Question,
    options: Options.map(({ OptionId, Text }) => ({ id: OptionId, text: Text })),
    unit: Unit,
  };
}

/** A question of a result in words: the options that were chosen, and those that are right. */
export function resultQuestion(question: TrainingTestScore['Questions'][number]): ResultQuestion {
  const { Kind, Answer, Right, IsRight, Explanation } = question;
  const asked = questionOf(question);
  return {
    id: asked.id,
    question: asked.question,
    answer: wordsOf(asked, Answer),
    // Of several wordings that are taken the first is told.
    right: wordsOf(asked, Kind === 'text' ? Right.slice(0, 1) : Right),
    isRight: IsRight,
    explanation: Explanation,
  };
}
