import { seconds } from '@tutor/rules/time/durations';
import { useEffect, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import * as styles from './unsent-bar.css.ts';

export interface UnsentBarProps {
  /** Messages of this conversation that wait, and those that could not be sent. */
  waiting: number;
  failed: number;
  isOffline: boolean;
  /** Sends all that could not be sent once more, in their order. */
  onRetryAll: () => void;
  /** False where the browser keeps nothing: then the tab must stay open. */
  isLasting?: boolean | undefined;
}

/** What goes out at once is no news. */
const shownAfterMs = seconds(2);

/** Above the composer: what of this conversation has not gone out, and why. Nothing while all has. */
export function UnsentBar({ waiting, failed, isOffline, onRetryAll, isLasting = true }: UnsentBarProps) {
  if (failed > 0)
    return (
      <Banner
        tone="warning"
        className={styles.bar}
        action={
          <Button size="small" onClick={onRetryAll}>
            Retry all
          </Button>
        }
      >
        <span>{failed === 1 ? '1 message was not sent.' : `${failed} messages were not sent.`}</span>
      </Banner>
    );
  if (waiting === 0) return null;
  if (!isOffline) return <Waiting count={waiting} />;
  const kept = isLasting
    ? 'What you write is kept in this browser, and goes out when the line is back.'
    : 'Keep this tab open: what you write goes out when the line is back.';
  return (
    <Banner tone="info" className={styles.bar}>
      <span>{`You are offline. ${waiting === 1 ? '1 message is' : `${waiting} messages are`} waiting. ${kept}`}</span>
    </Banner>
  );
}

/** Messages whose turn has not come though the line is there, once they have waited for a moment. */
function Waiting({ count }: { count: number }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), shownAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Banner tone="info" className={styles.bar}>
      <span>{count === 1 ? '1 message waits to be sent.' : `${count} messages wait to be sent.`}</span>
    </Banner>
  );
}
