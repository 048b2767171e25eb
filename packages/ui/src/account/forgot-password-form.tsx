import { passwordLengthMin } from '@tutor/rules/account/password-length';
import type { SecretField } from '@tutor/rules/account/secret-field';
import { type ReactNode, useId } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { type FormError, FormErrorSummary } from '../primitives/fields/form-error-summary.tsx';
import { TextField, type TextFieldProps } from '../primitives/fields/text-field.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './recovery-form.css.ts';
import { SendCodeButton } from './send-code-button.tsx';

/** Where the tutor is on the way back into the account. */
export type ForgotPasswordStep = 'email' | 'code' | 'password' | 'done';
type ForgotPasswordField = 'email' | 'code' | SecretField;

export interface ForgotPasswordFormProps {
  action: string;
  Form?: FormSlot | undefined;
  step: ForgotPasswordStep;
  /** The e-mail typed; also sent along hidden by the later steps. Leave it out when the session holds it. */
  email?: string | undefined;
  /** Whose password is set, once that is known: a password manager keeps the new one with it. */
  account?: string | undefined;
  /** When the last code went out, by the server's clock in ms since the epoch: the countdown survives a reload. */
  sentAtMs?: number | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  fieldErrors?: Partial<Record<ForgotPasswordField, string | undefined>> | undefined;
  /** Pass each new reply of the server: the focus then moves to what it says. */
  focusKey?: unknown;
  /** The button whose request is under way. */
  pending?: 'send' | 'verify' | 'reset' | undefined;
  signInHref: string;
  /** Begins again with another e-mail. */
  restartHref: string;
  retrieveEmailHref?: string | undefined;
}

const labels: Readonly<Record<ForgotPasswordField, string>> = {
  email: 'E-mail',
  code: 'Code',
  password: 'New password',
  repeatedPassword: 'New password again',
};

const titles: Readonly<Record<ForgotPasswordStep, string>> = {
  email: 'Forgot password',
  code: 'Enter the code',
  password: 'Choose a new password',
  done: 'Your password is changed',
};

const stepNumbers = { email: 1, code: 2, password: 3 } as const;

/** E-mail, code, new password: three steps back into the account. Posts `intent` = send, verify or reset with the fields. */
export function ForgotPasswordForm({
  Form = 'form',
  step,
  error,
  fieldErrors = {},
  focusKey,
  ...props
}: ForgotPasswordFormProps) {
  const id = useId();
  const errors: FormError[] = error === undefined ? [] : [{ message: error }];
  for (const field of fieldsOf(step)) {
    const message = fieldErrors[field];
    if (message !== undefined) errors.push({ fieldId: id + field, message: `${labels[field]}: ${message}` });
  }
  const Step = steps[step];
  // Every step is a component of its own: what was typed into one must not turn up in the field of the next.
  return (
    <Step
      {...props}
      Form={Form}
      accountId={`${id}account`}
      summary={<FormErrorSummary errors={errors} focusKey={focusKey} />}
      fieldProps={(field) => ({
        id: id + field,
        name: field,
        label: labels[field],
        error: fieldErrors[field],
        required: true,
      })}
    />
  );
}

interface StepProps extends Omit<ForgotPasswordFormProps, 'step' | 'error' | 'fieldErrors' | 'focusKey'> {
  Form: FormSlot;
  /** Id of the field that names the account. */
  accountId: string;
  /** What was refused, above the fields. */
  summary: ReactNode;
  /** What each field has in common. */
  fieldProps: <Name extends ForgotPasswordField>(
    name: Name,
  ) => Pick<TextFieldProps, 'id' | 'label' | 'error' | 'required'> & { name: Name };
}

function EmailStep({ action, Form, email, sentAtMs, pending, signInHref, retrieveEmailHref, ...step }: StepProps) {
  return (
    <div className={styles.root}>
      <Heading step="email" lead="Give the e-mail of your account. We send a code to it." />
      <Form action={action} method="post" className={styles.form} noValidate aria-label={titles.email}>
        <FormDraft name="forgot-password" isQuiet />
        {step.summary}
        <TextField
          {...step.fieldProps('email')}
          type="email"
          defaultValue={email}
          autoComplete="email"
          maxLength={254}
        />
        <SendCodeButton
          type="submit"
          name="intent"
          value="send"
          variant="primary"
          size="large"
          isFullWidth
          sentAtMs={sentAtMs}
          isSending={pending === 'send'}
        />
      </Form>
      <p className={styles.links}>
        <Link variant="standalone" href={signInHref}>
          Back to sign in
        </Link>
        {retrieveEmailHref === undefined ? null : (
          <Link variant="standalone" href={retrieveEmailHref}>
            Forgot e-mail
          </Link>
        )}
      </p>
    </div>
  );
}

