import { isAnswered } from '@tutor/rules/training/question';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { AnswerConflict } from '@tutor/ui/training/answer-conflict.tsx';
import { TestForm } from '@tutor/ui/training/test-form.tsx';
import { TestMap } from '@tutor/ui/training/test-map.tsx';
import { type ReactNode, useRef } from 'react';
import { StayingForm } from '../kit/staying-form.ts';
import { useIsSending } from '../kit/use-is-sending.ts';
import type { KeepState } from './answer-keeper.ts';
import { revisionsText } from './revisions-text.ts';
import { TimeLeft } from './time-left.tsx';
import { attemptPath, testPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import { type RevisedQuestion, useAnswerKeeper } from './use-answer-keeper.ts';
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
  const { state, given, conflicts, revisions, settle } = useAnswerKeeper({ kctId, recodeId, questions }, around);
  const end = new Date(endTime);
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
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={<TimeLeft end={end} />}
        back={{ href: testPath(kctId), label: 'About this test' }}
      />
      <TestMap
        questions={questions.map(({ id }) => ({
          id,
          isAnswered: isAnswered(given[id]?.answer),
          isFlagged: given[id]?.isFlagged ?? false,
        }))}
      />
      <div ref={around}>
        <StayingForm id="review" action={attemptPath(kctId)} method="post" aria-label={name}>
          <input type="hidden" name="form" value="review" />
          <input type="hidden" name="recodeId" value={recodeId} />
          <input type="hidden" name="revisions" value={revisionsText(revisions)} />
          <TestForm
            questions={questions}
            notes={Object.fromEntries(questions.map((question) => [question.id, noteOf(question)]))}
          >
            <p role="status">{state === undefined ? '' : keepWords[state]}</p>
            <div>
              <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Saving…">
                Look at your answers
              </Button>
            </div>
          </TestForm>
        </StayingForm>
      </div>
    </>
  );
}
