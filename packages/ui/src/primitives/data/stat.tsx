import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './stat.css.ts';

/** Holds `Stat`s: a description list that wraps. */
export function StatList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classNames(styles.list, className)}>{children}</dl>;
}

export interface StatProps {
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** After the figure, smaller: 'points', 'PHP'. */
  unit?: string | undefined;
  /** Under the figure: what it takes to the next level, change since last month. */
  hint?: ReactNode;
}

/** One figure with its name. Put it inside a `StatList`. */
export function Stat({ label, value, unit, hint }: StatProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </dd>
      {hint === undefined ? null : <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
