import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { PassagePage } from './passage-page.tsx';

export interface ExpiredSignInProps {
  signInHref: string;
}

/** A sign-in that the desktop client began and that came here too late, or for the second time. */
export function ExpiredSignIn({ signInHref }: ExpiredSignInProps) {
  return (
    <PassagePage
      drawing="expired"
      title="This sign-in has expired"
      actions={
        <ButtonLink href={signInHref} variant="primary">
          Sign in
        </ButtonLink>
      }
    >
      <p>It is good for a short time and for one use. Start again from the desktop client.</p>
    </PassagePage>
  );
}
