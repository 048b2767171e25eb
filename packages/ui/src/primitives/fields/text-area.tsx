import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as fieldStyles from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'maxLength' | 'children'>,
    FieldTexts {
  /** Characters allowed; shows a counter. Typing on is possible and told, since silently cut text is lost text. */
  limit?: number | undefined;
}

/** Several lines of text, with a counter when there is a limit. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, isLabelHidden, isOptional, description, error, id, limit, onChange, className, ...rest },
  ref,
) {
  const counterId = useId();
  const [typed, setTyped] = useState(() => shownLength(rest.defaultValue));
  const length = rest.value === undefined ? typed : shownLength(rest.value);
  const describedBy = limit === undefined ? undefined : counterId;
  return (
    <Field {...{ id, label, isLabelHidden, isOptional, description, error, className, describedBy }}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...rest}
            {...control}
            ref={ref}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
            className={classNames(fieldStyles.control, styles.control)}
          />
          {limit === undefined ? null : (
            <span id={counterId} className={styles.counter} data-over={length > limit ? '' : undefined}>
              {length > limit ? `${length - limit} too many: at most ${limit} characters` : `${length} of ${limit}`}
            </span>
          )}
        </>
      )}
    </Field>
  );
});

/** A text that came back from a form sent without scripts has two characters for a line break; the field shows one. */
function shownLength(text: ComponentPropsWithoutRef<'textarea'>['value']): number {
  return String(text ?? '').replace(/\r\n?/g, '\n').length;
}
