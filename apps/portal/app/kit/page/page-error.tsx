import { useLocation, useRouteError } from '@remix-run/react';
import { seconds } from '@tutor/rules/time/durations';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { buttonClassName } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import type { MouseEvent } from 'react';
import { askPageAnew } from '../beside/loads.ts';
import { useAskAgain } from '../beside/use-ask-again.ts';
import { askNow } from '../line/ask-now.ts';
import { failureOf } from './failure.ts';

const retryAfterMs = seconds(30);

const stillDownMessage = 'Your line is still down. The page opens by itself once it is back.';

/** Without a line the browser would put its own error page in the place of this one, which never comes back by itself. */
function loadAnewOrStay(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  askNow().then(
    () => window.location.assign(href),
    () => toastStore.add({ tone: 'error', message: stillDownMessage }),
  );
}

/**
 * Error boundary of a page inside the frame: header and menu stay, only the page gives way. Where it may come
 * back, it does so by itself.
 */
export function PageError() {
  const error = useRouteError();
  const failure = failureOf(error);
  const mayComeBack = failure.drawing !== 'notFound';
  useAskAgain({
    answer: error,
    isMissing: mayComeBack,
    ask: askPageAnew,
    firstDelayMs: retryAfterMs,
  });
  const { pathname, search } = useLocation();
  const toDashboard = (
    <ButtonLink href="/home" variant={mayComeBack ? 'secondary' : 'primary'}>
      Go to Dashboard
    </ButtonLink>
  );
  return (
    <MessagePage
      drawing={failure.drawing}
      title={failure.title}
      requestId={failure.requestId}
      actions={
        <>
          {/* An anchor: it loads the page anew even when this page's scripts are what failed. */}
          {mayComeBack ? (
            <a href={pathname + search} onClick={loadAnewOrStay} className={buttonClassName({ variant: 'primary' })}>
              Try again
            </a>
          ) : null}
          {toDashboard}
        </>
      }
    >
      {failure.text}
    </MessagePage>
  );
}
