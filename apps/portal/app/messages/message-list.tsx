import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type MessageSource, messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { messageLook } from '@tutor/ui/messages/message-kind.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { Inbox } from './inbox.tsx';
import { moodlePath } from './inbox-links.ts';
import { loadInbox } from './load-inbox.server.ts';

export const meta = () => pageTitle('Message');

export const loader = guarded(({ api, params, search }) => {
  const kind = messageKinds.find((known) => known === params.kind);
  if (params.kind !== undefined && kind === undefined) throw redirect('/404');
  const source = messageSources.find((known) => known === search.get('from'));
  if (source === 'moodle' && kind === undefined) throw redirect(moodlePath);
  return loadInbox(api, { kind, source, search });
});

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  const { source } = page.filters;
  return (
    <>
      {source === null ? (
        <PageHeader title="Message" />
      ) : (
        <PageHeader title={titleOf(source)} back={{ href: '/message', label: 'Messages' }} />
      )}
      <Inbox page={page} />
    </>
  );
}

/** 'Moodle messages', 'Salary account messages' and the like. */
function titleOf(source: MessageSource): string {
  return `${messageLook('notice', source).word} messages`;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
