import { SkypeDialog } from '@tutor/ui/profile/skype-dialog';
import { useFormDialog } from '../shell/use-form-dialog.ts';

/** Asks for the Skype ID; settled once it is saved or put off until the next load. */
export function SkypeControl({ onSettled }: { onSettled: () => void }) {
  const form = useFormDialog({
    action: '/profile/skype-id',
    draft: { name: 'skype-id', sentBy: 'save' },
    onDone: onSettled,
  });
  return (
    <SkypeDialog
      isOpen
      onOpenChange={onSettled}
      onSubmit={(values) => form.send({ intent: 'save', ...values })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      fieldErrors={form.fieldErrors}
    />
  );
}
