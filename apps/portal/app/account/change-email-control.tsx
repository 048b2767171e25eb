import { ChangeEmailDialog } from '@tutor/ui/account/change-email-dialog';
import { useFormDialog } from '../shell/use-form-dialog.ts';
import { useFrame } from '../shell/use-frame.ts';

/** Changes the private e-mail. */
export function ChangeEmailControl({ onClose }: { onClose: () => void }) {
  const { tutor } = useFrame();
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
      fieldErrors={form.fieldErrors}
    />
  );
}
