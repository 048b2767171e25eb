import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { PassageDrawing } from './passage-drawing.tsx';
import * as styles from './switch-account-prompt.css.ts';

export interface SwitchAccountPromptProps {
  /** The tutor who is signed in now; left out where nobody is. */
  currentName?: string | undefined;
  /** The tutor of the link. */
  newName: string;
  action: string;
  Form?: FormSlot | undefined;
  /** Sent along hidden, such as the code of the link. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Where a tutor goes on who does not agree. */
  stayHref: string;
  /** Why it did not work; it can be tried again. */
  error?: string | undefined;
  isSubmitting?: boolean | undefined;
}

/** Asks before a link signs a tutor in, in place of another or where nobody is signed in. Posts `intent=switch`. */
export function SwitchAccountPrompt({
  currentName,
  newName,
  action,
  Form = 'form',
  fields = {},
  stayHref,
  error,
  isSubmitting = false,
}: SwitchAccountPromptProps) {
  const { title, refuse, agree, pending } = wordsOf(currentName, newName);
  return (
    <div className={styles.root}>
      <PassageDrawing name="switching" className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      {currentName === undefined ? (
        <p className={styles.text}>
          A link on another site opened this page. It is for <strong>{newName}</strong>. Continue only if this is you.
        </p>
      ) : (
        <>
          <p className={styles.text}>
            <strong>{currentName}</strong> is signed in here. The link that was opened is for <strong>{newName}</strong>
            .
          </p>
          <p
            className={styles.text}
          >{`Switching signs ${currentName} out on this device. If you did not ask for this, stay.`}</p>
        </>
      )}
      <FormRefusal error={error} />
      <div className={styles.actions}>
        <ButtonLink href={stayHref} variant="primary" size="large" isFullWidth>
          {refuse}
        </ButtonLink>
        <Form action={action} method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            name="intent"
            value="switch"
            size="large"
            isFullWidth
            isPending={isSubmitting}
            pendingLabel={pending}
          >
            {agree}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function wordsOf(currentName: string | undefined, newName: string) {
  return currentName === undefined
    ? { title: `Sign in as ${newName}?`, refuse: 'Not me', agree: 'Continue', pending: 'Signing in' }
    : {
        title: 'Switch accounts?',
        refuse: `Stay as ${currentName}`,
        agree: `Switch to ${newName}`,
        pending: 'Switching',
      };
}
