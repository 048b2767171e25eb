import type { ComponentPropsWithoutRef } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './tag.css.ts';
import * as toneStyles from '../../theme/tone.css.ts';

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** Only to group; what a tag means is in its word. */
  tone?: Tone | undefined;
}

/** A short attribute of a thing: lesson type, level, room. For a status use `StatusTag`. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.root, toneStyles.soft[tone], className)} />;
}
