import { TrialNoticeCard } from '@tutor/ui/classes/trial-notice-card.tsx';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './use-detail-form.ts';

interface TrialNoticeProps {
  sentAt: string | undefined;
  canSend: boolean;
  zone: string;
  action: string;
  reply: DetailReply | undefined;
}

/** The SMS to the parents of a trial student, sent once. */
export function TrialNotice({ sentAt, canSend, zone, action, reply }: TrialNoticeProps) {
  const form = useDetailForm({ action, pageReply: reply });
  return (
    <TrialNoticeCard
      sentAt={sentAt === undefined ? undefined : new Date(sentAt)}
      canSend={canSend}
      zone={zone}
      action={action}
      Form={form.Form}
      isSending={form.sendingIntent === 'trialSms'}
      error={form.error}
      reply={form.reply}
    />
  );
}
