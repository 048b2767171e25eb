import { useEffect, useRef } from 'react';
import { Button, buttonClassName } from '../primitives/button.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { PassagePage } from './passage-page.tsx';

export interface LeavingPageProps {
  /** The host that the tutor goes to, as they would read it. */
  host: string;
  /**
   * `post`: a listed host gets the fields and the page sends itself · `link`: any other host gets nothing and is left to
   * the tutor.
   */
  way: { kind: 'post'; action: string; fields: Readonly<Record<string, string>> } | { kind: 'link'; href: string };
  homeHref: string;
}

/** Between the portal and another site: says where one goes, and that nothing is sent along unless it is meant to be. */
export function LeavingPage({ host, way, homeHref }: LeavingPageProps) {
  const formRef = useRef<HTMLFormElement>(null);
  // By itself once scripted; before that, or when the browser refuses, the button does the same.
  useEffect(() => formRef.current?.requestSubmit(), []);
  if (way.kind === 'link') {
    return (
      <PassagePage
        drawing="leaving"
        title="You are leaving Tutor Portal"
        homeHref={homeHref}
        actions={
          <>
            <a
              href={way.href}
              rel="noopener noreferrer nofollow"
              referrerPolicy="no-referrer"
              className={buttonClassName({ variant: 'secondary' })}
            >
              Go to {host}
            </a>
            <ButtonLink href={homeHref} variant="primary">
              Stay here
            </ButtonLink>
          </>
        }
      >
        <p>
          <strong>{host}</strong> is not one of our sites. You will not be signed in there, and you should not give it
          your password.
        </p>
      </PassagePage>
    );
  }
  return (
    <PassagePage
      drawing="leaving"
      title={`Taking you to ${host}`}
      homeHref={homeHref}
      actions={
        <form ref={formRef} action={way.action} method="post">
          {Object.entries(way.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </form>
      }
    >
      <p>You are signed in there with your teacher account. If nothing happens, press Continue.</p>
    </PassagePage>
  );
}
