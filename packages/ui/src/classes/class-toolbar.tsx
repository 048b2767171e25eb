import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { dayRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Link } from '../primitives/link.tsx';
import { SegmentedLinks } from '../primitives/segmented-control.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-toolbar.css.ts';

export interface ClassToolbarProps {
  view: ClassTableView;
  dayStarts: readonly Date[];
  /** IANA name of the zone shown. */
  zone: string;
  /** Addresses of the same days in either view. */
  viewHrefs: Readonly<Record<ClassTableView, string>>;
  previousHref: string;
  nextHref: string;
  todayHref: string;
  /** The days shown hold today. */
  isCurrent?: boolean | undefined;
  /** Leads to the other zone: 'Show company time', 'Show my time'. */
  zoneSwitch?: { href: string; label: string } | undefined;
}

/** Which days the table shows and how, all by links, so that every state of it has an address. */
export function ClassToolbar({
  view,
  dayStarts,
  zone,
  viewHrefs,
  previousHref,
  nextHref,
  todayHref,
  isCurrent = false,
  zoneSwitch,
}: ClassToolbarProps) {
  const first = dayStarts[0];
  const last = dayStarts.at(-1);
  const step = view === 'week' ? 'week' : 'day';
  return (
    <div className={styles.root}>
      <nav aria-label="Days" className={styles.pager}>
        <ButtonLink href={todayHref} aria-current={isCurrent ? 'date' : undefined}>
          Today
        </ButtonLink>
        <ButtonLink
          href={previousHref}
          variant="quiet"
          aria-label={`Previous ${step}`}
          title={`Previous ${step}`}
          icon={<Icon of={ChevronLeft} />}
          className={styles.arrow}
        />
        <ButtonLink
          href={nextHref}
          variant="quiet"
          aria-label={`Next ${step}`}
          title={`Next ${step}`}
          icon={<Icon of={ChevronRight} />}
          className={styles.arrow}
        />
      </nav>
      {first === undefined || last === undefined ? null : (
        <div className={styles.range}>
          <h2 className={styles.days}>{dayRangeText(first, last, zone)}</h2>
          <p className={styles.zone}>
            <Icon of={Globe} size="small" />
            {zoneText(first, zone)}
            {zoneSwitch === undefined ? null : (
              <>
                {' · '}
                <Link href={zoneSwitch.href} variant="standalone">
                  {zoneSwitch.label}
                </Link>
              </>
            )}
          </p>
        </div>
      )}
      <SegmentedLinks
        label="View"
        segments={[
          { href: viewHrefs.week, label: 'Week', isCurrent: view === 'week' },
          { href: viewHrefs.day, label: 'Day', isCurrent: view === 'day' },
        ]}
      />
    </div>
  );
}
