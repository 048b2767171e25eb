import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import { searchText } from '@tutor/rules/messages/search';
import { ConversationList } from '@tutor/ui/chat/conversation-list.tsx';
import { draftName } from '@tutor/ui/chat/use-talk-draft.ts';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { type ReactNode, useDeferredValue, useEffect, useReducer, useState } from 'react';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { conversationPath } from './chat-paths.ts';

interface ConversationsProps {
  client: ChatClient | undefined;
  snapshot: ChatSnapshot;
  ownId: number;
  openId: number | undefined;
  tools?: ReactNode;
  state?: ReactNode;
}

/** The list of conversations, searched by the service. */
export function Conversations({ client, snapshot, ownId, openId, tools, state }: ConversationsProps) {
  const [search, setSearch] = useState('');
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const words = searchText(useDeferredValue(search));
  const isNarrowed = words !== '' || isUnreadOnly;
  useEffect(() => {
    void client?.look(isNarrowed ? { search: words, isUnreadOnly } : undefined);
  }, [client, isNarrowed, words, isUnreadOnly]);
  const drafts = useDraftStore();
  // Its texts change here and in other windows.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => drafts.subscribe((elsewhere) => elsewhere !== undefined && redraw()), [drafts]);
  const found = isNarrowed ? snapshot.found : undefined;
  const rows = found?.rows ?? snapshot.rows;
  const isFailed = isNarrowed ? found?.isFailed === true : snapshot.status === 'failed';
  return (
    <ConversationList
      conversations={rows.map((row) => ({
        ...row,
        failedCount: row.failedLater,
        draft: row.id === openId ? undefined : drafts.read(draftName(row.id))?.text?.[0],
      }))}
      selectedId={openId}
      hrefOf={conversationPath}
      hrefOfFile={uploadedFileHref}
      ownId={ownId}
      search={search}
      onSearch={setSearch}
      isUnreadOnly={isUnreadOnly}
      onUnreadOnly={setUnreadOnly}
      isLoading={
        isNarrowed ? found === undefined || (found.isLoading && rows.length === 0) : snapshot.status === 'loading'
      }
      problem={isFailed ? 'The conversations could not be loaded.' : undefined}
      onRetry={() => client?.refresh()}
      onEndNear={() => void (isNarrowed ? client?.lookFurther() : client?.loadMore())}
      tools={tools}
      state={state}
    />
  );
}
