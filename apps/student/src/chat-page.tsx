import type { HolderState } from '@tutor/realtime/connection/connection-state';
import type { ChatPerson } from '@tutor/rules/chat/chat-person';
import { CallInvitePopup } from '@tutor/ui/calls/call-invite-popup.tsx';
import { ChatLayout } from '@tutor/ui/chat/chat-layout.tsx';
import { NoTalk } from '@tutor/ui/chat/no-talk.tsx';
import { Link } from '@tutor/ui/primitives/navigation/link.tsx';
import { BrandName } from '@tutor/ui/shell/brand-mark.tsx';
import { type ConnectionState, ConnectionStatus } from '@tutor/ui/shell/connection-status.tsx';
import { useEffect } from 'react';
import { openCall } from './calls/open-call.ts';
import { useCalls } from './calls/use-calls.ts';
import * as styles from './chat-page.css.ts';
import { Conversations } from './conversations.tsx';
import { peopleHref } from './place.ts';
import { Talk } from './talk.tsx';
import { useChat } from './use-chat.ts';

export interface ChatPageProps {
  me: ChatPerson;
  zone: string;
  openId: number | undefined;
}

/** The chat of one person. */
export function ChatPage({ me, zone, openId }: ChatPageProps) {
  const { invites, live, refresh, decline } = useCalls(me.id);
  const { client, withClient, snapshot, talk } = useChat(me.id, openId, refresh);
  const { totalUnread, connection } = snapshot;
  useEffect(() => {
    document.title = `${totalUnread === 0 ? '' : `(${totalUnread}) `}${me.name} · Chat`;
  }, [totalUnread, me.name]);
  return (
    <>
      <header className={styles.header}>
        <a href={peopleHref} className={styles.brand} aria-label="Tutor Portal, choose who you are">
          <BrandName />
        </a>
        <p className={styles.who}>
          <span>{me.kind === 'staff' ? 'You write for' : 'You are'}</span> <bdi className={styles.name}>{me.name}</bdi>
        </p>
        <ConnectionStatus state={stateOf(connection)} zone={zone} onRetry={() => client?.retryConnection()} />
        <Link href={peopleHref} variant="standalone">
          Be somebody else
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ChatLayout
          view={openId === undefined ? 'list' : 'talk'}
          list={<Conversations client={client} snapshot={snapshot} me={me} openId={openId} />}
          talk={
            openId === undefined ? (
              <NoTalk />
            ) : (
              <Talk key={openId} id={openId} zone={zone} calls={live} {...{ client, withClient, snapshot, talk, me }} />
            )
          }
        />
      </main>
      {invites.length === 0 ? null : (
        <CallInvitePopup
          invites={invites}
          onAccept={(callId, options) => {
            const { callType = 1, conversationId = 0 } = invites.find((one) => one.callId === callId) ?? {};
            openCall(me.id, { callId, callType }, { conversationId, ...options });
          }}
          onDecline={decline}
          onDismiss={() => void refresh()}
        />
      )}
    </>
  );
}

function stateOf(holder: HolderState): ConnectionState {
  switch (holder.status) {
    case 'gaveUp':
    case 'offline':
      return { kind: holder.status, since: new Date(holder.since) };
    case 'reconnecting':
      return { kind: holder.status, attempt: holder.attempt };
    case 'live':
    case 'polling':
      return { kind: holder.status };
    default:
      return { kind: 'connecting' };
  }
}
