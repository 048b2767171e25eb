import { useLoaderData, useParams } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ChatLayout } from '@tutor/ui/chat/chat-layout.tsx';
import { NoTalk } from '@tutor/ui/chat/no-talk.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useEffect } from 'react';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { sayWithoutScript } from './chat-action.server.ts';
import { useChatNews } from './chat-news-provider.tsx';
import { viewOf } from './chat-place.ts';
import { Conversations } from './conversations.tsx';
import { loadChat } from './load-chat.server.ts';
import type { ChatPageData } from './loaded-chat.ts';
import { Talk } from './talk.tsx';
import { tellChatFailure } from './tell-chat-failure.ts';
import { useChat } from './use-chat.ts';
import { usePlace } from './use-place.ts';

const loadListTools = async () => (await import('./list-tools.tsx')).ListTools;
const loadDoNotDisturb = async () => (await import('@tutor/ui/calls/do-not-disturb-bar.tsx')).DoNotDisturbBar;
const loadPanel = async () => (await import('./talk-panel.tsx')).TalkPanel;
const loadSearch = async () => (await import('./search-control.tsx')).SearchControl;

export const meta = () => pageTitle('Chat');

export const loader = guarded(loadChat);

export const action = guarded(sayWithoutScript);

/** Within the chat its own client is live; what a link from elsewhere asks for is the service's to open. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const isAsking = nextUrl.searchParams.has('class') || nextUrl.searchParams.has('person');
  return !currentUrl.pathname.startsWith('/chat') || isAsking;
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
  const { client, withClient, snapshot, talk, calls } = chat;
  const setDoNotDisturb = (isOn: boolean): void =>
    void chat.watch?.setDoNotDisturb(isOn).catch(tellChatFailure('“Do not disturb” could not be changed'));
  const { noteUnread } = useChatNews();
  const { beside, target, show, close, goTo } = usePlace(openId);
  const goToDay = (id: number, day: Date): void =>
    withClient((ready) => ready.jumpTo(id, day).then(goTo, tellChatFailure('The messages could not be loaded')));
  const isRunning = client !== undefined;
  useEffect(() => {
    if (isRunning) noteUnread(snapshot.totalUnread);
  }, [isRunning, snapshot.totalUnread, noteUnread]);
  const facts =
    beside === 'search' ? (
      <LazyPart
        key="search"
        load={loadSearch}
        name="The search"
        onClose={close}
        props={{
          client,
          conversation: talk?.details === undefined ? undefined : { id: talk.id, name: talk.details.name },
          onDate: openId === undefined ? undefined : (day) => goToDay(openId, day),
          onClose: close,
        }}
      />
    ) : client === undefined || talk?.details === undefined || talk.status === 'gone' ? undefined : (
      <LazyPart
        key={`details-${talk.id}`}
        load={loadPanel}
        name="The details"
        onClose={close}
        props={{ client, details: talk.details, ownId: loaded.me.id, onClose: close }}
      />
    );
  const isScripted = useIsScripted();
  return (
    <ChatLayout
      view={viewOf({ beside, target }, openId !== undefined, isScripted && facts !== undefined)}
      facts={facts}
      list={
        <Conversations
          client={client}
          snapshot={snapshot}
          ownId={loaded.me.id}
          openId={openId}
          tools={
            <LazyPart
              load={loadListTools}
              props={{
                profile: loaded.me,
                isDoNotDisturb: calls.isDoNotDisturb,
                onDoNotDisturb: setDoNotDisturb,
                onSearch: () => show('search'),
              }}
            />
          }
          state={
            calls.isDoNotDisturb === true ? (
              <LazyPart load={loadDoNotDisturb} props={{ onTurnOff: () => setDoNotDisturb(false) }} />
            ) : undefined
          }
        />
      }
      talk={
        openId === undefined ? (
          <NoTalk />
        ) : (
          <Talk
            key={openId}
            id={openId}
            client={client}
            withClient={withClient}
            snapshot={snapshot}
            talk={talk}
            calls={calls}
            ownId={loaded.me.id}
            zone={loaded.zone}
            isMissing={chat.isMissing}
            isLasting={chat.isLasting}
            formKey={loaded.formKey}
            target={target}
            onSearch={() => show('search')}
            onDetails={() => show('details')}
          />
        )
      }
    />
  );
}
