import { buttonClassName } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { PassagePage } from './passage-page.tsx';

export interface LeavingPageProps {
  /** The host that the tutor goes to, as they would read it. */
  host: string;
  href: string;
  homeHref: string;
}

/** Between the portal and a site where the tutor is not signed in: says so, and leaves the going to them. */
export function LeavingPage({ host, href, homeHref }: LeavingPageProps) {
  return (
    <PassagePage
      drawing="leaving"
      title="You are leaving Tutor Portal"
      homeHref={homeHref}
      actions={
        <>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            referrerPolicy="no-referrer"
            className={buttonClassName({ variant: 'primary' })}
          >{`Go to ${host}`}</a>
          <ButtonLink href={homeHref}>Stay here</ButtonLink>
        </>
      }
    >
      <p>
        <strong>{host}</strong> is another site. You will not be signed in there, and you should not give it your
        password of Tutor Portal.
      </p>
    </PassagePage>
  );
}
