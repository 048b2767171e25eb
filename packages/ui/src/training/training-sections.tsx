import type { ReactNode } from 'react';
import * as styles from './lesson-list.css.ts';

/** The cards of a page of the training center, one below the other. */
export function TrainingSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
