import { TrainingCard } from '@tutor/ui/classes/training-card.tsx';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './use-detail-form.ts';

interface TrainingPanelProps {
  title: string;
  isRead: boolean;
  action: string;
  reply: DetailReply | undefined;
}

/** The training content of the course; opening it counts as reading. */
export function TrainingPanel({ title, isRead, action, reply }: TrainingPanelProps) {
  const form = useDetailForm({ action, pageReply: reply });
  return (
    <TrainingCard
      title={title}
      isRead={isRead}
      html={form.reply?.training?.html}
      action={action}
      Form={form.Form}
      isSending={form.sendingIntent === 'training'}
      error={form.error}
      reply={form.reply}
    />
  );
}
