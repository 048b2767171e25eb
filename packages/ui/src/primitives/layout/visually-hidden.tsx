import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './visually-hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={classNames(styles.root, className)} />;
}
