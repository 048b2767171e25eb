import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import Megaphone from 'lucide-react/icons/megaphone';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Tone } from '../theme/tokens.ts';

/** Word, icon and colour of each kind of message. */
export const messageKindLooks: Readonly<Record<MessageKind, { word: string; icon: LucideIcon; tone: Tone }>> = {
  remind: { word: 'Reminder', icon: BellRing, tone: 'info' },
  warning: { word: 'Warning', icon: TriangleAlert, tone: 'warning' },
  notice: { word: 'Notice', icon: Megaphone, tone: 'brand' },
  levelUp: { word: 'Level up', icon: TrendingUp, tone: 'reward' },
};
