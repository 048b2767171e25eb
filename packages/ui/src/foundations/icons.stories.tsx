import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarX from 'lucide-react/icons/calendar-x';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Clock3 from 'lucide-react/icons/clock-3';
import CloudOff from 'lucide-react/icons/cloud-off';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Flower from 'lucide-react/icons/flower';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Video from 'lucide-react/icons/video';
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
