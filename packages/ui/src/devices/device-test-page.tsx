import type { ReactNode } from 'react';
import * as styles from './device-test.css.ts';

/** The parts of the page, one under the other. */
export function DeviceTestPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
