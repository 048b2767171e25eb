import { json } from '@remix-run/node';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { pageTitle } from '../kit/page/page-title.ts';

export const meta = () => pageTitle('Out of order');

export function loader() {
  return json(null, { status: 500 });
}

/** Where the guard gives up after three failed loads in a row (specification, core §4). */
export default function ServerError() {
  return (
    <MessagePage
      isWholePage
      drawing="failure"
      title="We could not load your portal"
      actions={
        <ButtonLink href="/welcome" variant="primary">
          Try again
        </ButtonLink>
      }
    >
      It failed three times in a row. Nothing you saved is lost. Please wait a few minutes, then sign in again; if it
      stays like this, tell your TM.
    </MessagePage>
  );
}
