import { useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { seconds } from '@tutor/rules/time/durations';
import { MessagePage } from '@tutor/ui/account/message-page';
import { buttonClassName } from '@tutor/ui/primitives/button';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { failureOf } from './failure.ts';
import { useAskAgain } from './use-ask-again.ts';

const retryAfterMs = seconds(30);

/**
 * Error boundary of a page inside the frame: header and menu stay, only the page gives way. Where it may come
 * back, it does so by itself.
 */
export function PageError() {
  const error = useRouteError();
  const failure = failureOf(error);
  const { revalidate } = useRevalidator();
  useAskAgain({
    answer: error,
    isMissing: failure.drawing !== 'notFound',
    ask: revalidate,
    firstDelayMs: retryAfterMs,
  });
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
