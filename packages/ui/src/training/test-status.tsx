import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { Icon } from '../theme/icon.tsx';
import * as styles from './test-status.css.ts';

export interface TestStatusProps {
  /** The time that is left, in words. */
  time: string;
  /** Little time is left. */
  isShort?: boolean | undefined;
  /** Whether the answers are saved, in words. */
  state?: string | undefined;
  /** What screen readers alone are to know. */
  children?: ReactNode;
}

/** The time of a test and what of its answers is saved, in sight wherever the tutor is on the page. */
export function TestStatus({ time, isShort = false, state, children }: TestStatusProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.time} data-short={isShort || undefined}>
        <Icon of={Timer} />
        <span>{time}</span>
      </p>
      {state === undefined ? null : (
        <p role="status" className={styles.state}>
          {state}
        </p>
      )}
      {children}
    </div>
  );
}
