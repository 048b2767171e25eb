import { useId, useRef } from 'react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { TextField } from '../primitives/text-field.tsx';
import * as formStyles from '../shell/dialog-form.css.ts';
import { useFocusFirstInvalid } from '../shell/focus-first-invalid.ts';
import { formText } from '../shell/form-text.ts';
import * as codeStyles from './send-code-button.css.ts';
import { SendCodeButton } from './send-code-button.tsx';

export interface ChangeEmailDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The private e-mail that is in use now. */
  currentEmail?: string | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch. */
  sentAtMs?: number | undefined;
  isSendingCode?: boolean | undefined;
  onSendCode: (newEmail: string) => void;
  /** The fields as typed; check them on the server with `changeEmailSchema`. */
  onSubmit: (values: { newEmail: string; code: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the first field at fault. */
  fieldErrors?: { newEmail?: string | undefined; code?: string | undefined } | undefined;
}

/** Changes the private e-mail by a code that goes to the new one. */
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
}: ChangeEmailDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(formRef, fieldErrors);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change E-mail"
      description={
        currentEmail === undefined ? undefined : (
          <>
            Now we write to <strong>{currentEmail}</strong>.
          </>
        )
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSubmitting} pendingLabel="Submitting...">
            Confirm
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSubmitting) return;
          const data = new FormData(event.currentTarget);
          onSubmit({ newEmail: formText(data, 'newEmail'), code: formText(data, 'code') });
        }}
      >
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        <TextField
          label="New e-mail"
          name="newEmail"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={fieldErrors?.newEmail}
        />
        <div className={codeStyles.row}>
          <TextField
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={20}
            error={fieldErrors?.code}
            className={codeStyles.field}
          />
          <SendCodeButton
            sentAtMs={sentAtMs}
            isSending={isSendingCode}
            onSend={() => {
              if (formRef.current !== null) onSendCode(formText(new FormData(formRef.current), 'newEmail'));
            }}
            className={codeStyles.beside}
          />
        </div>
      </form>
    </Dialog>
  );
}
