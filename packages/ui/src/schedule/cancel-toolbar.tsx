import type { ClassTableView } from '@tutor/rules/classes/class-table';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as toolbar from '../classes/class-toolbar.css.ts';
import { DaysHeading } from '../classes/days-heading.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SegmentedLinks } from '../primitives/fields/segmented-control.tsx';
import { Icon } from '../theme/icon.tsx';
import * as shared from './schedule-editor.css.ts';

export interface CancelToolbarProps {
  view: ClassTableView;
  viewHrefs: Readonly<Record<ClassTableView, string>>;
  /** First instants of the first and the last day shown. */
  first: Date;
  last: Date;
  /** IANA name of the zone to write times in. */
  zone: string;
  zoneSwitch?: { href: string; label: string } | undefined;
  /** Absent where paging goes no further. */
  lastHref?: string | undefined;
  nextHref?: string | undefined;
}

/** Which of the 14 days are shown: the days' heading, the choice of week or day, and the pager. */
export function CancelToolbar({
  view,
  viewHrefs,
  first,
  last,
  zone,
  zoneSwitch,
  lastHref,
  nextHref,
}: CancelToolbarProps) {
  const step = view === 'week' ? '7 days' : 'day';
  return (
    <div className={shared.bar}>
      <DaysHeading first={first} last={last} zone={zone} zoneSwitch={zoneSwitch} className={shared.range} />
      <SegmentedLinks
        label="View"
        className={toolbar.views}
        segments={[
          { href: viewHrefs.week, label: 'Week', isCurrent: view === 'week' },
          { href: viewHrefs.day, label: 'Day', isCurrent: view === 'day' },
        ]}
      />
      <nav aria-label="Days" className={toolbar.pager}>
        <PageLink href={lastHref} label={`Last ${step}`} icon={ChevronLeft} />
        <PageLink href={nextHref} label={`Next ${step}`} icon={ChevronRight} />
      </nav>
    </div>
  );
}

function PageLink({ href, label, icon }: { href: string | undefined; label: string; icon: typeof ChevronLeft }) {
  if (href === undefined) {
    return <Button variant="quiet" disabled aria-label={label} title={label} icon={<Icon of={icon} />} />;
  }
  return <ButtonLink href={href} variant="quiet" aria-label={label} title={label} icon={<Icon of={icon} />} />;
}
