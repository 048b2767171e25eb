import { useLocation, useRouteError } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { buttonClassName } from '@tutor/ui/primitives/buttons/button.tsx';
import { failureOf } from './failure.ts';

/** The last error boundary: nothing around it is left, so it brings its own page. */
export function RootError() {
  const failure = failureOf(useRouteError());
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      isWholePage
      drawing={failure.drawing}
      title={failure.title}
      requestId={failure.requestId}
      actions={
        <>
          <a href={pathname + search} className={buttonClassName({ variant: 'primary' })}>
            Try again
          </a>
          <a href="/" className={buttonClassName({})}>
            Start page
          </a>
        </>
      }
    >
      {failure.text}
    </MessagePage>
  );
}
