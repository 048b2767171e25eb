import type { ReactNode } from 'react';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { FilterLinks } from '../primitives/navigation/filter-links.tsx';
import * as styles from './fee-layout.css.ts';

export interface FeeLayoutProps {
  pages: readonly { href: string; label: string; isCurrent: boolean }[];
  children: ReactNode;
}

/** What the pages of the service fee have in common: their title and the way between them. */
export function FeeLayout({ pages, children }: FeeLayoutProps) {
  return (
    <>
      <PageHeader
        title="Service Fee"
        description="What each class paid, what was taken off, and what was paid out. Months are those of the company’s calendar (Shanghai)."
        className={styles.header}
      />
      <FilterLinks label="Service Fee" filters={pages} className={styles.tabs} />
      <div className={styles.content}>{children}</div>
    </>
  );
}
