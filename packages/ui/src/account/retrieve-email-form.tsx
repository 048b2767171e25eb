import { useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { type FormError, FormErrorSummary } from '../primitives/fields/form-error-summary.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './recovery-form.css.ts';

export interface RetrieveEmailFormProps {
  action: string;
  Form?: FormSlot | undefined;
  /** What was typed before, kept after a refusal. */
  tuid?: string | undefined;
  phone?: string | undefined;
  /** The e-mail that was found, masked by the server; shows the result instead of the form. */
  maskedEmail?: string | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  fieldErrors?: { tuid?: string | undefined; phone?: string | undefined } | undefined;
  /** Pass each new reply of the server: the focus then moves to what it says. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
  signInHref: string;
  forgotPasswordHref: string;
  /** The empty form, for another search. */
  restartHref: string;
}

/** Finds the e-mail of an account by teacher ID and phone. Posts `tuid` and `phone`. */
export function RetrieveEmailForm({
  action,
  Form = 'form',
  tuid,
  phone,
  maskedEmail,
  error,
  fieldErrors = {},
  focusKey,
  isSubmitting = false,
  signInHref,
  forgotPasswordHref,
  restartHref,
}: RetrieveEmailFormProps) {
  const id = useId();
  if (maskedEmail !== undefined) {
    return (
      <div className={styles.root}>
        <div>
          <h1 className={styles.title}>Your e-mail</h1>
          <p className={styles.lead}>Part of it is hidden, so that only you know the rest.</p>
        </div>
        <p role="status" className={styles.found}>
          {maskedEmail}
        </p>
        <ButtonLink href={forgotPasswordHref} variant="primary" size="large" isFullWidth>
          Get a new password
        </ButtonLink>
        <p className={styles.links}>
          <Link variant="standalone" href={signInHref}>
            Back to sign in
          </Link>
          <Link variant="standalone" href={restartHref}>
            Look for another
          </Link>
        </p>
      </div>
    );
  }
  const tuidId = `${id}tuid`;
  const phoneId = `${id}phone`;
  const errors: FormError[] = error === undefined ? [] : [{ message: error }];
  if (fieldErrors.tuid !== undefined) errors.push({ fieldId: tuidId, message: `Teacher ID: ${fieldErrors.tuid}` });
  if (fieldErrors.phone !== undefined) errors.push({ fieldId: phoneId, message: `Phone: ${fieldErrors.phone}` });
  return (
    <div className={styles.root}>
      <div>
        <h1 className={styles.title}>Forgot e-mail</h1>
        <p className={styles.lead}>Give your teacher ID and the phone number that your account knows.</p>
      </div>
      <Form action={action} method="post" className={styles.form} noValidate aria-label="Forgot e-mail">
        <FormDraft name="retrieve-email" isQuiet />
        <FormErrorSummary errors={errors} title="We did not find your e-mail" focusKey={focusKey} />
        <TextField
          id={tuidId}
          label="Teacher ID"
          name="tuid"
          defaultValue={tuid}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={10}
          error={fieldErrors.tuid}
        />
        <TextField
          id={phoneId}
          label="Phone"
          name="phone"
          type="tel"
          defaultValue={phone}
          autoComplete="tel-national"
          description="Digits and hyphens, without the area code."
          required
          maxLength={20}
          error={fieldErrors.phone}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isSubmitting}
          pendingLabel="Looking"
        >
          Find my e-mail
        </Button>
      </Form>
      <p className={styles.links}>
        <Link variant="standalone" href={signInHref}>
          Back to sign in
        </Link>
        <Link variant="standalone" href={forgotPasswordHref}>
          Forgot password
        </Link>
      </p>
    </div>
  );
}
