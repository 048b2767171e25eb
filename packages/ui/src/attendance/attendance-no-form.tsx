import { type FormEvent, useRef } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FieldErrorSummary } from '../forms/field-error-summary.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { formText } from '../forms/form-text.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { attendanceNoDraft } from './attendance-no-draft.ts';
import * as styles from './attendance-no-fields.css.ts';
import { AttendanceNoFields, type AttendanceNoFieldsProps, attendanceNoSummary } from './attendance-no-fields.tsx';

export interface AttendanceNoFormProps extends AttendanceNoFieldsProps {
  /** Where the form posts `reason`, `note` and the attachment without JavaScript. */
  action: string;
  /** Takes the form over once scripted. */
  onSubmit: (values: { reason: string; note: string }) => void;
  isSubmitting: boolean;
  /** How much of the photo has gone, in percent. */
  progress?: number | undefined;
  /** The server's refusal; everything typed stays. */
  error?: string | undefined;
  /** Takes another answer back, which waits and is why this one was refused. */
  onTakeBack?: (() => void) | undefined;
  /** Where one goes without answering. */
  backHref: string;
}

/** The No of one class as a page of its own: without JavaScript, or for a link opened in a tab of its own. */
export function AttendanceNoForm({
  action,
  onSubmit,
  isSubmitting,
  progress,
  error,
  onTakeBack,
  backHref,
  ...fields
}: AttendanceNoFormProps) {
  const submitRef = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!isSubmitting) onSubmit({ reason: formText(form, 'reason'), note: formText(form, 'note') });
  };
  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.page}
      onSubmit={submit}
    >
      <FormDraft name={attendanceNoDraft(fields.item.id)} />
      <FormRefusal
        error={error}
        action={
          onTakeBack === undefined ? null : (
            <Button
              size="small"
              onClick={() => {
                onTakeBack();
                // The pressed button goes with its banner.
                submitRef.current?.focus();
              }}
            >
              Take back
            </Button>
          )
        }
      />
      <FieldErrorSummary
        {...attendanceNoSummary}
        errors={fields.errors ?? {}}
        focusKey={fields.replyErrors ?? fields.errors}
      />
      <AttendanceNoFields {...fields} />
      {progress === undefined ? null : <ProgressBar label="Sending the photo" value={progress} />}
      <div className={styles.buttons}>
        <ButtonLink href={backHref}>Back</ButtonLink>
        <Button ref={submitRef} type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Submitting...">
          Submit
        </Button>
      </div>
    </form>
  );
}
