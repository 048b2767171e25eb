import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx';
import { formText } from '../forms/form-text.ts';
import { ChangeEmailFields, type ChangeEmailFieldsProps, changeEmailLabels } from './change-email-fields.tsx';

export interface ChangeEmailDialogProps extends Pick<FormDialogProps, 'formId' | 'validate' | 'replyErrors'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The private e-mail that is in use now. */
  currentEmail?: string | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch. */
  sentAtMs?: number | undefined;
  isSendingCode?: boolean | undefined;
  onSendCode: (newEmail: string) => void;
  /** The fields as typed; check them on the server with `changeEmailSchema`. */
  onSubmit: (values: Record<keyof typeof changeEmailLabels, string>) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to what is wrong. */
  fieldErrors?: ChangeEmailFieldsProps['errors'];
}

const idPrefix = 'change-email-dialog';

/** Changes the private e-mail by a code that goes to the new one, and by the password of the account. */
export function ChangeEmailDialog({
  isOpen,
  onOpenChange,
  currentEmail,
  sentAtMs,
  isSendingCode,
  onSendCode,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
  formId,
  validate,
  replyErrors,
}: ChangeEmailDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change E-mail"
      description={
        currentEmail === undefined ? undefined : (
          <>
            <span>Now we write to</span> <strong>{currentEmail}</strong>
            <span>.</span>
          </>
        )
      }
      draft="change-email"
      onSubmit={(form) =>
        onSubmit({
          newEmail: formText(form, 'newEmail'),
          code: formText(form, 'code'),
          password: formText(form, 'password'),
        })
      }
      isSubmitting={isSubmitting}
      error={error}
      fieldErrors={fieldErrors}
      formId={formId}
      validate={validate}
      replyErrors={replyErrors}
      summary={{ idPrefix, labels: changeEmailLabels }}
    >
      <ChangeEmailFields
        idPrefix={idPrefix}
        sentAtMs={sentAtMs}
        isSendingCode={isSendingCode}
        onSendCode={onSendCode}
        errors={fieldErrors}
      />
    </FormDialog>
  );
}
