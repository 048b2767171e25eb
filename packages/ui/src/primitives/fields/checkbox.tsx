import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './checkbox.css.ts';
import * as fieldStyles from './field.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** The statement that is agreed to; may contain a link. */
  label: ReactNode;
  /** Help under the statement. */
  description?: ReactNode;
  /** What is wrong; makes the box invalid. */
  error?: string | undefined;
}

/** A native checkbox with its statement beside it. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, description, error, id, className, ...rest },
  ref,
) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const hasError = error !== undefined && error !== '';
  const describedBy = classNames(
    description !== undefined && `${controlId}-description`,
    hasError && `${controlId}-error`,
  );
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.label}>
        <input
          {...rest}
          ref={ref}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={hasError ? true : undefined}
          className={styles.control}
        />
        <span>{label}</span>
      </label>
      {description === undefined ? null : (
        <p id={`${controlId}-description`} className={classNames(fieldStyles.description, styles.below)}>
          {description}
        </p>
      )}
      {hasError ? (
        <p id={`${controlId}-error`} className={classNames(fieldStyles.error, styles.below)}>
          <Icon of={CircleAlert} size="small" className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
});
