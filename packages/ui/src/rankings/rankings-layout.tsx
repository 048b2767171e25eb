import type { ReactNode } from 'react';
import { root } from './rankings-overview.css.ts';

/** The parts of a ranking, one below the other. */
export function RankingsLayout({ children }: { children: ReactNode }) {
  return <div className={root}>{children}</div>;
}
