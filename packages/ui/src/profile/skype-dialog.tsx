import { TextField } from '../primitives/text-field.tsx';
import { FormDialog } from '../shell/form-dialog.tsx';
import { formText } from '../shell/form-text.ts';
import * as styles from './skype-dialog.css.ts';

export interface SkypeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The ID as typed; check it on the server with `skypeSchema`, which trims it. */
  onSubmit: (values: { skypeId: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the field at fault. */
  fieldErrors?: { skypeId?: string | undefined } | undefined;
}

/** Asks for the Skype ID where it is missing. */
export function SkypeDialog({
  isOpen,
  onOpenChange,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
}: SkypeDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.panel}
      title="Skype ID"
      description="Your Skype ID is missing. Some classes are taken with Skype, and students cannot find you without it."
      draft="skype-id"
      onSubmit={(form) => onSubmit({ skypeId: formText(form, 'skypeId') })}
      isSubmitting={isSubmitting}
      error={error}
      fieldErrors={fieldErrors}
    >
      <TextField
        label="Skype ID"
        name="skypeId"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        description="In Skype: your picture, then Skype profile. It often begins with live:"
        error={fieldErrors?.skypeId}
      />
    </FormDialog>
  );
}
