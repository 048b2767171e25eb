import { classToolName } from '@tutor/rules/classes/class-tool';
import {
  Building2,
  CircleHelp,
  Cloud,
  Gamepad2,
  Globe,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  MonitorCheck,
  Phone,
  Presentation,
  School,
  Users,
} from 'lucide-react';
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
      {classToolName(tool)}
    </span>
  );
}
