import { SkypeDialog } from '@tutor/ui/profile/skype-dialog.tsx';
import { useFieldChecks } from '../kit/forms/use-field-checks.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { skypeChecks } from './skype-checks.ts';
import { skypeForm } from './skype-form.ts';

interface SkypeControlProps {
  /** The service asks for it: there is none yet. */
  isMissing?: boolean;
  /** From then on nobody is asked for it, whether or not the service can say so. */
  onSaved: () => void;
  onSettled: () => void;
}

/** Asks for the Skype ID; settled once it is saved or put off until the next load. */
export function SkypeControl({ isMissing = false, onSaved, onSettled }: SkypeControlProps) {
  const checks = useFieldChecks({ id: 'skype-dialog', ...skypeChecks });
  const form = useFormDialog({
    action: '/profile/skype-id',
    draft: { name: skypeForm, sentBy: 'save' },
    onDone: () => {
      onSaved();
      onSettled();
    },
  });
  return (
    <SkypeDialog
      isOpen
      isMissing={isMissing}
      onOpenChange={onSettled}
      onSubmit={(values) => form.send({ intent: 'save', ...values })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      formId={checks.id}
      validate={checks.onSubmit}
      fieldErrors={checks.hasErrors ? checks.errors : form.fieldErrors}
      replyErrors={form.fieldErrors}
    />
  );
}
