import { type MediaErrorWords, tryAgainLabel } from '@tutor/rules/devices/media-error-words';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './device-test.css.ts';

export interface DeviceFailureProps {
  words: MediaErrorWords;
  /** As the browser named it; only for who looks. */
  detail: string;
  onRetry: () => void;
}

/** Why a camera or microphone could not be opened, the one thing to do, and another try. */
export function DeviceFailure({ words: { title, reason, nextStep }, detail, onRetry }: DeviceFailureProps) {
  return (
    <div className={styles.stack}>
      <Banner tone="danger" title={title}>
        <p>{reason}</p>
        <p className={styles.nextStep}>{nextStep}</p>
      </Banner>
      <div className={styles.row}>
        <Button variant="primary" icon={<Icon of={RefreshCw} size="small" />} onClick={onRetry}>
          {tryAgainLabel}
        </Button>
      </div>
      <Disclosure summary="Details">
        <code className={styles.raw}>{detail}</code>
      </Disclosure>
    </div>
  );
}
