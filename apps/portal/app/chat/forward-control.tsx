import type { ChatClient } from '@tutor/realtime/chat/chat-client';
import type { ConversationRow } from '@tutor/rules/chat/conversation';
import { spoken } from '@tutor/rules/chat/entry-text';
import { nameList } from '@tutor/rules/chat/name-list';
import { searchText } from '@tutor/rules/messages/search';
import { ForwardDialog } from '@tutor/ui/chat/forward-dialog.tsx';
import { type MessageItem, messageText } from '@tutor/ui/chat/message-item.ts';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { askChat } from './ask-chat.ts';
import { tellChatFailure } from './tell-chat-failure.ts';

export interface ForwardControlProps {
  client: ChatClient;
  conversationId: number;
  item: MessageItem;
  onClose: () => void;
}

/** Says a message once more in other conversations. Its code comes when it is asked for. */
export function ForwardControl({ client, conversationId, item, onClose }: ForwardControlProps) {
  const { rows, ...found } = useFoundConversations();
  const text = messageText(item);
  return (
    <ForwardDialog
      {...found}
      text={text}
      contacts={rows.map((row) => ({
        id: row.id,
        name: row.name,
        detail: row.kind === 'group' ? `Group, ${row.memberCount} members` : undefined,
        avatarUrl: row.avatar === null ? undefined : uploadedFileHref(row.avatar),
      }))}
      onForward={(chosen) => {
        const { seq } = item;
        if (seq === undefined) return;
        const names = nameList(chosen.map(({ name }) => spoken(name)));
        // Each goes through the outbox, as whatever one says: a refusal stands there, in its conversation.
        Promise.all(chosen.map(({ id }) => client.forward(id, text, { conversationId, seq }))).then(
          () => toastStore.add({ tone: 'success', message: `Forwarded to ${names}.` }),
          tellChatFailure('The message could not be forwarded'),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Conversations as the service finds them while one types. */
function useFoundConversations() {
  const [search, setSearch] = useState('');
  const words = searchText(useDeferredValue(search));
  const [found, setFound] = useState<{ words: string; rows: readonly ConversationRow[] }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    const body = words === '' ? {} : { Search: words };
    void askChat('conversations', body, ending.signal).then((answer) => {
      if (ending.signal.aborted) return;
      setProblem(answer.isDone ? undefined : answer.message);
      if (answer.isDone) setFound({ words, rows: answer.body.Rows });
    });
    return () => ending.abort();
  }, [words]);
  return {
    // A reply of an older service does not say it: the service refuses where one may not.
    rows: (found?.rows ?? []).filter(({ maySpeak }) => maySpeak !== false),
    search,
    onSearch: setSearch,
    isLoading: problem === undefined && found?.words !== words,
    problem,
  };
}
