import { dayRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import Globe from 'lucide-react/icons/globe';
import { Link } from '../primitives/navigation/link.tsx';
import { placeWords } from '../primitives/navigation/place-words.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './days-heading.css.ts';

export interface DaysHeadingProps {
  /** First instants of the first and the last day shown. */
  first: Date;
  last: Date;
  /** IANA name of the zone shown. */
  zone: string;
  /** Another zone that is shown beside it and named here too. */
  secondZone?: string | undefined;
  /** Leads to the same page in the other zone: 'Show company time', 'Show my time'. */
  zoneSwitch?: { href: string; label: string } | undefined;
  className?: string | undefined;
}

/** Which days a page shows, and by whose clock. */
export function DaysHeading({ first, last, zone, secondZone, zoneSwitch, className }: DaysHeadingProps) {
  return (
    <div className={className}>
      <h2 {...placeWords} className={styles.dates}>
        {dayRangeText(first, last, zone)}
      </h2>
      <p className={styles.zone}>
        <Icon of={Globe} size="small" />
        <span>{`${zoneText(first, zone)}${secondZone === undefined ? '' : ` and ${zoneText(first, secondZone)}`}`}</span>
        {zoneSwitch === undefined ? null : (
          <>
            {' '}
            <Link href={zoneSwitch.href} variant="standalone" className={styles.change}>
              {zoneSwitch.label}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
