import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './button.css.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'pendingLabel' | 'isFullWidth' | 'aria-label'> {
  /** Accessible name; also the pointer's hint unless `title` is given. */
  label: string;
  /** An `<Icon>`. */
  icon: ReactNode;
}

/** A square button that shows only an icon, at least 32 px wide. Quiet unless told otherwise. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, size = 'medium', variant = 'quiet', title = label, className, ...rest },
  ref,
) {
  return (
    <Button
      {...rest}
      ref={ref}
      size={size}
      variant={variant}
      aria-label={label}
      title={title}
      className={classNames(styles.square[size], className)}
    />
  );
});
