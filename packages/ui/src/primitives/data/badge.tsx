import { badgeText } from '@tutor/rules/messages/badge-text';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './badge.css.ts';
import { classNames } from '../behaviour/class-names.ts';
import * as toneStyles from '../../theme/tone.css.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface BadgeProps {
  /** How many; nothing is drawn for 0, '99+' above 99 (specification, core §9). */
  count: number;
  /** What is counted, read out after the number: 'unread messages'. Leave it out when the control's own name says it. */
  label?: string | undefined;
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A small count on a filled ground. */
export function Badge({ count, label, tone = 'danger', className }: BadgeProps) {
  const text = badgeText(count);
  if (text === '') return null;
  return (
    <span className={classNames(styles.root, toneStyles.solid[tone], className)}>
      <span>{text}</span>
      {label === undefined ? null : <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

export interface DotProps {
  /** What the dot tells, read out: 'New replies'. */
  label: string;
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A mark for 'something new' where the number does not matter. */
export function Dot({ label, tone = 'danger', className }: DotProps) {
  return (
    <span className={className}>
      <span className={classNames(styles.dot, toneStyles.fill[tone])} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
