import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  /** The thing that will stand here: a line of text of that size (default `body`), a control, an avatar, or a block. */
  shape?: keyof typeof styles.shape | undefined;
  /** Share of the line: 100 % (default), 75, 50 or 25; `own` leaves it to `className`. Ignored by avatars. */
  width?: keyof typeof styles.width | undefined;
  /** For a size of its own. */
  className?: string | undefined;
}

/** A grey shape exactly as high as what it stands for, so that nothing jumps. */
export function Skeleton({ shape = 'body', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.root,
        styles.width[shape === 'avatar' ? 'own' : width],
        styles.shape[shape],
        className,
      )}
    />
  );
}

export interface SkeletonGroupProps {
  /** Read out once for all shapes inside, e.g. 'Loading classes'. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Says once to a screen reader what the grey shapes inside are waiting for. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
