import { TrainingCard } from '@tutor/ui/classes/training-card.tsx';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './detail-fetcher.ts';

interface TrainingPanelProps {
  title: string;
  isRead: boolean;
  action: string;
  reply: DetailReply | undefined;
}

/** The training content of the course; opening it counts as reading. */
export function TrainingPanel({ title, isRead, action, reply }: TrainingPanelProps) {
  const form = useDetailForm(reply);
  return (
    <TrainingCard
      title={title}
      isRead={isRead}
      html={form.reply?.training?.html}
      action={action}
      Form={form.Form}
      isSending={form.sending === 'training'}
      error={form.error}
      reply={form.reply}
    />
  );
}
