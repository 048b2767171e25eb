import { defaultAreaCode } from '@tutor/rules/account/area-code';
import { useId, useRef } from 'react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { TextField } from '../primitives/text-field.tsx';
import * as formStyles from '../shell/dialog-form.css.ts';
import { useFocusFirstInvalid } from '../shell/focus-first-invalid.ts';
import { formText } from '../shell/form-text.ts';
import * as styles from './bind-phone-dialog.css.ts';
import * as codeStyles from './send-code-button.css.ts';
import { SendCodeButton } from './send-code-button.tsx';

export interface BindPhoneDialogProps {
  isOpen: boolean;
  /** Puts the dialog off for 6 hours; the only way out beside binding (specification, core §4). */
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
  /** A new object for each reply: the focus moves to the first field at fault. */
  fieldErrors?:
    | {
        countryCode?: string | undefined;
        phone?: string | undefined;
        verificationCode?: string | undefined;
      }
    | undefined;
}

/** Asks for the mobile phone, proved by a code. */
export function BindPhoneDialog({
  isOpen,
  onRemindLater,
  isRemindingLater = false,
  sentAtMs,
  isSendingCode,
  onSendCode,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
}: BindPhoneDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(formRef, fieldErrors);
  const numberOf = (data: FormData) => ({
    countryCode: formText(data, 'countryCode'),
    phone: formText(data, 'phone'),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => undefined}
      isDismissable={false}
      title="Bind Mobile Phone"
      description="We call or text you here when a class is at risk. Nobody else sees the number."
      footer={
        <>
          <Button isPending={isRemindingLater} onClick={onRemindLater}>
            Remind me later
          </Button>
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
          onSubmit({ ...numberOf(data), verificationCode: formText(data, 'verificationCode') });
        }}
      >
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        <div className={styles.number}>
          <TextField
            label="Area code"
            name="countryCode"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-country-code"
            defaultValue={defaultAreaCode}
            required
            maxLength={4}
            error={fieldErrors?.countryCode}
            className={styles.areaCode}
          />
          <TextField
            label="Phone number"
            name="phone"
            type="tel"
            autoComplete="tel-national"
            required
            maxLength={20}
            error={fieldErrors?.phone}
            className={styles.phone}
          />
        </div>
        <div className={codeStyles.row}>
          <TextField
            label="Code"
            name="verificationCode"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={20}
            error={fieldErrors?.verificationCode}
            className={codeStyles.field}
          />
          <SendCodeButton
            sentAtMs={sentAtMs}
            isSending={isSendingCode}
            onSend={() => {
              if (formRef.current !== null) onSendCode(numberOf(new FormData(formRef.current)));
            }}
            className={codeStyles.beside}
          />
        </div>
      </form>
    </Dialog>
  );
}
