import { FormDialog } from '../forms/form-dialog.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { CancelClassFields, type CancelClassFieldsProps, cancelClassSummary } from './cancel-class-form.tsx';

export interface CancelClassDialogProps extends CancelClassFieldsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  clid: number;
  studentName: string;
  /** The server's refusal; the penalty that changed meanwhile is one. */
  error?: string | undefined;
  /** The form as typed: `feePercent`, `reason`, `note`. */
  onSubmit: (form: FormData) => void;
  isSubmitting: boolean;
}

/** Asks before a class is cancelled, and says what it costs. */
export function CancelClassDialog({
  isOpen,
  onOpenChange,
  clid,
  studentName,
  onSubmit,
  isSubmitting,
  error,
  fieldErrors,
  ...fields
}: CancelClassDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Cancel the class with ${studentName}?`}
      draft={`cancel-class:${clid}`}
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      submitLabel="Cancel class"
      isDestructive
      otherWayOut={<Button onClick={() => onOpenChange(false)}>Keep the class</Button>}
      error={error}
      fieldErrors={fieldErrors}
      summary={cancelClassSummary}
    >
      <CancelClassFields {...fields} fieldErrors={fieldErrors} />
    </FormDialog>
  );
}
