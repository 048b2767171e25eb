import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { useServerFocus } from '../behaviour/use-server-focus.ts';
import * as styles from './form-error-summary.css.ts';
import { useHeldFields } from './held-fields.ts';

/** What was refused of a form. */
export interface FormError {
  /** Id of the field at fault; without it the message is plain text (a refusal of the whole form). */
  fieldId?: string | undefined;
  message: string;
}

export interface FormErrorSummaryProps {
  /** Nothing is drawn when empty. */
  errors: readonly FormError[];
  /** Default 'Please check the following'. */
  title?: string | undefined;
  /** Focus moves here whenever this changes while there are errors: pass the reply of the submission. */
  focusKey?: unknown;
}

/** Everything wrong with a form, each line leading to its field; with what its fields say themselves against its sending. */
export function FormErrorSummary({ errors, title = 'Please check the following', focusKey }: FormErrorSummaryProps) {
  const titleId = useId();
  const serverFocus = useServerFocus();
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) rootRef.current?.focus();
  }, [focusKey]);
  const placeRef = useRef<HTMLSpanElement>(null);
  const held = useHeldFields(placeRef);
  const isFree = ({ fieldId }: FormError): boolean => held.every((field) => field.fieldId !== fieldId);
  const shown: readonly (FormError & { onFollow?: () => void })[] = [...errors.filter(isFree), ...held];
  const place = <span ref={placeRef} hidden />;
  if (shown.length === 0) return place;
  return (
    <section ref={rootRef} tabIndex={-1} {...serverFocus} aria-labelledby={titleId} className={styles.root}>
      {place}
      <Icon of={CircleAlert} />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {shown.map(({ fieldId, message, onFollow }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                <span className={styles.item}>{message}</span>
              ) : (
                <a
                  href={`#${fieldId}`}
                  className={styles.item}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (field === null) return;
                    event.preventDefault();
                    // A field that holds the form back may take no focus itself.
                    if (onFollow === undefined) field.focus();
                    else onFollow();
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
