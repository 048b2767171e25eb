import { isOfEntry } from '@tutor/rules/shell/menu-area';
import type { LucideIcon } from 'lucide-react';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleDot from 'lucide-react/icons/circle-dot';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { MouseEvent } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Dot } from '../primitives/data/badge.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import { closePopoverAround } from './popover.ts';
import * as styles from './sidebar-nav.css.ts';

/** A line of the menu, as the service offers it. */
export interface SidebarEntry {
  /** Route name of the specification; chooses the icon. */
  name: string;
  label: string;
  path: string;
  /** Paths of its area that do not lie below its own. */
  areaPaths?: readonly string[] | undefined;
  /** Draws a dot, as on Feedback when messages exist (specification, core §2). */
  hasNews?: boolean | undefined;
  /** What the dot says to a screen reader; default 'New'. */
  newsLabel?: string | undefined;
}

export interface SidebarNavProps {
  entries: readonly SidebarEntry[];
  /** Path of the page shown; an entry is current for its own path and every path below it. */
  currentPath: string;
  /** The tutor's setting for the full layout. */
  isMini?: boolean | undefined;
  /** Where the fold button posts `isMini=true|false`; without it there is no button. */
  toggleAction?: string | undefined;
  Form?: FormSlot | undefined;
  /** Opens the Function Set; offered where the tutor has hidden every entry. */
  onChoose?: (() => void) | undefined;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  home: LayoutDashboard,
  SOP: ChartColumn,
  classTab: CalendarDays,
  trainingCenter: GraduationCap,
  serviceFee: Wallet,
  comments: Star,
  complaintList: BookOpenCheck,
  myFeedback: MessagesSquare,
  growthCenter: Sprout,
  rankings: Trophy,
  referrals: UserPlus,
  myReferrals: Users,
};

const chooseLabel = 'Choose pages';

/** The main menu. */
export function SidebarNav({
  entries,
  currentPath,
  isMini = false,
  toggleAction,
  Form = 'form',
  onChoose,
}: SidebarNavProps) {
  const Link = useLinkComponent();
  const choose = (event: MouseEvent): void => {
    closePopoverAround(event.currentTarget);
    onChoose?.();
  };
  const toggleLabel = isMini ? 'Widen the menu' : 'Fold the menu';
  return (
    <div className={styles.root} data-mini={isMini ? '' : undefined}>
      <nav aria-label="Main" className={styles.nav}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <Link
                href={entry.path}
                data-module={entry.name}
                className={styles.item}
                title={entry.label}
                aria-current={isOfEntry(entry, currentPath) ? 'page' : undefined}
              >
                <Icon of={icons[entry.name] ?? CircleDot} />
                <span className={styles.label}>{entry.label}</span>
                {entry.hasNews ? <Dot label={entry.newsLabel ?? 'New'} className={styles.news} /> : null}
              </Link>
            </li>
          ))}
          {entries.length === 0 ? (
            <li>
              <p className={styles.empty}>You have hidden every page of this menu.</p>
              <button type="button" title={chooseLabel} className={styles.item} onClick={choose}>
                <Icon of={SlidersHorizontal} />
                <span className={styles.label}>{chooseLabel}</span>
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
      {toggleAction === undefined ? null : (
        <Form action={toggleAction} method="post" className={styles.foot}>
          <button type="submit" name="isMini" value={String(!isMini)} title={toggleLabel} className={styles.item}>
            <Icon of={isMini ? PanelLeftOpen : PanelLeftClose} />
            <span className={styles.label}>{toggleLabel}</span>
          </button>
        </Form>
      )}
    </div>
  );
}
