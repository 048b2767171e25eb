import type { ReactNode } from 'react';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { BrandName } from '../shell/brand-mark.tsx';
import * as styles from './auth-layout.css.ts';
import { MorningDrawing } from './morning-drawing.tsx';

export interface AuthLayoutProps {
  /** The form, with its own heading. */
  children: ReactNode;
}

/** Signing in and what goes with it: the form on one side, a quiet picture on the other where there is room. */
export function AuthLayout({ children }: AuthLayoutProps) {
  const Link = useLinkComponent();
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <header>
          <Link href="/welcome" className={styles.brand}>
            <BrandName />
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.column}>{children}</div>
        </main>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <MorningDrawing className={styles.drawing} />
        <p className={styles.line}>Your teaching day, in one place.</p>
      </div>
    </div>
  );
}
