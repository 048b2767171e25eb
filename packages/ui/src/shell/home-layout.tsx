import type { ReactNode } from 'react';
import * as styles from './home-layout.css.ts';

export interface HomeLayoutProps {
  /** What the tutor must do now. */
  main: ReactNode;
  /** What is good to know: the day, points, flowers. */
  aside: ReactNode;
  /** What can wait: under `main`, and under everything where there is one column only. */
  rest?: ReactNode;
}

/** The dashboard's two columns. */
export function HomeLayout({ main, aside, rest }: HomeLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
      {rest}
    </div>
  );
}
