import type { ReactNode } from 'react';
import * as styles from './estimates.css.ts';

/** Estimates side by side, or below each other where there is no room. */
export function EstimateColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
