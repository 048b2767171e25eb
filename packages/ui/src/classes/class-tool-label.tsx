import { classToolName } from '@tutor/rules/classes/class-tool';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Cloud from 'lucide-react/icons/cloud';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import MonitorCheck from 'lucide-react/icons/monitor-check';
import Phone from 'lucide-react/icons/phone';
import Presentation from 'lucide-react/icons/presentation';
import School from 'lucide-react/icons/school';
import Users from 'lucide-react/icons/users';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-tool-label.css.ts';

// In the order of the wire (specification, core §3).
const icons: readonly LucideIcon[] = [
  School,
  MessageCircle,
  Phone,
  Users,
  Globe,
  Building2,
  MessagesSquare,
  Presentation,
  GraduationCap,
  Gamepad2,
  MonitorCheck,
  Cloud,
];

export interface ClassToolLabelProps {
  /** Index of the class tool, 0 to 11 (specification, core §3). */
  tool: number;
}

/** The classroom of a class: its icon and its name. */
export function ClassToolLabel({ tool }: ClassToolLabelProps) {
  return (
    <span className={styles.root}>
      <Icon of={icons[tool] ?? CircleHelp} size="small" />
      <span>{classToolName(tool)}</span>
    </span>
  );
}
