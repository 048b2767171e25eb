import { useLocation, useRouteError } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page';
import { buttonClassName } from '@tutor/ui/primitives/button';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { failureOf } from './failure.ts';

/** Error boundary of a page inside the frame: header and menu stay, only the page gives way. */
export function PageError() {
  const failure = failureOf(useRouteError());
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      drawing={failure.drawing}
      title={failure.title}
      requestId={failure.requestId}
      actions={
        <>
          {/* A plain anchor: it loads the page anew even when this page's scripts are what failed. */}
          <a href={pathname + search} className={buttonClassName({ variant: 'primary' })}>
            Try again
          </a>
          <ButtonLink href="/home">Go to Dashboard</ButtonLink>
        </>
      }
    >
      {failure.text}
    </MessagePage>
  );
}
