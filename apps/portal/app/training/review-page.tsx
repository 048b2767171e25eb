import { answerProblem, answerState } from '@tutor/rules/training/question';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { questionAnchor } from '@tutor/ui/training/test-form.tsx';
import { TestReview } from '@tutor/ui/training/test-review.tsx';
import { LeadingForm } from '../kit/forms/leading-form.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { revisionsText } from './revisions-text.ts';
import { TestEnd, TimeLeft } from './time-left.tsx';
import { attemptPath, reviewPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import type { RevisedQuestion } from './use-answer-keeper.ts';
import { useArrivingAnswers } from './use-arriving-answers.ts';
import { useResultOnceOver } from './use-result-once-over.ts';
import { wordsOf } from './words-of.ts';

export interface ReviewPageProps {
  name: string;
  kctId: number;
  recodeId: number;
  startTime: string;
  endTime: string;
  questions: readonly RevisedQuestion[];
}

/** What the service has of a test that is under way, to be looked at before it is handed in. */
export function ReviewPage({ name, kctId, recodeId, startTime, endTime, questions }: ReviewPageProps) {
  const isSending = useIsSending('hand-in');
  const isArriving = useArrivingAnswers(recodeId);
  const end = new Date(endTime);
  useResultOnceOver(end);
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={<TestEnd end={end} />}
        back={{ href: attemptPath(kctId), label: 'Back to the questions' }}
      />
      <TimeLeft end={end} state={isArriving ? 'An answer is still on its way…' : undefined} />
      <TestReview
        questions={questions.map((question) => ({
          id: question.id,
          question: question.question,
          answer: wordsOf(question, question.answer),
          state: answerState(question, question.answer),
          problem: answerProblem(question, question.answer),
          isFlagged: question.isFlagged,
          href: `${attemptPath(kctId)}#${questionAnchor(question.id)}`,
        }))}
      >
        <LeadingForm id="hand-in" action={reviewPath(kctId)} method="post" aria-label="Hand in">
          <input type="hidden" name="form" value="hand-in" />
          <input type="hidden" name="startTime" value={startTime} />
          <input
            type="hidden"
            name="revisions"
            value={revisionsText(Object.fromEntries(questions.map(({ id, revision }) => [id, revision])))}
          />
          <Button
            type="submit"
            variant="primary"
            isPending={isSending || isArriving}
            pendingLabel={isArriving ? 'Saving…' : 'Handing in…'}
          >
            Hand in
          </Button>
        </LeadingForm>
        <ButtonLink href={attemptPath(kctId)}>Back to the questions</ButtonLink>
      </TestReview>
    </>
  );
}
