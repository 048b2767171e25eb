import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './signed-figure.css.ts';

/** A gain or a loss: its sign says which, the colour only helps. */
export function SignedFigure({ isLoss, children }: { isLoss: boolean; children: ReactNode }) {
  return (
    <strong className={classNames(styles.root, toneStyles.words[isLoss ? 'danger' : 'success'])}>{children}</strong>
  );
}
