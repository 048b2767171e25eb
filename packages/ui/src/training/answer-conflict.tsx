import { Button } from '../primitives/buttons/button.tsx';
import * as styles from './answer-conflict.css.ts';

export interface AnswerConflictProps {
  /** The other answer, in words; nothing where it was taken back. */
  theirs: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Said at a question that was answered elsewhere meanwhile: the tutor chooses which answer stays. */
export function AnswerConflict({ theirs, onKeepMine, onTakeTheirs }: AnswerConflictProps) {
  return (
    <div role="alert" className={styles.root}>
      <p>
        <span>
          {theirs.length === 0
            ? 'In another window or on another device this answer was taken back.'
            : `In another window or on another device this was answered: ${theirs.join(' · ')}.`}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onKeepMine}>
          Keep the answer here
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Take the other one
        </Button>
      </div>
    </div>
  );
}
