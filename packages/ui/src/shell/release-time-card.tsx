import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './release-time-card.css.ts';

export interface ReleaseTimeCardProps {
  href?: string | undefined;
}

/** The side card that leads to releasing time. Whether it shows is `floatingButtons`' to say. */
export function ReleaseTimeCard({ href = '/releaseTime/submit' }: ReleaseTimeCardProps) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={styles.root}>
      <Icon of={CalendarClock} size="small" />
      <span className={styles.words}>Release time for next week</span>
    </Link>
  );
}
