import { pesoText } from '@tutor/rules/money/pesos';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './fee-rows.css.ts';

/** One line of a list of money. */
export interface FeeRow {
  id: string;
  title: string;
  /** Where the line leads to. */
  href?: string | undefined;
  /** Under the title, a line each. */
  details: readonly ReactNode[];
  /** A status or kind. */
  tag?: ReactNode;
  /** Whole centavos, signed. */
  centavos: number;
}

/** Lines of money, each with its amount at the end; the whole line is the target where it leads somewhere. */
export function FeeRows({ label, rows }: { label: string; rows: readonly FeeRow[] }) {
  const Anchor = useLinkComponent();
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map(({ id, title, href, details, tag, centavos }) => (
        <li key={id} className={styles.row} data-link={href === undefined ? undefined : ''}>
          <span className={styles.words}>
            {href === undefined ? (
              <span className={styles.title}>{title}</span>
            ) : (
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
            )}
            {details.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one row have no other name and keep their order.
              <span key={index} className={styles.detail}>
                {detail}
              </span>
            ))}
          </span>
          {tag === undefined ? null : <span className={styles.tag}>{tag}</span>}
          <span className={styles.amount} data-negative={centavos < 0 ? '' : undefined}>
            {pesoText(centavos)}
          </span>
        </li>
      ))}
    </ul>
  );
}
