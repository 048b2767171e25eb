import type { ScheduledMessage } from '@tutor/api/chat/chat';
import type { ChatClient } from '@tutor/realtime/chat/chat-client';
import { FailedLater } from '@tutor/ui/chat/failed-later.tsx';
import { useEffect, useState } from 'react';
import { useChatAsk } from './use-chat-ask.ts';

export interface FailedLaterControlProps {
  client: ChatClient;
  conversationId: number;
  /** How many there are; another number is a reason to ask for them anew. */
  count: number;
  /** Puts a text back where one writes, with what it answers. */
  onEdit: (text: string, quote: number | undefined) => void;
}

/** Messages of the conversation that could not be sent at their time. Its code comes where there is one. */
export function FailedLaterControl({ client, conversationId, count, onEdit }: FailedLaterControlProps) {
  const { isPending, error, ask } = useChatAsk();
  const [kept, setKept] = useState<readonly ScheduledMessage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is a reason to ask for them anew.
  useEffect(() => {
    void ask('scheduled', { ConversationId: conversationId }).then((done) => {
      if (done !== undefined) setKept(done.body.filter(({ Failure }) => Failure !== ''));
    });
  }, [ask, conversationId, count]);
  /** Takes a message back from the service first: what is sent or written anew is never sent by both. */
  const take = async (id: number, act: (message: ScheduledMessage) => void): Promise<void> => {
    const message = kept.find(({ Id }) => Id === id);
    if (message === undefined || (await ask('unschedule', { Id: id })) === undefined) return;
    setKept((before) => before.filter(({ Id }) => Id !== id));
    act(message);
  };
  return (
    <FailedLater
      items={kept.map(({ Id, Text, Failure }) => ({ id: Id, text: Text, reason: Failure }))}
      isBusy={isPending}
      error={error}
      onRetry={(id) =>
        void take(id, ({ Text, Quote, Mentions, MentionsAll }) => {
          const quote = Quote ?? undefined;
          client
            .send(conversationId, Text, { quote, mentions: Mentions, mentionsAll: MentionsAll })
            .catch(() => onEdit(Text, quote));
        })
      }
      onEdit={(id) => void take(id, ({ Text, Quote }) => onEdit(Text, Quote ?? undefined))}
      onDiscard={(id) => void take(id, () => undefined)}
    />
  );
}
