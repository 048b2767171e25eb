import type { ChatHit } from '@tutor/api/chat/chat';
import type { ChatClient } from '@tutor/realtime/chat/chat-client';
import { entryText } from '@tutor/rules/chat/entry-text';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { SearchPanel } from '@tutor/ui/chat/search-panel.tsx';
import { useEffect, useState } from 'react';
import { foundPath } from './chat-place.ts';
import { useChatAsk } from './use-chat-ask.ts';

interface SearchControlProps {
  client: ChatClient | undefined;
  /** The conversation that is open. */
  conversation: { id: number; name: string } | undefined;
  onDate: ((day: Date) => void) | undefined;
  onClose: () => void;
}

interface Found {
  Hits: ChatHit[];
  HasMore: boolean;
}

/** Finds messages by words, in the open conversation or in all. Its code comes when it is opened. */
export function SearchControl({ client, conversation, onDate, onClose }: SearchControlProps) {
  const [isEverywhere, setEverywhere] = useState(conversation === undefined);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found>();
  const { isPending, error, ask } = useChatAsk();
  // What is recalled leaves at once what was found before.
  useEffect(
    () =>
      client?.onRecall((conversationId, seq) =>
        setFound(
          (before) =>
            before && {
              ...before,
              Hits: before.Hits.filter(({ Entry }) => Entry.conversationId !== conversationId || Entry.seq !== seq),
            },
        ),
      ),
    [client],
  );
  const searchedId = isEverywhere ? undefined : conversation?.id;
  // What was found in one conversation is nothing of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the conversation alone ends it.
  useEffect(() => () => setFound(undefined), [searchedId]);
  const search = async (text: string, everywhere: boolean, after?: Found): Promise<void> => {
    setWords(text);
    if (text.trim() === '') return setFound(undefined);
    if (after === undefined) setFound(undefined);
    const last = after?.Hits.at(-1)?.Entry;
    const done = await ask('search', {
      Text: text,
      ...(everywhere || conversation === undefined ? {} : { ConversationId: conversation.id }),
      ...(last === undefined ? {} : { Before: { at: last.at, conversationId: last.conversationId, seq: last.seq } }),
    });
    if (done !== undefined) setFound({ ...done.body, Hits: [...(after?.Hits ?? []), ...done.body.Hits] });
  };
  return (
    <SearchPanel
      conversationName={conversation?.name}
      isEverywhere={isEverywhere}
      onEverywhere={(everywhere) => {
        setEverywhere(everywhere);
        void search(words, everywhere);
      }}
      words={words}
      onSearch={(text) => void search(text, isEverywhere)}
      hits={found?.Hits.map(({ Entry, ConversationName, SenderName }) => {
        const entry = readEntry(Entry);
        return {
          key: `${entry.conversationId}-${entry.seq}`,
          href: foundPath(entry.conversationId, entry.seq),
          conversationName: ConversationName,
          senderName: SenderName,
          at: new Date(entry.at),
          text: entryText(entry, SenderName),
        };
      })}
      isLoading={isPending}
      problem={error}
      onMore={found?.HasMore === true ? () => void search(words, isEverywhere, found) : undefined}
      onDate={onDate}
      onClose={onClose}
    />
  );
}
