import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as styles from './spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for; read out, not shown. Pass '' inside a control that already says it. */
  label?: string;
}

/** A turning ring in the text's colour and size. It stands still under reduced motion. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <span className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      {label === '' ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
