import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import * as styles from './button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** `primary`: the one thing to do here · `secondary` (default) · `quiet`: no edge until hovered · `danger`: cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** 32, 40 (default) or 48 px high. */
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** An `<Icon>` before the words. */
  icon?: ReactNode;
  /** While true the button shows a spinner, ignores presses and keeps its focus. */
  isPending?: boolean | undefined;
  /** Words shown while pending; without them the usual words stay. */
  pendingLabel?: string | undefined;
}

/** Class names of a button's look, for things that are not buttons but look like one. */
export function buttonClassName({ variant = 'secondary', size = 'medium', isFullWidth = false }: ButtonLook): string {
  return classNames(styles.root, styles.size[size], styles.variant[variant], isFullWidth && styles.fullWidth);
}

/** Words of a button in an element of their own: beside an icon that comes and goes a translated page would lose them. */
export function ButtonWords({ children }: { children: ReactNode }) {
  return children === undefined ? null : <span className={styles.words}>{children}</span>;
}

/** A native button; `type` is `button` unless told otherwise, so that it never sends a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    isFullWidth,
    icon,
    isPending = false,
    pendingLabel,
    type = 'button',
    onClick,
    className,
    children,
    ...rest
  },
  ref,
) {
  const ignore = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      // aria-disabled instead of disabled: a disabled button would drop the focus that the keyboard user had on it.
      aria-disabled={isPending ? true : rest['aria-disabled']}
      data-pending={isPending ? '' : undefined}
      onClick={isPending ? ignore : onClick}
      className={classNames(buttonClassName({ variant, size, isFullWidth }), className)}
    >
      {isPending ? <Spinner label="" /> : icon}
      <ButtonWords>{isPending ? (pendingLabel ?? children) : children}</ButtonWords>
    </button>
  );
});
