import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { zonedDate } from '@tutor/rules/time/zone';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SegmentedLinks } from '../primitives/fields/segmented-control.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-toolbar.css.ts';
import { DaysHeading, type DaysHeadingProps } from './days-heading.tsx';

export interface ClassToolbarProps extends Pick<DaysHeadingProps, 'zone' | 'secondZone' | 'zoneSwitch'> {
  view: ClassTableView;
  dayStarts: readonly Date[];
  /** Addresses of the same days in either view. */
  viewHrefs: Readonly<Record<ClassTableView | 'history', string>>;
  previousHref: string;
  nextHref: string;
  todayHref: string;
  /** The days shown hold today. */
  isCurrent?: boolean | undefined;
  /** Where the form that jumps to a day leads, and what stays as it is there. */
  jump: { action: string; kept: Readonly<Record<string, string>> };
  /** What was wrong with the day that was asked for. */
  jumpError?: string | undefined;
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
  secondZone,
  jump,
  jumpError,
}: ClassToolbarProps) {
  const first = dayStarts[0];
  const last = dayStarts.at(-1);
  const step = view === 'week' ? 'week' : 'day';
  return (
    <div className={styles.root}>
      {first === undefined || last === undefined ? null : (
        <DaysHeading
          first={first}
          last={last}
          zone={zone}
          secondZone={secondZone}
          zoneSwitch={zoneSwitch}
          className={styles.range}
        />
      )}
      <SegmentedLinks
        label="View"
        className={styles.views}
        segments={[
          { href: viewHrefs.week, label: 'Week', isCurrent: view === 'week' },
          { href: viewHrefs.day, label: 'Day', isCurrent: view === 'day' },
          { href: viewHrefs.history, label: 'History', isCurrent: false },
        ]}
      />
      <nav aria-label="Days" className={styles.pager}>
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
      <div className={styles.jump}>
        <ButtonLink href={todayHref} aria-current={isCurrent ? 'date' : undefined}>
          Today
        </ButtonLink>
        {/* The browser's own form: the day goes into the address, script or not. */}
        <form method="get" action={jump.action} className={styles.form} aria-label="Go to a day">
          {Object.entries(jump.kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            // The browser keeps what was chosen before, on the way back too; another page starts with its own day.
            key={first?.getTime()}
            autoComplete="off"
            type="date"
            name="date"
            label="Go to a day"
            isLabelHidden
            required
            min="2000-01-01"
            max="2100-12-31"
            defaultValue={first === undefined ? undefined : zonedDate(first, zone)}
            error={jumpError}
            className={styles.date}
          />
          <Button type="submit">Go</Button>
        </form>
      </div>
    </div>
  );
}
