import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { questionAnchor } from '@tutor/ui/training/test-form.tsx';
import { TestReview } from '@tutor/ui/training/test-review.tsx';
import { StayingForm } from '../kit/staying-form.ts';
import { useIsSending } from '../kit/use-is-sending.ts';
import { revisionsText } from './revisions-text.ts';
import { TimeLeft } from './time-left.tsx';
import { attemptPath, reviewPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import type { RevisedQuestion } from './use-answer-keeper.ts';
import { useResultOnceOver } from './use-result-once-over.ts';
import { wordsOf } from './words-of.ts';

export interface ReviewPageProps {
  name: string;
  kctId: number;
  startTime: string;
  endTime: string;
  questions: readonly RevisedQuestion[];
}

/** What the service has of a test that is under way, to be looked at before it is handed in. */
export function ReviewPage({ name, kctId, startTime, endTime, questions }: ReviewPageProps) {
  const isSending = useIsSending('hand-in');
  const end = new Date(endTime);
  useResultOnceOver(end);
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={<TimeLeft end={end} />}
        back={{ href: attemptPath(kctId), label: 'Back to the questions' }}
      />
      <TestReview
        questions={questions.map((question) => ({
          id: question.id,
          question: question.question,
          answer: wordsOf(question, question.answer),
          isFlagged: question.isFlagged,
          href: `${attemptPath(kctId)}#${questionAnchor(question.id)}`,
        }))}
      >
        <StayingForm id="hand-in" action={reviewPath(kctId)} method="post" aria-label="Hand in">
          <input type="hidden" name="form" value="hand-in" />
          <input type="hidden" name="startTime" value={startTime} />
          <input
            type="hidden"
            name="revisions"
            value={revisionsText(Object.fromEntries(questions.map(({ id, revision }) => [id, revision])))}
          />
          <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Handing in…">
            Hand in
          </Button>
        </StayingForm>
        <ButtonLink href={attemptPath(kctId)}>Back to the questions</ButtonLink>
      </TestReview>
    </>
  );
}
