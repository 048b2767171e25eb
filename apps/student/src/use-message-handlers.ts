import { RefusedError } from '@tutor/realtime/chat/chat-calls';
import type { ChatClient } from '@tutor/realtime/chat/chat-client';
import { recallFailedMessage } from '@tutor/rules/chat/chat-words';
import type { MessageHandlers } from '@tutor/ui/chat/message-handlers.ts';
import type { MessageItem } from '@tutor/ui/chat/message-item.ts';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useMemo, useRef, useState } from 'react';

interface Around {
  client: ChatClient | undefined;
  draft: { text: string };
  change: (next: { text?: string; quote?: number | undefined }) => void;
  /** Puts the focus where one writes. */
  focus: () => void;
  jumpTo: (seq: number) => void;
}

/** A message that is reacted to, and the button that was pressed. */
interface Picking {
  item: MessageItem;
  anchor: HTMLElement;
}

/** What can be done with the messages of a conversation, the own texts that were recalled here, and the choice of an emoji. */
export function useMessageHandlers(id: number, around: Around) {
  const [recalled, setRecalled] = useState<ReadonlyMap<string, string>>(new Map());
  const [picking, setPicking] = useState<Picking>();
  const latest = useRef(around);
  latest.current = around;
  const handlers = useMemo<MessageHandlers>(
    () => ({
      onReply: ({ seq }) => {
        latest.current.change({ quote: seq });
        latest.current.focus();
      },
      onReact: ({ seq }, emoji, isOn) => {
        if (seq !== undefined) latest.current.client?.react(id, seq, emoji, isOn).catch(tell('Reaction failed'));
      },
      onPickReaction: (item, anchor) => setPicking({ item, anchor }),
      onRecall: ({ seq, key, content }) => {
        if (seq === undefined) return;
        latest.current.client?.recall(id, seq).then(() => {
          if (content.kind === 'text') setRecalled((before) => new Map(before).set(key, content.body.text));
        }, tell(recallFailedMessage));
      },
      onEditAgain: ({ textBeforeRecall = '' }) => {
        const { text } = latest.current.draft;
        latest.current.change({ text: text === '' ? textBeforeRecall : `${text}\n${textBeforeRecall}` });
        latest.current.focus();
      },
      onRetry: ({ key }) => void latest.current.client?.retry(key),
      onDiscard: ({ key }) => void latest.current.client?.discard(key),
      onJump: (seq) => latest.current.jumpTo(seq),
    }),
    [id],
  );
  const pick = (emoji: string): void => {
    if (picking !== undefined) handlers.onReact?.(picking.item, emoji, true);
    setPicking(undefined);
  };
  return {
    handlers,
    recalled,
    picking: picking && { anchor: picking.anchor, onPick: pick, onClose: () => setPicking(undefined) },
  };
}

/** Tells why something failed: in the service's words where it refused. */
function tell(what: string): (error: unknown) => void {
  return (error) => {
    const why = error instanceof RefusedError ? error.message : 'The service could not be reached.';
    toastStore.add({ tone: 'error', message: why.startsWith(what) ? why : `${what}: ${why}` });
  };
}
