import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import PenLine from 'lucide-react/icons/pen-line';
import Wallet from 'lucide-react/icons/wallet';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import type { Tone } from '../theme/tokens.ts';
import { messageKindLooks } from './message-kind-looks.ts';

/** Word and icon of what comes from elsewhere than the company's system; those of the system show their kind. */
export const messageSourceLooks: Readonly<
  Record<Exclude<MessageSource, 'system'>, { word: string; icon: LucideIcon }>
> = {
  class: { word: 'Class notice', icon: MessageCircleQuestion },
  moodle: { word: 'Moodle', icon: GraduationCap },
  paypal: { word: 'Salary account', icon: Wallet },
  absence: { word: 'Attendance', icon: CalendarCheck },
  selfSchedule: { word: 'Schedule', icon: CalendarClock },
  classRemark: { word: 'Class remark', icon: PenLine },
};

/** How a message is shown: word and icon by where it comes from, else by its kind; the colour by its kind. */
export function messageLook(kind: MessageKind, source: MessageSource): { word: string; icon: LucideIcon; tone: Tone } {
  const look = messageKindLooks[kind];
  return source === 'system' ? look : { ...look, ...messageSourceLooks[source] };
}

export interface MessageKindTagProps {
  kind: MessageKind;
  /** Default 'system'. */
  source?: MessageSource | undefined;
}

/** The kind of a message as colour, icon and word. */
export function MessageKindTag({ kind, source = 'system' }: MessageKindTagProps) {
  const look = messageLook(kind, source);
  return (
    <StatusTag tone={look.tone} icon={look.icon}>
      {look.word}
    </StatusTag>
  );
}
