import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { Inbox } from '../messages/inbox.tsx';
import { moodlePath } from '../messages/inbox-links.ts';
import { loadInbox } from '../messages/load-inbox.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { TrainingHeader } from './training-header.tsx';

export const meta = () => pageTitle('Moodle messages');

export const loader = guarded(({ api, search }) => loadInbox(api, { kind: undefined, source: 'moodle', search }));

export default function MoodleMessage() {
  return (
    <>
      <TrainingHeader current={moodlePath} />
      <Inbox page={useLoaderData<typeof loader>()} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
