import { Fragment, type ReactNode } from 'react';
import * as styles from './detail-facts.css.ts';

export interface DetailFactsProps {
  /** Values by their names, in their order; one without a value is left out. */
  facts: Readonly<Record<string, ReactNode | undefined>>;
}

/** Facts under their names, as a description list. */
export function DetailFacts({ facts }: DetailFactsProps) {
  return (
    <dl className={styles.list}>
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : (
          <Fragment key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
