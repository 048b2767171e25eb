import { useRef } from 'react';
import { TextField } from '../primitives/text-field.tsx';
import * as styles from './send-code-button.css.ts';
import { SendCodeButton } from './send-code-button.tsx';

export interface CodeFieldProps {
  name: string;
  error?: string | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch. */
  sentAtMs?: number | undefined;
  isSending?: boolean | undefined;
  /** Sends a code; gets the form as it is typed so far. */
  onSend: (form: FormData) => void;
}

/** A code that proves an address, beside the button that sends it. */
export function CodeField({ name, error, sentAtMs, isSending, onSend }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.row}>
      <TextField
        ref={ref}
        label="Code"
        name={name}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        error={error}
        className={styles.field}
      />
      <SendCodeButton
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
