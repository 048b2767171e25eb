import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as own from './points-ledger.css.ts';
import * as styles from './row-list.css.ts';
import { SignedFigure } from './signed-figure.tsx';

export interface LedgerHeadProps {
  /** Why it was moved. */
  word: string;
  /** The change with its sign and unit: '+2 points'. */
  change: string;
  isLoss: boolean;
  /** What there was before and after it, formatted. */
  before: string;
  after: string;
}

/** First line of an entry of a ledger: cause, change, and what there was before and after it. */
export function LedgerHead({ word, change, isLoss, before, after }: LedgerHeadProps) {
  return (
    <div className={styles.head}>
      <span className={own.title}>{word}</span>
      <span className={own.figures}>
        <SignedFigure isLoss={isLoss}>{change}</SignedFigure>
        <span className={styles.detail}>
          <VisuallyHidden>from </VisuallyHidden>
          <span>{before}</span>
          <span aria-hidden="true"> → </span>
          <VisuallyHidden> to </VisuallyHidden>
          <span>{after}</span>
        </span>
      </span>
    </div>
  );
}
