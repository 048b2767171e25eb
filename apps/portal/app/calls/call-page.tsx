import { useLoaderData } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadCall } from './load-call.server.ts';
import { fetchRoom, loadRoom } from './load-room.ts';

export const loader = guarded(loadCall);

/** What the window was opened for stays as it is; the call itself is live. */
export const shouldRevalidate = () => false;

export const meta = () => pageTitle('Call');

// In a browser, the room is on its way before the page is hydrated.
if (typeof document !== 'undefined') fetchRoom();

/** A call in a window of its own: it begins one, answers one or joins one, by its address. */
export default function CallPage() {
  const loaded = useLoaderData<typeof loader>();
  if ('problem' in loaded) {
    return (
      <MessagePage
        isWholePage
        drawing="failure"
        title={loaded.problem}
        actions={
          <ButtonLink href="/chat" variant="primary">
            Go to the chat
          </ButtonLink>
        }
      >
        You can call again from the conversation.
      </MessagePage>
    );
  }
  return (
    <LazyPart
      load={loadRoom}
      props={loaded}
      pending={
        <MessagePage isWholePage drawing="comingLater" title={`Call with ${loaded.conversation.name}`}>
          The call is being opened. It needs JavaScript.
        </MessagePage>
      }
    />
  );
}
