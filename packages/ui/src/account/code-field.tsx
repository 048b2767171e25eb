import { useRef } from 'react';
import { TextField } from '../primitives/fields/text-field.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './send-code-button.css.ts';
import { SendCodeButton } from './send-code-button.tsx';

export interface CodeFieldProps {
  name: string;
  id?: string | undefined;
  /** What was typed before, where the server drew the form again. */
  defaultValue?: string | undefined;
  error?: string | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch. */
  sentAtMs?: number | undefined;
  isSending?: boolean | undefined;
  /** Sends a code; gets the form as it is typed so far. */
  onSend: (form: FormData) => void;
  /** The form is one of a page: where no script runs the button sends it with `intent=send`. */
  isInPage?: boolean | undefined;
}

/** A code that proves an address, beside the button that sends it. */
export function CodeField({
  name,
  id,
  defaultValue,
  error,
  sentAtMs,
  isSending,
  onSend,
  isInPage = false,
}: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.row}>
      <TextField
        ref={ref}
        id={id}
        label="Code"
        name={name}
        defaultValue={defaultValue}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        error={error}
        className={styles.field}
      />
      {isInPage ? (
        // What Enter in a field presses is the first button that submits.
        <VisuallyHidden aria-hidden>
          <button type="submit" tabIndex={-1} />
        </VisuallyHidden>
      ) : null}
      <SendCodeButton
        {...(isInPage ? { type: 'submit', name: 'intent', value: 'send' } : {})}
        sentAtMs={sentAtMs}
        isSending={isSending}
        onSend={() => {
          const form = ref.current?.form;
          if (form) onSend(new FormData(form));
        }}
        className={styles.beside}
      />
    </div>
  );
}
