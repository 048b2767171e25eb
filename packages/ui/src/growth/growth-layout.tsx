import type { ReactNode } from 'react';
import * as styles from './growth-layout.css.ts';

export interface GrowthLayoutProps {
  /** A welcome, a level that was reached: over everything. */
  news?: ReactNode;
  /** Level and score: on top on phones, at the side where there is room. */
  standing: ReactNode;
  tasks: ReactNode;
}

/** The growth center's two parts. */
export function GrowthLayout({ news, standing, tasks }: GrowthLayoutProps) {
  return (
    <div className={styles.root}>
      {news === undefined ? null : <div className={styles.news}>{news}</div>}
      <div className={styles.standing}>{standing}</div>
      <div className={styles.tasks}>{tasks}</div>
    </div>
  );
}
