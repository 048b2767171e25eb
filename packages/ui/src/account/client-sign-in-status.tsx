import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Spinner } from '../primitives/spinner.tsx';
import type { PassageDrawingName } from './passage-drawing.tsx';
import { PassagePage } from './passage-page.tsx';
import * as styles from './sign-in-problem.css.ts';

/** How far signing the desktop client in is, from its browser page. */
export type ClientSignInState = 'waiting' | 'confirmed' | 'expired' | 'failed';

export interface ClientSignInStatusProps {
  state: ClientSignInState;
  /** What the server said; shown under the title. */
  message?: string | undefined;
  /** Begins anew; shown when the sign has expired or failed. */
  retryHref?: string | undefined;
  signInHref?: string | undefined;
  homeHref?: string | undefined;
}

const looks: Readonly<Record<ClientSignInState, { drawing: PassageDrawingName; title: string; text: ReactNode }>> = {
  waiting: {
    drawing: 'waiting',
    title: 'Signing you in',
    text: 'The desktop client and this page are finding each other. This can take a minute.',
  },
  confirmed: {
    drawing: 'confirmed',
    title: 'You are signed in',
    text: 'You can go on in the desktop client. This page may be closed.',
  },
  expired: {
    drawing: 'expired',
    title: 'This sign-in has expired',
    text: 'It is good for a short time and for one use. Start again from the desktop client.',
  },
  failed: {
    drawing: 'expired',
    title: 'Signing in did not work',
    text: 'Start again from the desktop client, or sign in with your account and password.',
  },
};

/** How signing in through the desktop client is getting on. Changes of the state are read out. */
export function ClientSignInStatus({ state, message, retryHref, signInHref, homeHref }: ClientSignInStatusProps) {
  const { drawing, title, text } = looks[state];
  const isOver = state === 'expired' || state === 'failed';
  return (
    <PassagePage
      drawing={drawing}
      title={title}
      homeHref={homeHref}
      actions={
        <>
          {state === 'waiting' ? <Spinner label="" /> : null}
          {state === 'confirmed' && homeHref !== undefined ? (
            <ButtonLink href={homeHref} variant="primary">
              Go to the portal
            </ButtonLink>
          ) : null}
          {isOver && retryHref !== undefined ? (
            <ButtonLink href={retryHref} variant="primary">
              Try again
            </ButtonLink>
          ) : null}
          {isOver && signInHref !== undefined ? (
            <ButtonLink href={signInHref} variant={retryHref === undefined ? 'primary' : 'secondary'}>
              Sign in
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      <p>{text}</p>
    </PassagePage>
  );
}
