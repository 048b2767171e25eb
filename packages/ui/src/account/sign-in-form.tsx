import { useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { type FormError, FormErrorSummary } from '../primitives/fields/form-error-summary.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './sign-in-form.css.ts';

export interface SignInFormProps {
  action: string;
  Form?: FormSlot | undefined;
  /** Path to go to after signing in; sent along. */
  returnTo?: string | undefined;
  /** What was typed before, kept after a refusal. */
  account?: string | undefined;
  /** Somebody was signed in here until the session ended by itself. */
  isSessionOver?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  fieldErrors?: { account?: string | undefined; password?: string | undefined } | undefined;
  /** Pass each new reply of the server: the focus then moves to what it says. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
  /** Starts signing in at the identity provider; without it there is no second button. */
  providerHref?: string | undefined;
  forgotPasswordHref?: string | undefined;
  retrieveEmailHref?: string | undefined;
}

/** Account and password. Fields are named `account`, `password` and `returnTo`. */
export function SignInForm({
  action,
  Form = 'form',
  returnTo,
  account,
  isSessionOver = false,
  error,
  fieldErrors = {},
  focusKey,
  isSubmitting = false,
  providerHref,
  forgotPasswordHref,
  retrieveEmailHref,
}: SignInFormProps) {
  const id = useId();
  const isScripted = useIsScripted();
  const accountId = `${id}account`;
  const passwordId = `${id}password`;
  const errors: FormError[] = [];
  if (error !== undefined) errors.push({ message: error });
  if (fieldErrors.account !== undefined)
    errors.push({ fieldId: accountId, message: `Account: ${fieldErrors.account}` });
  if (fieldErrors.password !== undefined)
    errors.push({ fieldId: passwordId, message: `Password: ${fieldErrors.password}` });
  return (
    <div className={styles.root}>
      <div>
        <h1 className={styles.title}>Sign in</h1>
        <p className={styles.lead}>Use the account that the company gave you.</p>
      </div>
      {isSessionOver ? (
        <Banner title="Your session has ended">
          {/* Without scripts nothing is kept. */}
          {`Sign in to go on where you were.${isScripted ? ' What you typed there is kept.' : ''}`}
        </Banner>
      ) : null}
      <Form action={action} method="post" className={styles.form} noValidate aria-label="Sign in">
        <FormDraft name="sign-in" isQuiet />
        <FormErrorSummary errors={errors} title="You are not signed in" focusKey={focusKey} />
        {returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField
          id={accountId}
          label="Account"
          name="account"
          defaultValue={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={100}
          error={fieldErrors.account}
        />
        <TextField
          id={passwordId}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          error={fieldErrors.password}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isSubmitting}
          pendingLabel="Signing in"
        >
          Sign in
        </Button>
        {forgotPasswordHref === undefined && retrieveEmailHref === undefined ? null : (
          <p className={styles.help}>
            {forgotPasswordHref === undefined ? null : (
              <Link variant="standalone" href={forgotPasswordHref}>
                Forgot password
              </Link>
            )}
            {retrieveEmailHref === undefined ? null : (
              <Link variant="standalone" href={retrieveEmailHref}>
                Forgot e-mail
              </Link>
            )}
          </p>
        )}
      </Form>
      {providerHref === undefined ? null : (
        <div className={styles.provider}>
          <p className={styles.or}>or</p>
          <ButtonLink href={providerHref} size="large" isFullWidth>
            Sign in with company account
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
