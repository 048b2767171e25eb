import type { ReactNode } from 'react';
import * as styles from './network-layout.css.ts';

/** The cards of the page, one under the other. */
export function NetworkLayout({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
