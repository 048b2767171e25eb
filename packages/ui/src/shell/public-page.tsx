import type { ReactNode } from 'react';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { BrandName } from './brand-mark.tsx';
import * as styles from './public-page.css.ts';

export interface PublicPageProps {
  homeHref: string;
  title: string;
  children: ReactNode;
}

/** A page for visitors who need not be signed in: brand, title, content. */
export function PublicPage({ homeHref, title, children }: PublicPageProps) {
  const Link = useLinkComponent();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Link href={homeHref} className={styles.brand} aria-label="Tutor Portal, start page">
          <BrandName />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageHeader title={title} />
        {children}
      </main>
    </div>
  );
}
