import { scheduledDaysMax, scheduledMax } from '@tutor/rules/chat/chat-limits';
import { days } from '@tutor/rules/time/durations';
import { instantOfMinute, zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { momentText, zoneText } from '@tutor/rules/time/zoned-text';
import { type FormEvent, useId, useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { formText } from '../forms/form-text.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { type ReplyTo, replyLine } from './reply-words.ts';
import * as styles from './send-later-dialog.css.ts';

/** A text that waits with the service. */
export interface ScheduledItem {
  id: number;
  text: string;
  sendAt: Date;
  /** Why it was not sent at its time. */
  failure?: string | undefined;
}

export interface SendLaterDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is in the composer; empty where only the waiting ones are looked at. */
  text: string;
  /** What the text answers. */
  replyTo?: ReplyTo | undefined;
  scheduled: readonly ScheduledItem[];
  isLoading?: boolean | undefined;
  onSchedule: (sendAt: Date) => void;
  onCancel: (id: number) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

/** Leaves the text of the composer with the service, to be sent at a time of the tutor's own zone; and those that wait there. */
export function SendLaterDialog(props: SendLaterDialogProps) {
  const { isOpen, onOpenChange, text, scheduled, isSubmitting = false, error } = props;
  const formId = useId();
  const hasText = text.trim() !== '';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Send later"
      footer={
        hasText ? (
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSubmitting} pendingLabel="Saving">
              Send at this time
            </Button>
          </>
        ) : (
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        )
      }
    >
      <div className={styles.root}>
        <FormRefusal error={error} />
        {hasText ? <TimeForm {...props} id={formId} /> : null}
        <section className={styles.waiting}>
          <h3 className={styles.heading}>{`Waiting to be sent (${scheduled.length} of ${scheduledMax})`}</h3>
          <Waiting {...props} />
        </section>
      </div>
    </Dialog>
  );
}

function TimeForm({ id, text, replyTo, scheduled, onSchedule, isSubmitting }: SendLaterDialogProps & { id: string }) {
  const zone = useZone();
  const now = useNow('minute');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const at = instantOf(formText(form, 'day'), formText(form, 'time'), zone);
    const why = scheduled.length >= scheduledMax ? fullText : whyNotAt(at, now);
    setProblem(why);
    if (why === undefined && at !== undefined && isSubmitting !== true) onSchedule(at);
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      {replyTo === undefined ? null : (
        <p className={styles.muted}>
          <bdi>{replyLine(replyTo)}</bdi>
        </p>
      )}
      <blockquote className={styles.text}>
        <bdi>{text}</bdi>
      </blockquote>
      <TextField
        label="Day"
        type="date"
        name="day"
        min={zonedDate(now, zone)}
        max={zonedDate(new Date(now.getTime() + days(scheduledDaysMax)), zone)}
        defaultValue={zonedDate(now, zone)}
        error={problem}
      />
      <TextField label="Time" type="time" name="time" description={zoneText(now, zone)} />
    </form>
  );
}

const fullText = `At most ${scheduledMax} messages can wait. Cancel one first.`;

function whyNotAt(at: Date | undefined, now: Date): string | undefined {
  if (at === undefined) return 'Choose a day and a time.';
  if (at <= now) return 'This time is over already. Choose a later one.';
  return at.getTime() - now.getTime() > days(scheduledDaysMax)
    ? `Choose a time within the next ${scheduledDaysMax} days.`
    : undefined;
}

function instantOf(day: string, time: string, zone: string): Date | undefined {
  const start = zonedDayFromText(day, zone);
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return start === undefined || hours === undefined
    ? undefined
    : instantOfMinute(start, 60 * Number(hours) + Number(minutes), zone);
}

function Waiting({ scheduled, isLoading = false, onCancel }: SendLaterDialogProps) {
  const zone = useZone();
  if (isLoading) return <p role="status">Loading</p>;
  if (scheduled.length === 0) return <p className={styles.muted}>Nothing waits.</p>;
  return (
    <ul className={styles.list}>
      {scheduled.map(({ id, text, sendAt, failure }) => (
        <li key={id} className={styles.item}>
          <span className={styles.words}>
            <bdi className={styles.text}>{text}</bdi>
            <span className={failure === undefined ? styles.muted : styles.failed}>
              {failure ?? momentText(sendAt, zone)}
            </span>
          </span>
          <Button size="small" aria-label={`Cancel: ${text}, ${momentText(sendAt, zone)}`} onClick={() => onCancel(id)}>
            Cancel
          </Button>
        </li>
      ))}
    </ul>
  );
}
