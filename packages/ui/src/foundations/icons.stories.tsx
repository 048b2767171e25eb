import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Award,
  Bell,
  CalendarDays,
  CalendarX,
  CheckCheck,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Clock3,
  CloudOff,
  FilePenLine,
  Flower,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  TriangleAlert,
  Video,
} from 'lucide-react';
import { Icon } from '../theme/icon.tsx';
import * as styles from './foundations.css.ts';

/** One meaning, one icon, everywhere. */
const meanings: [LucideIcon, string][] = [
  [LayoutDashboard, 'Dashboard'],
  [CalendarDays, 'Class table, day'],
  [MessageSquareText, 'Messages'],
  [Bell, 'Notifications'],
  [CircleUserRound, 'Tutor, account'],
  [Video, 'Join class'],
  [Clock3, 'Waited, countdown'],
  [CircleCheck, 'Confirmed, success'],
  [CheckCheck, 'Finished'],
  [CalendarX, 'Cancelled'],
  [FilePenLine, 'Missing remark'],
  [TriangleAlert, 'Penalty, warning'],
  [CircleAlert, 'Error'],
  [CloudOff, 'Offline'],
  [Flower, 'Flowers'],
  [Award, 'Level, medal'],
  [LogOut, 'Log out'],
];

function Icons() {
  return (
    <div className={styles.page}>
      <section>
        <h1>Icons</h1>
        <p>From lucide, always beside a word or with a name of their own. Three sizes, one stroke.</p>
        <ul className={styles.grid}>
          {meanings.map(([icon, meaning]) => (
            <li key={meaning} className={`${styles.swatch} ${styles.icon}`}>
              <Icon of={icon} size="small" />
              <Icon of={icon} />
              <Icon of={icon} size="large" />
              {meaning}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
