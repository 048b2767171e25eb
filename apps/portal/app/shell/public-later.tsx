import { useLocation } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { pageTitle } from '../kit/page-title.ts';

const pages: Readonly<Record<string, { title: string; text: string }>> = {
  '/test': {
    title: 'Device test',
    text: 'Camera, microphone and accent will be tested here. This page is not open yet.',
  },
};

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageTitle(pages[location.pathname]?.title ?? 'Not open yet');

/** Public pages whose content is not built yet. */
export default function PublicLater() {
  const page = pages[useLocation().pathname];
  return (
    <MessagePage
      isWholePage
      drawing="comingLater"
      title={page?.title ?? 'Not open yet'}
      actions={
        <ButtonLink href="/" variant="primary">
          Go to the start page
        </ButtonLink>
      }
    >
      {page?.text ?? 'This page is not open yet.'}
    </MessagePage>
  );
}
