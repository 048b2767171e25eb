import { minutes } from '@tutor/rules/time/durations';
import { timeText } from '@tutor/rules/time/zoned-text';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { TestForm, type TestQuestion } from '@tutor/ui/training/test-form.tsx';
import type { FormEvent } from 'react';
import { StayingForm } from '../kit/staying-form.ts';
import { useIsSending } from '../kit/use-is-sending.ts';
import { useFrame } from '../session/use-frame.ts';
import type { KeepState } from './answer-keeper.ts';
import { answerOf } from './answers-of-form.ts';
import { attemptPath, testPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';
import { useAnswerKeeper } from './use-answer-keeper.ts';

export interface AttemptPageProps {
  name: string;
  kctId: number;
  recodeId: number;
  startTime: string;
  endTime: string;
  revision: number;
  questions: readonly TestQuestion[];
}

const keepWords: Readonly<Record<KeepState, string>> = {
  kept: 'Every answer is saved.',
  keeping: 'Saving…',
  waiting: 'Not saved yet: the line is down. It is tried again.',
};

/** A test that is under way: its questions, its time, and what of the answers is kept. */
export function AttemptPage({ name, kctId, recodeId, startTime, endTime, revision, questions }: AttemptPageProps) {
  const isSending = useIsSending('hand-in');
  const { state, give } = useAnswerKeeper(recodeId, revision);
  const keep = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form === null) return;
    const question = questions.find(({ id }) => id === target.name.split(':')[0]);
    if (question !== undefined) give(question.id, answerOf(new FormData(target.form), question));
  };
  return (
    <>
      <TrainingReply />
      <PageHeader
        title={name}
        description={<TimeLeft end={new Date(endTime)} />}
        back={{ href: testPath(kctId), label: 'About this test' }}
      />
      <div onChange={keep}>
        <StayingForm id="hand-in" action={attemptPath(kctId)} method="post" aria-label={name}>
          <input type="hidden" name="form" value="hand-in" />
          <input type="hidden" name="startTime" value={startTime} />
          <TestForm questions={questions}>
            <p role="status">{state === undefined ? '' : keepWords[state]}</p>
            <div>
              <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Handing in…">
                Hand in
              </Button>
            </div>
          </TestForm>
        </StayingForm>
      </div>
    </>
  );
}

function TimeLeft({ end }: { end: Date }) {
  const now = useNow();
  const { zone } = useFrame().tutor;
  const left = Math.ceil((end.getTime() - now.getTime()) / minutes(1));
  const leftText = left > 0 ? `${left} min left` : 'the time is over';
  return (
    <span>{`Ends at ${timeText(end, zone)} (${zone}): ${leftText}. What is not handed in then is handed in as it is.`}</span>
  );
}
