import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { MessagePage } from './message-page.tsx';
import * as styles from './sign-in-problem.css.ts';

/** Which way in did not work: the identity provider, a link with a token, or the desktop client. */
export type SignInProblemKind = 'provider' | 'autoLogin' | 'client';

export interface SignInProblemProps {
  kind: SignInProblemKind;
  /** What went wrong, in the specification's words: 'Token is Empty, Login Fail.', 'Network Error'. */
  message: string;
  /** Begins the same way in again; leave it out where that cannot help. */
  retryHref?: string | undefined;
  signInHref: string;
  requestId?: string | undefined;
}

const advice: Readonly<Record<SignInProblemKind, string>> = {
  provider: 'The company sign-in could not be used. Try again, or sign in with your account and password.',
  autoLogin: 'This link cannot sign you in. It may be used up or cut short. Sign in with your account and password.',
  client: 'The desktop client could not sign you in. Start it again, or sign in with your account and password.',
};

/** A way in that did not work: what happened, and the ways that are left. */
export function SignInProblem({ kind, message, retryHref, signInHref, requestId }: SignInProblemProps) {
  return (
    <MessagePage
      isWholePage
      drawing="failure"
      title="Signing in did not work"
      requestId={requestId}
      actions={
        <>
          {retryHref === undefined ? null : (
            <ButtonLink href={retryHref} variant="primary">
              Try again
            </ButtonLink>
          )}
          <ButtonLink href={signInHref} variant={retryHref === undefined ? 'primary' : 'secondary'}>
            Sign in with password
          </ButtonLink>
        </>
      }
    >
      <p className={styles.message}>{message}</p>
      <p>{advice[kind]}</p>
    </MessagePage>
  );
}
