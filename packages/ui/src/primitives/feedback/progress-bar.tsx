import { type ReactNode, useId } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { classNames } from '../behaviour/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Between 0 and `max`; leave it out while nobody can say. */
  value?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** The value in words at the end of the line, e.g. '340 of 549'. */
  valueText?: ReactNode;
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** How far along something is. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  className,
}: ProgressBarProps) {
  const id = useId();
  const labelElement = <label htmlFor={id}>{label}</label>;
  return (
    <div className={classNames(styles.root, className)}>
      {isLabelHidden && valueText === undefined ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.line}>
          {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
          {valueText === undefined ? null : <span>{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        max={max}
        {...(value === undefined ? {} : { value: Math.min(Math.max(value, 0), max) })}
        className={classNames(styles.bar, styles.tone[tone])}
      />
    </div>
  );
}
