import { CompulsoryWarningDialog } from '@tutor/ui/messages/compulsory-warning-dialog.tsx';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { Waiting } from './waiting-parts.ts';
import { useWaiting } from './waiting-provider.tsx';

/** The compulsory warnings that wait, one after the other. */
export function CompulsoryControl() {
  const warning = useWaiting().waiting?.compulsory[0];
  return warning === undefined ? null : <Compulsory key={warning.mid} warning={warning} />;
}

function Compulsory({ warning }: { warning: Waiting['compulsory'][number] }) {
  const form = useFormDialog({ action: '/messages/agree', onDone: () => undefined });
  return (
    <CompulsoryWarningDialog
      isOpen
      title={warning.title}
      html={warning.html}
      onAgree={() => form.send({ intent: 'agree', mid: String(warning.mid) })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}
