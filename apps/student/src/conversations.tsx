import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ChatPerson } from '@tutor/rules/chat/chat-person';
import { searchText } from '@tutor/rules/messages/search';
import { ConversationList } from '@tutor/ui/chat/conversation-list.tsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { fileHref } from './ask.ts';
import { conversationHref } from './place.ts';

interface ConversationsProps {
  client: ChatClient | undefined;
  snapshot: ChatSnapshot;
  me: ChatPerson;
  openId: number | undefined;
}

/** The conversations of the person, searched by the service. */
export function Conversations({ client, snapshot, me, openId }: ConversationsProps) {
  const [search, setSearch] = useState('');
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const words = searchText(useDeferredValue(search));
  const isNarrowed = words !== '' || isUnreadOnly;
  useEffect(() => {
    void client?.look(isNarrowed ? { search: words, isUnreadOnly } : undefined);
  }, [client, isNarrowed, words, isUnreadOnly]);
  const { found } = snapshot;
  const rows = isNarrowed ? (found?.rows ?? []) : snapshot.rows;
  const isFailed = isNarrowed ? found?.isFailed === true : snapshot.status === 'failed';
  const isLoading = isNarrowed
    ? found === undefined || (found.isLoading && rows.length === 0)
    : snapshot.status === 'loading';
  return (
    <ConversationList
      conversations={rows}
      selectedId={openId}
      hrefOf={(id) => conversationHref(me.id, id)}
      hrefOfFile={(path) => fileHref(me.id, path)}
      ownId={me.id}
      search={search}
      onSearch={setSearch}
      isUnreadOnly={isUnreadOnly}
      onUnreadOnly={setUnreadOnly}
      isLoading={isLoading}
      problem={isFailed ? 'The conversations could not be loaded.' : undefined}
      onRetry={() => client?.refresh()}
      onEndNear={() => void (isNarrowed ? client?.lookFurther() : client?.loadMore())}
    />
  );
}
