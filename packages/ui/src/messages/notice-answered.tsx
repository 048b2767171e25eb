import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { StatusTag } from '../primitives/data/status-tag.tsx';

/** What the tutor answered to a class notice. */
export function NoticeAnswered({ answer }: { answer: NoticeAnswer }) {
  return answer === 'accepted' ? (
    <StatusTag size="medium" tone="success" icon={CircleCheck}>
      You accepted this notice.
    </StatusTag>
  ) : (
    <StatusTag size="medium" tone="neutral" icon={CircleX}>
      You refused this notice.
    </StatusTag>
  );
}
