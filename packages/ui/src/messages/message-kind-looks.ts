import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { BellRing, type LucideIcon, Megaphone, TrendingUp, TriangleAlert } from 'lucide-react';
import type { Tone } from '../theme/tokens.ts';

/** Word, icon and colour of each kind of message. */
export const messageKindLooks: Readonly<Record<MessageKind, { word: string; icon: LucideIcon; tone: Tone }>> = {
  remind: { word: 'Reminder', icon: BellRing, tone: 'info' },
  warning: { word: 'Warning', icon: TriangleAlert, tone: 'warning' },
  notice: { word: 'Notice', icon: Megaphone, tone: 'brand' },
  levelUp: { word: 'Level up', icon: TrendingUp, tone: 'reward' },
};
