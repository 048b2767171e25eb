import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import * as fieldStyles from '../primitives/fields/field.css.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './choice-row.css.ts';

export interface ChoiceRowProps {
  /** By which a summary of what is wrong leads here; made up when absent. */
  id?: string | undefined;
  /** What is judged. */
  label: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One of a few choices in a row of a form: native radio buttons under a name, with what is wrong. */
export function ChoiceRow({ id: givenId, label, name, choices, defaultValue, error }: ChoiceRowProps) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const hasError = error !== undefined && error !== '';
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={hasError ? `${id}-error` : undefined}
      aria-invalid={hasError ? true : undefined}
      // Reached by script only, to lead to what is missing.
      tabIndex={-1}
      className={styles.root}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              className={styles.radio}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
      {hasError ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <Icon of={CircleAlert} size="small" className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
