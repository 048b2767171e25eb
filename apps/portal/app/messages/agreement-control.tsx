import { AgreementDialog } from '@tutor/ui/messages/agreement-dialog';
import { useExtras } from '../shell/extras-provider.tsx';
import { useFormDialog } from '../shell/use-form-dialog.ts';

/** The agreement that waits; settled once the tutor agrees. */
export function AgreementControl({ onSettled }: { onSettled: () => void }) {
  const agreement = useExtras()?.dialogs.agreement;
  const form = useFormDialog({ action: '/messages/agree', onDone: onSettled });
  if (agreement === undefined) return null;
  return (
    <AgreementDialog
      isOpen
      title={agreement.title}
      html={agreement.html}
      onAgree={() => form.send({ intent: 'agree', version: String(agreement.version) })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}
