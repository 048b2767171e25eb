import { useLoaderData, useParams } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ChatLayout } from '@tutor/ui/chat/chat-layout.tsx';
import { NoTalk } from '@tutor/ui/chat/no-talk.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useEffect } from 'react';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { sayWithoutScript } from './chat-action.server.ts';
import { useChatNews } from './chat-news-provider.tsx';
import { Conversations } from './conversations.tsx';
import { loadChat } from './load-chat.server.ts';
import type { ChatPageData } from './loaded-chat.ts';
import { Talk } from './talk.tsx';
import { useChat } from './use-chat.ts';

export const meta = () => pageTitle('Chat');

export const loader = guarded(loadChat);

export const action = guarded(sayWithoutScript);

/** Within the chat its own client is live; what a link from elsewhere asks for is the service's to open. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return !currentUrl.pathname.startsWith('/chat') || nextUrl.search !== '';
}

export default function Chat() {
  const loaded = useLoaderData<typeof loader>();
  if ('problem' in loaded) {
    return (
      <MessagePage
        drawing="notFound"
        title={loaded.problem}
        actions={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
      >
        If you think that you should be able to chat, please ask Tutor Support by feedback.
      </MessagePage>
    );
  }
  // All of it is JSON, which arrives as it left; the body of an entry, which may be anything, has lost its type on the way.
  return <ChatPage loaded={loaded as ChatPageData} />;
}

function ChatPage({ loaded }: { loaded: ChatPageData }) {
  const { conversation } = useParams();
  const openId = conversation === undefined ? undefined : Number(conversation);
  const chat = useChat(loaded, openId);
  const { client, snapshot, talk } = chat;
  const { noteUnread } = useChatNews();
  const isRunning = client !== undefined;
  useEffect(() => {
    if (isRunning) noteUnread(snapshot.totalUnread);
  }, [isRunning, snapshot.totalUnread, noteUnread]);
  return (
    <ChatLayout
      view={openId === undefined ? 'list' : 'talk'}
      list={<Conversations client={client} snapshot={snapshot} ownId={loaded.me.id} openId={openId} />}
      talk={
        openId === undefined ? (
          <NoTalk />
        ) : (
          <Talk
            key={openId}
            id={openId}
            client={client}
            snapshot={snapshot}
            talk={talk}
            ownId={loaded.me.id}
            zone={loaded.zone}
            isMissing={chat.isMissing}
          />
        )
      }
    />
  );
}
