import type { ReactNode } from 'react';
import * as styles from './summary-list.css.ts';

export interface SummaryListProps {
  items: readonly { term: string; value: ReactNode }[];
}

/** Terms with their values, to be read and not changed. */
export function SummaryList({ items }: SummaryListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
