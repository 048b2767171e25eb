import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { BrandName } from '../shell/brand-mark.tsx';
import * as styles from './message-page.css.ts';
import { PassageDrawing, type PassageDrawingName } from './passage-drawing.tsx';

export interface PassagePageProps {
  drawing: PassageDrawingName;
  title: string;
  children?: ReactNode;
  /** Buttons and links; the likeliest first. */
  actions?: ReactNode;
  /** Where the sign leads; default '/'. */
  homeHref?: string | undefined;
}

/** A whole page on the way from one place to another: leaving, being signed in elsewhere. */
export function PassagePage({ drawing, title, children, actions, homeHref = '/' }: PassagePageProps) {
  const Link = useLinkComponent();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href={homeHref} className={styles.brand} aria-label="Tutor Portal, home">
          <BrandName />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classNames(styles.root, styles.main)}>
        <div className={styles.message}>
          <PassageDrawing name={drawing} className={styles.drawing} />
          <div role="status">
            <h1 className={styles.title}>{title}</h1>
            {children === undefined ? null : <div className={styles.text}>{children}</div>}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      </main>
    </div>
  );
}
