import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import { PassageDrawing } from './passage-drawing.tsx';
import * as styles from './switch-account-prompt.css.ts';

export interface SwitchAccountPromptProps {
  /** Who is signed in now. */
  currentName: string;
  /** Who the link is for, when that is known before using it up. */
  newName?: string | undefined;
  action: string;
  Form?: FormSlot | undefined;
  /** Sent along hidden, such as the code of the link. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Where the tutor who is signed in goes on. */
  stayHref: string;
  /** Why switching did not work; it can be tried again. */
  error?: string | undefined;
  isSubmitting?: boolean | undefined;
}

/** Another teacher is signed in: asks before a link signs them out. Posts `intent=switch`. */
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
  return (
    <div className={styles.root}>
      <PassageDrawing name="switching" className={styles.drawing} />
      <h1 className={styles.title}>Switch accounts?</h1>
      <p className={styles.text}>
        <strong>{currentName}</strong> is signed in here. The link that was opened is for{' '}
        {newName === undefined ? 'another teacher' : <strong>{newName}</strong>}.
      </p>
      <p className={styles.text}>
        Switching signs {currentName} out on this device. If you did not ask for this, stay.
      </p>
      {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
      <div className={styles.actions}>
        <ButtonLink href={stayHref} variant="primary" size="large" isFullWidth>
          Stay as {currentName}
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
            pendingLabel="Switching"
          >
            {newName === undefined ? 'Switch accounts' : `Switch to ${newName}`}
          </Button>
        </Form>
      </div>
    </div>
  );
}
