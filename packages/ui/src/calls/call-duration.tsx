import { callDuration } from '@tutor/rules/calls/call-message';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './call-duration.css.ts';

/** How long a call goes on, or was. It is read when it is looked for, and announces nothing. */
export function CallDuration({ seconds }: { seconds: number }) {
  return (
    <span className={styles.root}>
      <VisuallyHidden>Duration: </VisuallyHidden>
      <time dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>{callDuration(seconds)}</time>
    </span>
  );
}
