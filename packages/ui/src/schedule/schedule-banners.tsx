import { isOverflowing, overflowMessage, type Schedule } from '@tutor/rules/schedule/selection';
import { halfHoursText } from '@tutor/rules/schedule/slot-text';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import type { ScheduleAnswer } from './use-schedule-answer.ts';
import type { ScheduleDraft } from './use-schedule-draft.ts';

export interface ScheduleBannersProps {
  schedule: Schedule;
  editor: ScheduleDraft;
  answer: ScheduleAnswer;
  /** Why submitting is stopped; absent when it is not. */
  limitReason: string | undefined;
}

/** What is to be known before one goes on with the week: why it cannot be sent, what came of it, and what came back or fell away. */
export function ScheduleBanners({ schedule, editor, answer, limitReason }: ScheduleBannersProps) {
  const { changes } = editor;
  const { refusal } = answer;
  const refused = [...(refusal?.slots.keys() ?? [])].filter((startMs) => changes.has(startMs));
  const takeRefusedBack = (): void => {
    editor.takeBack(refused);
    answer.dismiss();
  };
  return (
    <>
      {limitReason === undefined ? null : (
        <Banner tone="warning" title="Submitting is stopped">
          {limitReason}
        </Banner>
      )}
      {answer.hasArrived ? (
        <Banner tone="success" onDismiss={answer.dismiss}>
          What you sent has arrived all the same, and is saved.
        </Banner>
      ) : null}
      <FormRefusal
        error={refusal?.message}
        reply={refusal}
        note={refusal?.slots.size === 0 ? 'Your changes are still here.' : undefined}
        onDismiss={answer.dismiss}
        action={
          refused.length === 0 ? undefined : (
            <Button size="small" onClick={takeRefusedBack}>
              Take the marked ones back
            </Button>
          )
        }
      />
      {!isOverflowing(schedule, changes) || refusal?.message === overflowMessage ? null : (
        <Banner tone="danger" title={overflowMessage}>
          The company allows fewer changes than you have made. Take some back before you submit.
        </Banner>
      )}
      {editor.isRestored ? (
        <Banner tone="info" onDismiss={editor.dismissRestored}>
          Your unsent changes are back.
        </Banner>
      ) : null}
      {editor.dropped === 0 ? null : (
        <Banner tone="warning">{`${halfHoursText(editor.dropped)} of your changes cannot be changed any more.${changes.size === 0 ? '' : ' The others are still here.'}`}</Banner>
      )}
    </>
  );
}
