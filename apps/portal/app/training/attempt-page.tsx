import { answerProblem, answerState } from '@tutor/rules/training/question';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { AnswerConflict } from '@tutor/ui/training/answer-conflict.tsx';
import { TestForm } from '@tutor/ui/training/test-form.tsx';
import { TestMap } from '@tutor/ui/training/test-map.tsx';
import { type ReactNode, useRef } from 'react';
import { LeadingForm } from '../kit/forms/leading-form.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import type { KeepState } from './answer-keeper.ts';
import { revisionsText } from './revisions-text.ts';
import { TestEnd, TimeLeft } from './time-left.tsx';
import { attemptPath, testPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import { type RevisedQuestion, useAnswerKeeper } from './use-answer-keeper.ts';
import { useHurryAtEnd } from './use-hurry-at-end.ts';
import { useResultOnceOver } from './use-result-once-over.ts';
import { wordsOf } from './words-of.ts';

export interface AttemptPageProps {
  name: string;
  kctId: number;
  recodeId: number;
  endTime: string;
  questions: readonly RevisedQuestion[];
}

const keepWords: Readonly<Record<KeepState, string>> = {
  kept: 'Every answer is saved.',
  keeping: 'Saving…',
  waiting: 'Not saved yet: the line is down. Your answers are kept in this browser, and sent again by themselves.',
  asking: 'An answer was changed elsewhere. Please choose which one stays.',
  over: 'This test has been handed in.',
};

/** A test that is under way: its questions, its time, and what of the answers the service has. */
export function AttemptPage({ name, kctId, recodeId, endTime, questions }: AttemptPageProps) {
  const isSending = useIsSending('review');
  const around = useRef<HTMLDivElement>(null);
  const { state, given, conflicts, sent, settle, hurry } = useAnswerKeeper({ kctId, recodeId, questions }, around);
  const end = new Date(endTime);
  useHurryAtEnd(end, hurry);
  useResultOnceOver(end, state === 'over');
  const noteOf = (question: RevisedQuestion): ReactNode => {
    const theirs = conflicts[question.id];
    if (theirs === undefined) return null;
    return (
      <AnswerConflict
        theirs={wordsOf(question, theirs.answer)}
        onKeepMine={() => settle(question.id, 'mine')}
        onTakeTheirs={() => settle(question.id, 'theirs')}
      />
    );
  };
  const problemOf = (question: RevisedQuestion): string | undefined =>
    answerProblem(question, given[question.id]?.answer);
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={<TestEnd end={end} />}
        back={{ href: testPath(kctId), label: 'About this test' }}
      />
      <TimeLeft end={end} state={state === undefined ? '' : keepWords[state]} />
      <TestMap
        questions={questions.map((question) => ({
          id: question.id,
          state: answerState(question, given[question.id]?.answer),
          isFlagged: given[question.id]?.isFlagged ?? false,
        }))}
      />
      <div ref={around}>
        <LeadingForm id="review" action={attemptPath(kctId)} method="post" aria-label={name}>
          <input type="hidden" name="form" value="review" />
          <input type="hidden" name="recodeId" value={recodeId} />
          <input type="hidden" name="page" value={sent.page} />
          <input type="hidden" name="turns" value={revisionsText(sent.turns)} />
          <input type="hidden" name="revisions" value={revisionsText(sent.revisions)} />
          <TestForm
            questions={questions}
            problems={Object.fromEntries(questions.map((question) => [question.id, problemOf(question)]))}
            notes={Object.fromEntries(questions.map((question) => [question.id, noteOf(question)]))}
          >
            <div>
              <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Saving…">
                Look at your answers
              </Button>
            </div>
          </TestForm>
        </LeadingForm>
      </div>
    </>
  );
}
