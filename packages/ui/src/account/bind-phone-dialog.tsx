import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx';
import { formText } from '../forms/form-text.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { type BindPhoneErrors, BindPhoneFields, bindPhoneLabels, phoneOf } from './bind-phone-fields.tsx';

export interface BindPhoneDialogProps extends Pick<FormDialogProps, 'formId' | 'validate' | 'replyErrors'> {
  isOpen: boolean;
  /** Whoever opened it by hand can leave it; else 'Remind me later' is the only way out beside binding. */
  onCancel?: (() => void) | undefined;
  /** Puts the dialog off for 6 hours (specification, core §4). */
  onRemindLater: () => void;
  isRemindingLater?: boolean | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch. */
  sentAtMs?: number | undefined;
  isSendingCode?: boolean | undefined;
  onSendCode: (values: { countryCode: string; phone: string }) => void;
  /** The fields as typed; check them on the server with `bindPhoneSchema`. */
  onSubmit: (values: { countryCode: string; phone: string; verificationCode: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to what is wrong. */
  fieldErrors?: BindPhoneErrors | undefined;
}

const idPrefix = 'bind-phone-dialog';

/** Asks for the mobile phone, proved by a code. */
export function BindPhoneDialog({
  isOpen,
  onCancel,
  onRemindLater,
  isRemindingLater = false,
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
}: BindPhoneDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={() => onCancel?.()}
      isDismissable={onCancel !== undefined}
      title="Bind Mobile Phone"
      description="We call or text you here when a class is at risk. Nobody else sees the number."
      draft="bind-phone"
      onSubmit={(form) => onSubmit({ ...phoneOf(form), verificationCode: formText(form, 'verificationCode') })}
      isSubmitting={isSubmitting}
      otherWayOut={
        onCancel === undefined ? (
          <Button isPending={isRemindingLater} onClick={onRemindLater}>
            Remind me later
          </Button>
        ) : undefined
      }
      error={error}
      fieldErrors={fieldErrors}
      formId={formId}
      validate={validate}
      replyErrors={replyErrors}
      summary={{ idPrefix, labels: bindPhoneLabels }}
    >
      <BindPhoneFields
        idPrefix={idPrefix}
        sentAtMs={sentAtMs}
        isSendingCode={isSendingCode}
        onSendCode={onSendCode}
        errors={fieldErrors}
      />
    </FormDialog>
  );
}
