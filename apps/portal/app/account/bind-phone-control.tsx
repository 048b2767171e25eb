import { BindPhoneDialog } from '@tutor/ui/account/bind-phone-dialog.tsx';
import { useFieldChecks } from '../kit/forms/use-field-checks.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { phoneChecks } from './phone-checks.ts';
import { useCodeSent } from './use-code-sent.ts';

const action = '/account/bind-phone';

interface BindPhoneControlProps {
  onSettled: () => void;
  /** Given where the tutor opened it by hand. */
  onCancel?: () => void;
}

/** Asks for the phone; settled once it is bound or put off. */
export function BindPhoneControl({ onSettled, onCancel }: BindPhoneControlProps) {
  const checks = useFieldChecks({ id: 'bind-phone-dialog', ...phoneChecks });
  const form = useFormDialog({
    action,
    draft: { name: 'bind-phone', sentBy: 'bind' },
    onDone: (intent) => {
      if (intent !== 'send') onSettled();
    },
  });
  const sentAtMs = useCodeSent(action, form.sentAtMs);
  return (
    <BindPhoneDialog
      isOpen
      onCancel={onCancel}
      onRemindLater={() => form.send({ intent: 'later' })}
      isRemindingLater={form.sendingIntent === 'later'}
      sentAtMs={sentAtMs}
      isSendingCode={form.sendingIntent === 'send'}
      onSendCode={(values) => form.send({ intent: 'send', ...values })}
      onSubmit={(values) => form.send({ intent: 'bind', ...values })}
      isSubmitting={form.sendingIntent === 'bind'}
      error={form.error}
      formId={checks.id}
      validate={checks.onSubmit}
      fieldErrors={checks.hasErrors ? checks.errors : form.fieldErrors}
      replyErrors={form.fieldErrors}
    />
  );
}
