import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx';
import { formText } from '../forms/form-text.ts';
import * as styles from './skype-dialog.css.ts';
import { SkypeField } from './skype-field.tsx';

export interface SkypeDialogProps extends Pick<FormDialogProps, 'formId' | 'validate' | 'replyErrors'> {
  isOpen: boolean;
  /** The service asks for it: there is none yet. */
  isMissing?: boolean | undefined;
  onOpenChange: (isOpen: boolean) => void;
  /** The ID as typed; check it on the server with `skypeSchema`, which trims it. */
  onSubmit: (values: { skypeId: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the field at fault. */
  fieldErrors?: { skypeId?: string | undefined } | undefined;
}

/** Asks for the Skype ID. */
export function SkypeDialog({
  isOpen,
  isMissing = false,
  onOpenChange,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
  formId,
  validate,
  replyErrors,
}: SkypeDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.panel}
      title="Skype ID"
      description={
        isMissing
          ? 'Your Skype ID is missing. Some classes are taken with Skype, and students cannot find you without it.'
          : 'Some classes are taken with Skype: students find you by this ID.'
      }
      draft="skype-id"
      onSubmit={(form) => onSubmit({ skypeId: formText(form, 'skypeId') })}
      isSubmitting={isSubmitting}
      error={error}
      fieldErrors={fieldErrors}
      formId={formId}
      validate={validate}
      replyErrors={replyErrors}
    >
      <SkypeField error={fieldErrors?.skypeId} />
    </FormDialog>
  );
}
