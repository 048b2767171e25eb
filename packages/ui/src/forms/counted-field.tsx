import { byteLength, signCount } from '@tutor/rules/chat/text-size';
import { typedText } from '@tutor/rules/shell/typed-text';
import { type ChangeEvent, useId, useState } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as fieldStyles from '../primitives/fields/field.css.ts';
import { Field, type FieldTexts } from '../primitives/fields/field.tsx';
import * as styles from '../primitives/fields/text-area.css.ts';

export interface CountedFieldProps extends FieldTexts {
  id?: string | undefined;
  name: string;
  defaultValue?: string | undefined;
  limit: number;
  /** What the rule counts: bytes of UTF-8, or signs as a reader sees them. */
  unit: 'bytes' | 'characters';
  /** More than one line. */
  rows?: number | undefined;
  disabled?: boolean | undefined;
}

/** A field that counts what its rule counts, and never cuts: one types on, and is told how much is too much. */
export function CountedField({ name, defaultValue = '', limit, unit, rows, disabled, ...texts }: CountedFieldProps) {
  const counterId = useId();
  const [value, setValue] = useState(defaultValue);
  const kept = typedText(value);
  const size = unit === 'bytes' ? byteLength(kept) : signCount(kept);
  return (
    <Field {...texts} describedBy={counterId}>
      {(control) => {
        const common = {
          ...control,
          name,
          defaultValue,
          disabled,
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setValue(currentTarget.value),
        };
        return (
          <>
            {rows === undefined ? (
              <input {...common} type="text" autoComplete="off" className={fieldStyles.control} />
            ) : (
              <textarea {...common} rows={rows} className={classNames(fieldStyles.control, styles.control)} />
            )}
            <span id={counterId} className={styles.counter} data-over={size > limit ? '' : undefined}>
              {size > limit ? `${size - limit} too many: at most ${limit} ${unit}` : `${size} of ${limit} ${unit}`}
            </span>
          </>
        );
      }}
    </Field>
  );
}
