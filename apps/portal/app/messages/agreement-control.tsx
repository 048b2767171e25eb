import { AgreementDialog } from '@tutor/ui/messages/agreement-dialog.tsx';
import { useRef } from 'react';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { tellTabs } from '../kit/line/tab-news.ts';
import { useFrame } from '../session/use-frame.ts';

interface AgreementControlProps {
  agreement: { version: number; title: string; html: string } | undefined;
  onAgreed: (version: number) => void;
}

/** The agreement that waits, until the tutor agrees to this version of it, here or in another tab. */
export function AgreementControl({ agreement, onAgreed }: AgreementControlProps) {
  const { tuid } = useFrame().tutor;
  const sentVersion = useRef(0);
  const form = useFormDialog({
    action: '/messages/agree',
    onDone: () => {
      tellTabs('agreement', tuid);
      onAgreed(sentVersion.current);
    },
  });
  if (agreement === undefined) return null;
  const { version, title, html } = agreement;
  return (
    <AgreementDialog
      // A changed agreement is read from the beginning.
      key={version}
      isOpen
      title={title}
      html={html}
      onAgree={() => {
        sentVersion.current = version;
        form.send({ intent: 'agree', version: String(version) });
      }}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}