function CodeStep({ action, Form, email, sentAtMs, pending, restartHref, ...step }: StepProps) {
  return (
    <div className={styles.root}>
      <Heading
        step="code"
        lead={
          email === undefined ? (
            'If the e-mail belongs to an account, a code is on its way to it.'
          ) : (
            <>
              <span>If</span> <strong>{email}</strong> <span>belongs to an account, a code is on its way to it.</span>
            </>
          )
        }
      />
      <Form action={action} method="post" className={styles.form} noValidate aria-label={titles.code}>
        {step.summary}
        <HiddenEmail email={email} />
        <TextField
          {...step.fieldProps('code')}
          description="It may take a minute. Look among the spam too."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
        <Button
          type="submit"
          name="intent"
          value="verify"
          variant="primary"
          size="large"
          isFullWidth
          isPending={pending === 'verify'}
          pendingLabel="Checking"
        >
          Continue
        </Button>
      </Form>
      <div className={styles.resend}>
        <Form id="forgot-password-resend" action={action} method="post" aria-label="Send the code again">
          <HiddenEmail email={email} />
          <SendCodeButton
            type="submit"
            name="intent"
            value="send"
            sentAtMs={sentAtMs}
            isSending={pending === 'send'}
            label="Send again"
          />
        </Form>
        <Link variant="standalone" href={restartHref}>
          Use another e-mail
        </Link>
      </div>
    </div>
  );
}

function PasswordStep({ action, Form, email, account, pending, restartHref, ...step }: StepProps) {
  return (
    <div className={styles.root}>
      <Heading step="password" lead="It replaces the old one at once, on every device." />
      <Form action={action} method="post" className={styles.form} noValidate aria-label={titles.password}>
        {step.summary}
        <HiddenEmail email={email} />
        {account === undefined ? null : (
          <TextField id={step.accountId} label="Account" autoComplete="username" defaultValue={account} readOnly />
        )}
        <TextField
          {...step.fieldProps('password')}
          type="password"
          description={`At least ${passwordLengthMin} characters.`}
          autoComplete="new-password"
          maxLength={200}
        />
        <TextField
          {...step.fieldProps('repeatedPassword')}
          type="password"
          autoComplete="new-password"
          maxLength={200}
        />
        <Button
          type="submit"
          name="intent"
          value="reset"
          variant="primary"
          size="large"
          isFullWidth
          isPending={pending === 'reset'}
          pendingLabel="Changing"
        >
          Change password
        </Button>
      </Form>
      <p className={styles.links}>
        <Link variant="standalone" href={restartHref}>
          Begin again
        </Link>
      </p>
    </div>
  );
}

function DoneStep({ signInHref }: StepProps) {
  return (
    <div className={styles.root}>
      <Heading step="done" lead="Every device that was signed in has been signed out. Sign in with the new password." />
      <ButtonLink href={signInHref} variant="primary" size="large" isFullWidth>
        Sign in
      </ButtonLink>
    </div>
  );
}

const steps = { email: EmailStep, code: CodeStep, password: PasswordStep, done: DoneStep } as const;

function HiddenEmail({ email }: { email: string | undefined }) {
  return email === undefined ? null : <input type="hidden" name="email" value={email} />;
}

function fieldsOf(step: ForgotPasswordStep): readonly ForgotPasswordField[] {
  if (step === 'password') return ['password', 'repeatedPassword'];
  return step === 'done' ? [] : [step];
}

function Heading({ step, lead }: { step: ForgotPasswordStep; lead: ReactNode }) {
  return (
    <div>
      {step === 'done' ? null : <p className={styles.step}>{`Step ${stepNumbers[step]} of 3`}</p>}
      <h1 className={styles.title}>{titles[step]}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
