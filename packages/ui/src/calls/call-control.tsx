import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './call-control.css.ts';

export interface CallControlProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'> {
  label: string;
  /** From `lucide-react/icons/`. */
  icon: LucideIcon;
  /** A device that is off: a word says so, beside its icon. */
  isOff?: boolean | undefined;
  /** Why it does not work as it is; a press may mend it. */
  problem?: string | undefined;
  /** Why a press does nothing now. */
  whyNot?: string | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
}

/** A round button of a call with its words below. */
export const CallControl = forwardRef<HTMLButtonElement, CallControlProps>(function CallControl(
  { label, icon, isOff = false, problem, whyNot, shortcut, onClick, className, children, ...rest },
  ref,
) {
  const reasonId = useId();
  const reason = whyNot ?? problem;
  const hint = shortcut === undefined ? label : `${label} (${shortcut.toUpperCase()})`;
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      title={reason === undefined ? hint : `${hint}: ${reason}`}
      aria-keyshortcuts={shortcut}
      aria-describedby={reason === undefined ? undefined : reasonId}
      // Not `disabled`: a disabled button tells nobody why.
      aria-disabled={whyNot === undefined ? undefined : true}
      onClick={whyNot === undefined ? onClick : undefined}
      data-off={isOff ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <span className={styles.circle}>
        <Icon of={icon} size="large" />
        {problem === undefined ? null : (
          <span aria-hidden="true" className={styles.problem}>
            !
          </span>
        )}
        {children}
      </span>
      <span className={styles.words}>
        <span>{label}</span>
        {/* The state is in aria-pressed; here it is for the eye. */}
        {isOff ? <span aria-hidden="true"> off</span> : null}
        {shortcut === undefined ? null : (
          <span aria-hidden="true" className={styles.key}>
            {shortcut.toUpperCase()}
          </span>
        )}
      </span>
      {reason === undefined ? null : (
        <VisuallyHidden id={reasonId} aria-hidden="true">
          {reason}
        </VisuallyHidden>
      )}
    </button>
  );
});
