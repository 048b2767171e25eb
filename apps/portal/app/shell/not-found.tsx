import { json } from '@remix-run/node';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { pageTitle } from '../kit/page/page-title.ts';

export const meta = () => pageTitle('Not found');

export function loader() {
  return json(null, { status: 404 });
}

export default function NotFound() {
  return (
    <MessagePage
      isWholePage
      drawing="notFound"
      title="This page does not exist"
      actions={
        <ButtonLink href="/" variant="primary">
          Go to the start page
        </ButtonLink>
      }
    >
      The address may be old or mistyped.
    </MessagePage>
  );
}
