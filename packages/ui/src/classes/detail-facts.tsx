import { Fragment, type ReactNode } from 'react';
import * as styles from './detail-facts.css.ts';

export interface DetailFactsProps {
  /** Values by their names, in their order; one without a value is left out. */
  facts: Readonly<Record<string, ReactNode | undefined>>;
}

/** Facts under their names, as a description list. */
export function DetailFacts({ facts }: DetailFactsProps) {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.list}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
