import type { HistoryFilter } from '@tutor/rules/classes/class-history';
import type { ClassTableView } from '@tutor/rules/classes/class-table';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SegmentedLinks } from '../primitives/fields/segmented-control.tsx';
import { placeWords } from '../primitives/navigation/place-words.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-toolbar.css.ts';
import * as heading from './days-heading.css.ts';

const words: Readonly<Record<HistoryFilter, string>> = {
  all: 'All',
  finished: 'Finished',
  canceled: 'Cancelled',
  missingRemark: 'Remark missing',
};

export interface HistoryToolbarProps {
  /** 'November 2026'. */
  monthName: string;
  /** What was wrong with the month that was asked for. */
  monthError?: string | undefined;
  previousHref: string;
  /** Absent for the current month. */
  nextHref?: string | undefined;
  filters: readonly { name: HistoryFilter; href: string; count: number; isCurrent: boolean }[];
  /** Addresses of the class table and of this page. */
  viewHrefs: Readonly<Record<ClassTableView | 'history', string>>;
}

/** Which month of past classes is shown and what of it, all by links. */
export function HistoryToolbar({
  monthName,
  monthError,
  previousHref,
  nextHref,
  filters,
  viewHrefs,
}: HistoryToolbarProps) {
  return (
    <div className={styles.root}>
      <div className={styles.range}>
        <h2 {...placeWords} className={heading.dates}>
          {monthName}
        </h2>
        {monthError === undefined ? null : (
          <p role="status" className={heading.zone}>
            {monthError}
          </p>
        )}
      </div>
      <SegmentedLinks
        label="View"
        className={styles.views}
        segments={[
          { href: viewHrefs.week, label: 'Week', isCurrent: false },
          { href: viewHrefs.day, label: 'Day', isCurrent: false },
          { href: viewHrefs.history, label: 'History', isCurrent: true },
        ]}
      />
      <nav aria-label="Months" className={styles.pager}>
        <ButtonLink
          href={previousHref}
          variant="quiet"
          aria-label="Previous month"
          title="Previous month"
          icon={<Icon of={ChevronLeft} />}
          className={styles.arrow}
        />
        {nextHref === undefined ? (
          // 'Previous month' stays where it is under the pointer.
          <span className={styles.arrow} />
        ) : (
          <ButtonLink
            href={nextHref}
            variant="quiet"
            aria-label="Next month"
            title="Next month"
            icon={<Icon of={ChevronRight} />}
            className={styles.arrow}
          />
        )}
      </nav>
      <SegmentedLinks
        label="Show"
        className={styles.filters}
        segments={filters.map(({ name, href, count, isCurrent }) => ({
          href,
          label: `${words[name]} (${count})`,
          isCurrent,
        }))}
      />
    </div>
  );
}
