import { ChangeEmailDialog } from '@tutor/ui/account/change-email-dialog.tsx';
import { useFieldChecks } from '../kit/forms/use-field-checks.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useCodeSent } from './use-code-sent.ts';

const action = '/account/change-email';
const loadRules = () => import('@tutor/rules/account/change-email');

/** Changes the private e-mail. */
export function ChangeEmailControl({ onClose }: { onClose: () => void }) {
  const { tutor } = useFrame();
  const checks = useFieldChecks({
    id: 'change-email-dialog',
    load: loadRules,
    schemaOf: ({ changeEmailSchema }) => changeEmailSchema(tutor.email),
  });
  const form = useFormDialog({
    action,
    draft: { name: 'change-email', sentBy: 'change' },
    onDone: (intent) => {
      if (intent === 'change') onClose();
    },
  });
  const sentAtMs = useCodeSent(action, form.sentAtMs);
  return (
    <ChangeEmailDialog
      isOpen
      onOpenChange={onClose}
      currentEmail={tutor.email}
      sentAtMs={sentAtMs}
      isSendingCode={form.sendingIntent === 'send'}
      onSendCode={(newEmail) => form.send({ intent: 'send', newEmail })}
      onSubmit={(values) => form.send({ intent: 'change', ...values })}
      isSubmitting={form.sendingIntent === 'change'}
      error={form.error}
      formId={checks.id}
      validate={checks.onSubmit}
      fieldErrors={checks.hasErrors ? checks.errors : form.fieldErrors}
      replyErrors={form.fieldErrors}
    />
  );
}
