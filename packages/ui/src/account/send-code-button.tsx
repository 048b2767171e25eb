import { resendCountdown } from '@tutor/rules/account/verification-code';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button, type ButtonProps } from '../primitives/buttons/button.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './send-code-button.css.ts';

export interface SendCodeButtonProps extends Omit<ButtonProps, 'children' | 'isPending' | 'pendingLabel' | 'onClick'> {
  /** When the last code went out, by the server's clock in ms since the epoch; nothing was sent yet without it. */
  sentAtMs?: number | undefined;
  isSending?: boolean | undefined;
  /** Called by a press while a code may be sent; then nothing is submitted. Without it give `type="submit"`. */
  onSend?: (() => void) | undefined;
  /** Words before the first code; default 'Send code'. */
  label?: string | undefined;
}

/** Sends a code; then counts down until it can be sent again. It keeps the focus throughout. */
export function SendCodeButton({
  sentAtMs,
  isSending = false,
  onSend,
  label = 'Send code',
  className,
  ...rest
}: SendCodeButtonProps) {
  const left = resendCountdown(sentAtMs, useNow('second').getTime());
  const isWaiting = left > 0;
  return (
    <>
      <Button
        {...rest}
        isPending={isSending}
        pendingLabel="Sending"
        aria-disabled={isWaiting ? true : undefined}
        onClick={(event) => {
          if (isWaiting || onSend !== undefined) event.preventDefault();
          if (!isWaiting) onSend?.();
        }}
        className={classNames(styles.button, className)}
      >
        {isWaiting ? `Send again in ${left} s` : sentAtMs === undefined ? label : 'Send again'}
      </Button>
      {/* Said once for each code; the seconds are for whoever comes to the button. */}
      <VisuallyHidden role="status">
        {sentAtMs === undefined ? null : <span key={sentAtMs}>The code was sent.</span>}
      </VisuallyHidden>
    </>
  );
}
