import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SegmentedLinks } from '../primitives/fields/segmented-control.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './strength-cycles.css.ts';

export interface StrengthCyclesProps {
  isMonthly: boolean;
  monthHref: string;
  weekHref: string;
  previousHref: string;
  /** Absent in the present cycle. */
  nextHref?: string | undefined;
}

/** The way from cycle to cycle, by month or by week. */
export function StrengthCycles({ isMonthly, monthHref, weekHref, previousHref, nextHref }: StrengthCyclesProps) {
  const word = isMonthly ? 'month' : 'week';
  return (
    <div className={styles.root}>
      <SegmentedLinks
        label="Cycle"
        segments={[
          { href: monthHref, label: 'By month', isCurrent: isMonthly },
          { href: weekHref, label: 'By week', isCurrent: !isMonthly },
        ]}
      />
      <div className={styles.steps}>
        <ButtonLink href={previousHref} size="small" icon={<Icon of={ChevronLeft} size="small" />}>
          {`Last ${word}`}
        </ButtonLink>
        {nextHref === undefined ? null : (
          <ButtonLink href={nextHref} size="small" icon={<Icon of={ChevronRight} size="small" />}>
            {`Next ${word}`}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
