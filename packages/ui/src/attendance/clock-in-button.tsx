import { type ClockInState, canClockIn, clockInLabel } from '@tutor/rules/attendance/clock-in';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import ClockAlert from 'lucide-react/icons/clock-exclamation-point';
import { useId, useState } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Button, type ButtonSize } from '../primitives/buttons/button.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './clock-in-button.css.ts';

export interface ClockInButtonProps {
  state: ClockInState;
  /** Where the button posts `intent=clockIn`. */
  action: string;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
  /** The server's answer to the last press; a success only when its Body was 1 (specification, core §4). */
  result?: { message: string; isSuccess: boolean } | undefined;
  /** Name of its form; a second button on a page needs one of its own. */
  formId?: string | undefined;
  /** 32, 40 (default) or 48 px. The small one says the result to screen readers only: a toast shows it. */
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
}

const icons: Readonly<Record<ClockInState, LucideIcon>> = {
  unknown: Clock,
  ready: Clock,
  clockedIn: CircleCheck,
  late: ClockAlert,
  closed: Clock,
};

/** Why the button cannot be pressed, where its own words do not say it. */
const reasons: Readonly<Partial<Record<ClockInState, string>>> = {
  unknown: 'No shift is known to clock in to yet.',
  closed: 'Clocking in is closed for this shift.',
};

/** Clock In, Clocked In or Late: pressed once a shift. */
export function ClockInButton({
  state,
  action,
  Form = 'form',
  isSending = false,
  result,
  formId = 'clock-in',
  size = 'medium',
  isFullWidth = false,
}: ClockInButtonProps) {
  const reasonId = useId();
  const isReady = canClockIn(state);
  const reason = reasons[state];
  // The place of a reason stays once it is gone: what stands below must not move under the pointer.
  const [isReasonPlaced, setReasonPlaced] = useState(false);
  if (reason !== undefined && !isReasonPlaced) setReasonPlaced(true);
  const isSmall = size === 'small';
  const Result = isSmall ? VisuallyHidden : 'p';
  return (
    <div className={classNames(styles.root, isFullWidth && styles.full)}>
      <Form id={formId} action={action} method="post">
        <Button
          type={isReady ? 'submit' : 'button'}
          name="intent"
          value="clockIn"
          size={size}
          isFullWidth={isFullWidth}
          variant={isReady ? 'primary' : 'secondary'}
          icon={<Icon of={icons[state]} size={isSmall ? 'small' : 'medium'} />}
          isPending={isSending}
          pendingLabel="Clocking in"
          aria-disabled={isReady ? undefined : true}
          aria-describedby={reason === undefined ? undefined : reasonId}
          className={state === 'clockedIn' || state === 'late' ? styles.settled[state] : undefined}
        >
          {clockInLabel(state)}
        </Button>
      </Form>
      {isReasonPlaced ? (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      ) : null}
      <div role="status">
        {result === undefined ? null : (
          <Result
            className={
              isSmall ? undefined : classNames(styles.result, toneStyles.words[result.isSuccess ? 'success' : 'danger'])
            }
          >
            {result.message}
          </Result>
        )}
      </div>
    </div>
  );
}
