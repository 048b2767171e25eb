import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import type { Tone } from '../../theme/tokens.ts';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './status-tag.css.ts';
import * as toneStyles from '../../theme/tone.css.ts';

export interface StatusTagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  tone: Tone;
  /** A lucide icon: a status is never colour alone. */
  icon: LucideIcon;
  /** The status in a word or two. */
  children: ReactNode;
  /** 22 px (default) or 28 px high. */
  size?: keyof typeof styles.size | undefined;
}

/** A status: colour, icon and word together. */
export function StatusTag({ tone, icon, size = 'small', className, children, ...rest }: StatusTagProps) {
  return (
    <span {...rest} className={classNames(styles.root, styles.size[size], toneStyles.soft[tone], className)}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </span>
  );
}
