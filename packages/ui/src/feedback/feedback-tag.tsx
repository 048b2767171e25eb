import type { FeedbackState } from '@tutor/rules/feedback/feedback-rules';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Wrench from 'lucide-react/icons/wrench';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import type { Tone } from '../theme/tokens.ts';

const looks: Readonly<Record<FeedbackState, { word: string; tone: Tone; icon: LucideIcon }>> = {
  waiting: { word: 'Waiting', tone: 'neutral', icon: Hourglass },
  inProgress: { word: 'In progress', tone: 'info', icon: Wrench },
  answered: { word: 'Answered', tone: 'brand', icon: MessageSquareReply },
  accepted: { word: 'Accepted', tone: 'success', icon: CircleCheck },
  declined: { word: 'Declined', tone: 'warning', icon: CircleX },
};

/** How far the company is with a feedback. */
export function FeedbackTag({ state }: { state: FeedbackState }) {
  const { word, tone, icon } = looks[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}
