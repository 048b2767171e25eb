import { Button } from '../buttons/button.tsx';
import { classNames } from './class-names.ts';
import * as styles from './part-boundary.css.ts';

export interface PartFailedProps {
  /** What happened, and what goes on all the same. */
  words: string;
  /** Without it there is nothing to press: a page without JavaScript loads anew. */
  onTryAgain?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  className?: string | undefined;
}

/** Stands where a part of a page would be. */
export function PartFailed({ words, onTryAgain, onClose, className }: PartFailedProps) {
  return (
    <div role="alert" className={classNames(styles.failed, className)}>
      <p className={styles.words}>{words}</p>
      {onTryAgain === undefined ? null : (
        <Button size="small" onClick={onTryAgain}>
          Try again
        </Button>
      )}
      {onClose === undefined ? null : (
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
