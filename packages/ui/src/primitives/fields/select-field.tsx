import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import * as fieldStyles from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';
import * as styles from './select-field.css.ts';

/** One of the values to choose from. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'multiple' | 'children'>,
    FieldTexts {
  options: readonly SelectOption[];
  /** A first, empty choice such as 'Choose a reason'. */
  placeholder?: string | undefined;
}

/** One of a few choices: the browser's own list, so that it is right on every device. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, isLabelHidden, isOptional, description, error, id, options, placeholder, className, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, isLabelHidden, isOptional, description, error, className }}>
      {(control) => (
        <span className={styles.frame}>
          <select {...rest} {...control} ref={ref} className={classNames(fieldStyles.control, styles.control)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
});
