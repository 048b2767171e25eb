import { ChangeEmailDialog } from '@tutor/ui/account/change-email-dialog';
import { useFieldChecks } from '../shell/use-field-checks.ts';
import { useFormDialog } from '../shell/use-form-dialog.ts';
import { useFrame } from '../shell/use-frame.ts';

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
    action: '/account/change-email',
    draft: { name: 'change-email', sentBy: 'change' },
    onDone: (intent) => {
      if (intent === 'change') onClose();
    },
  });
  return (
    <ChangeEmailDialog
      isOpen
      onOpenChange={onClose}
      currentEmail={tutor.email}
      sentAtMs={form.sentAtMs}
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
