import { BindPhoneDialog } from '@tutor/ui/account/bind-phone-dialog';
import { useFormDialog } from '../shell/use-form-dialog.ts';

/** Asks for the phone; settled once it is bound or put off. */
export function BindPhoneControl({ onSettled }: { onSettled: () => void }) {
  const form = useFormDialog({
    action: '/account/bind-phone',
    draft: { name: 'bind-phone', sentBy: 'bind' },
    onDone: (intent) => {
      if (intent !== 'send') onSettled();
    },
  });
  return (
    <BindPhoneDialog
      isOpen
      onRemindLater={() => form.send({ intent: 'later' })}
      isRemindingLater={form.sendingIntent === 'later'}
      sentAtMs={form.sentAtMs}
      isSendingCode={form.sendingIntent === 'send'}
      onSendCode={(values) => form.send({ intent: 'send', ...values })}
      onSubmit={(values) => form.send({ intent: 'bind', ...values })}
      isSubmitting={form.sendingIntent === 'bind'}
      error={form.error}
      fieldErrors={form.fieldErrors}
    />
  );
}
