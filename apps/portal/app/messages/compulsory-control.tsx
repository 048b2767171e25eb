import { CompulsoryWarningDialog } from '@tutor/ui/messages/compulsory-warning-dialog';
import { useFormDialog } from '../shell/use-form-dialog.ts';
import { useWaiting } from './waiting-provider.tsx';

/** The compulsory warnings that wait, one after the other. */
export function CompulsoryControl() {
  const warning = useWaiting().waiting?.compulsory[0];
  const form = useFormDialog({ action: '/messages/agree', onDone: () => undefined });
  if (warning === undefined) return null;
  return (
    <CompulsoryWarningDialog
      key={warning.mid}
      isOpen
      title={warning.title}
      html={warning.html}
      onAgree={() => form.send({ intent: 'agree', mid: String(warning.mid) })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}
