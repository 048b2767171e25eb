import type { ReactNode } from 'react';
import { rounds } from './goal-card.css.ts';

/** Goals of several rounds, one below the other. */
export function GoalRounds({ children }: { children: ReactNode }) {
  return <div className={rounds}>{children}</div>;
}
