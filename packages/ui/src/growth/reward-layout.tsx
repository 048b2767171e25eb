import type { ReactNode } from 'react';
import * as styles from './reward-layout.css.ts';

export interface RewardLayoutProps {
  /** The road or the scene: first, and at the left where there is room. */
  road: ReactNode;
  rest: ReactNode;
}

/** A page of growth in two columns. */
export function RewardLayout({ road, rest }: RewardLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.part}>{road}</div>
      <div className={styles.part}>{rest}</div>
    </div>
  );
}
