import type { ComplaintState } from '@tutor/rules/scores/complaint';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Undo2 from 'lucide-react/icons/undo-2';
import { StatusTag } from '../primitives/data/status-tag.tsx';

const looks = {
  waiting: { tone: 'warning', icon: MessageCircleReply },
  answered: { tone: 'info', icon: Clock },
  upheld: { tone: 'danger', icon: TriangleAlert },
  dismissed: { tone: 'success', icon: CircleCheck },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const;

const words: Readonly<Record<ComplaintState, { received: string; sent: string }>> = {
  waiting: { received: 'Needs your reply', sent: 'Waits for an answer' },
  answered: { received: 'Being reviewed', sent: 'Answered' },
  upheld: { received: 'Upheld', sent: 'Accepted' },
  dismissed: { received: 'Dismissed', sent: 'Not accepted' },
  withdrawn: { received: 'Withdrawn', sent: 'Withdrawn' },
};

/** What a state is called, for complaints about the tutor and for the tutor's own. */
export function complaintStateWord(state: ComplaintState, isSent = false): string {
  return words[state][isSent ? 'sent' : 'received'];
}

/** How far a complaint is. */
export function ComplaintTag({ state, isSent = false }: { state: ComplaintState; isSent?: boolean | undefined }) {
  const { tone, icon } = isSent && state === 'upheld' ? looks.dismissed : looks[state];
  return (
    <StatusTag
      tone={isSent && state === 'dismissed' ? 'neutral' : tone}
      icon={isSent && state === 'dismissed' ? CircleMinus : icon}
    >
      {complaintStateWord(state, isSent)}
    </StatusTag>
  );
}
