import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  /** Always there; hide it with `isLabelHidden`, never leave it out. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Marks the label with '(optional)'. */
  isOptional?: boolean | undefined;
  /** Help that stays under the label. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control inside; made up when absent. */
  id?: string | undefined;
  className?: string | undefined;
  /** Ids of further texts that describe the control, such as a counter. */
  describedBy?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, description and error. */
  children: (control: FieldControl) => ReactNode;
}

/** What ties a native control to the label, description and error of its field; spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, description and error around one native control. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  error,
  describedBy,
  className,
  children,
}: FieldProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const hasDescription = description !== undefined && description !== null;
  const hasError = error !== undefined && error !== '';
  const describing = classNames(hasDescription && descriptionId, hasError && errorId, describedBy);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hasDescription ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': describing === '' ? undefined : describing,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hasError ? (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size="small" className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
