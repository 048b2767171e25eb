import { useLoaderData, useLocation, useNavigate, useParams } from '@remix-run/react';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ChatLayout } from '@tutor/ui/chat/chat-layout.tsx';
import { NoTalk } from '@tutor/ui/chat/no-talk.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useEffect, useMemo, useState } from 'react';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { sayWithoutScript } from './chat-action.server.ts';
import { useChatNews } from './chat-news-provider.tsx';
import { conversationPath } from './chat-paths.ts';
import { Conversations } from './conversations.tsx';
import { loadChat } from './load-chat.server.ts';
import type { ChatPageData } from './loaded-chat.ts';
import { Talk } from './talk.tsx';
import { tellChatFailure } from './tell-chat-failure.ts';
import { useChat } from './use-chat.ts';

const loadListTools = async () => (await import('./list-tools.tsx')).ListTools;
const loadDoNotDisturb = async () => (await import('@tutor/ui/calls/do-not-disturb-bar.tsx')).DoNotDisturbBar;
const loadPanel = async () => (await import('./talk-panel.tsx')).TalkPanel;
const loadSearch = async () => (await import('./search-control.tsx')).SearchControl;

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
  const { client, snapshot, talk, calls } = chat;
  const setDoNotDisturb = (isOn: boolean): void =>
    void chat.watch?.setDoNotDisturb(isOn).catch(tellChatFailure('“Do not disturb” could not be changed'));
  const { noteUnread } = useChatNews();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  // A message that was gone to before is gone to again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a new address to go to, though it reads the same.
  const target = useMemo(() => targetOf(hash), [hash, key]);
  const [beside, setBeside] = useState<'details' | 'search'>('details');
  /** On a narrow screen, what stands beside a conversation stands over it when it was asked for. */
  const [isBesideOpen, setBesideOpen] = useState(false);
  const show = (what: typeof beside): void => {
    setBeside(what);
    setBesideOpen(true);
  };
  const close = (): void => {
    setBeside('details');
    setBesideOpen(false);
  };
  const goTo = async (id: number, day: Date): Promise<void> => {
    try {
      const seq = await client?.jumpTo(id, day);
      if (seq !== undefined) navigate(`${conversationPath(id)}#${seq}`);
    } catch (error) {
      tellChatFailure('The messages could not be loaded')(error);
    }
  };
  const isRunning = client !== undefined;
  useEffect(() => {
    if (isRunning) noteUnread(snapshot.totalUnread);
  }, [isRunning, snapshot.totalUnread, noteUnread]);
  return (
    <ChatLayout
      view={isBesideOpen ? 'facts' : openId === undefined ? 'list' : 'talk'}
      facts={
        beside === 'search' ? (
          <LazyPart
            key={`search-${openId}`}
            load={loadSearch}
            props={{
              conversation: talk?.details === undefined ? undefined : { id: talk.id, name: talk.details.name },
              onDate: openId === undefined ? undefined : (day) => void goTo(openId, day),
              onClose: close,
            }}
          />
        ) : client === undefined || talk?.details === undefined ? undefined : (
          <LazyPart
            key={`details-${talk.id}`}
            load={loadPanel}
            props={{ client, details: talk.details, ownId: loaded.me.id, onClose: close }}
          />
        )
      }
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

/** The message that an address names, by its number. */
function targetOf(hash: string): { seq: number } | undefined {
  const seq = Number(hash.slice(1));
  return Number.isSafeInteger(seq) && seq > 0 ? { seq } : undefined;
}
