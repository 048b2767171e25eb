import { timeText } from '@tutor/rules/time/zoned-text';
import { WifiOff } from 'lucide-react';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './offline-banner.css.ts';

export interface OfflineBannerProps {
  /** When the last thing was heard from the server. */
  since?: Date | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  onRetry?: (() => void) | undefined;
}

/** Says across the page that what stands below may be out of date, and that nothing typed is lost. */
export function OfflineBanner({ since, zone, onRetry }: OfflineBannerProps) {
  return (
    <div role="status" className={styles.root}>
      <Icon of={WifiOff} />
      <p className={styles.words}>
        <strong className={styles.title}>
          {since === undefined ? 'You are offline.' : `You are offline since ${timeText(since, zone)}.`}
        </strong>{' '}
        What you see may be out of date. What you type stays here.
      </p>
      {onRetry === undefined ? null : (
        <Button size="small" onClick={onRetry}>
          Retry now
        </Button>
      )}
    </div>
  );
}
