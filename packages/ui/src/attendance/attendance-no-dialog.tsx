import { FormDialog } from '../forms/form-dialog.tsx';
import { formText } from '../forms/form-text.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { attendanceNoDraft } from './attendance-no-draft.ts';
import { AttendanceNoFields, type AttendanceNoFieldsProps, attendanceNoSummary } from './attendance-no-fields.tsx';

export interface AttendanceNoDialogProps extends Omit<AttendanceNoFieldsProps, 'typed'> {
  isOpen: boolean;
  /** Called with false by Back, Escape and the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** Reason and note as typed; check them with `attendanceCancelSchema`. */
  onSubmit: (values: { reason: string; note: string }) => void;
  isSubmitting: boolean;
  /** How much of the photo has gone, in percent. */
  progress?: number | undefined;
  /** The server's refusal; everything typed stays. */
  error?: string | undefined;
  /** Takes another answer back, which waits and is why this one was refused. */
  onTakeBack?: (() => void) | undefined;
}

/** Says No to a class, with its reason (specification, core §4 and §5). */
export function AttendanceNoDialog({
  isOpen,
  onOpenChange,
  onSubmit,
  isSubmitting,
  progress,
  error,
  onTakeBack,
  ...fields
}: AttendanceNoDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Cancel this class?"
      draft={attendanceNoDraft(fields.item.id)}
      submitLabel="Submit"
      otherWayOut={<Button onClick={() => onOpenChange(false)}>Back</Button>}
      onSubmit={(form) => onSubmit({ reason: formText(form, 'reason'), note: formText(form, 'note') })}
      isSubmitting={isSubmitting}
      error={error}
      errorAction={
        onTakeBack === undefined ? null : (
          <Button size="small" onClick={onTakeBack}>
            Take back
          </Button>
        )
      }
      fieldErrors={fields.errors}
      replyErrors={fields.replyErrors}
      summary={attendanceNoSummary}
    >
      <AttendanceNoFields {...fields} />
      {progress === undefined ? null : <ProgressBar label="Sending the photo" value={progress} />}
    </FormDialog>
  );
}
