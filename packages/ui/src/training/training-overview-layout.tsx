import type { ReactNode } from 'react';
import * as styles from './training-overview-layout.css.ts';

export interface TrainingOverviewLayoutProps {
  /** Cards of what the tutor has to do, the most pressing first. */
  main: ReactNode;
  /** Cards of what there is to know; below on phones. */
  side: ReactNode;
}

/** The two columns over the courses of the training center. */
export function TrainingOverviewLayout({ main, side }: TrainingOverviewLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
