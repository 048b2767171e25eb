import { callTypes } from '@tutor/rules/calls/call-types';
import { recallFailedMessage } from '@tutor/rules/chat/chat-words';
import { useMemo, useRef, useState } from 'react';
import type { WhenThere } from '../primitives/behaviour/use-when-there.ts';
import type { EmojiPopoverProps } from './emoji-popover.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import type { MessageItem } from './message-item.ts';
import { noteRecentEmoji, recentEmoji } from './recent-emoji.ts';

/** What of the chat's client is used. */
interface MessageClient {
  react: (conversationId: number, seq: number, emoji: string, isOn: boolean) => Promise<void>;
  recall: (conversationId: number, seq: number) => Promise<void>;
  retry: (key: string) => Promise<void>;
  discard: (key: string) => Promise<void>;
}

interface Around {
  /** Does something with the chat's client, once it runs. */
  withClient: WhenThere<MessageClient>;
  draft: { text: string; quote?: number | undefined };
  change: (next: { text?: string; quote?: number | undefined }) => void;
  /** Puts the focus where one writes. */
  focus: () => void;
  jumpTo: (seq: number) => void;
  /** Without it a picture is a link. The same at each drawing. */
  openPicture?: ((item: MessageItem) => void) | undefined;
  /** Asks where a message is to be said once more. The same at each drawing. */
  forward?: ((item: MessageItem) => void) | undefined;
  /** Calls the people of the conversation, by the `call_type` of the call that is over; within the press. Without it nobody is called. */
  callBack?: ((callType: number) => void) | undefined;
  /** False where nothing can be written: then no answer is offered. */
  canWrite?: boolean | undefined;
  /** Tells why something failed. */
  tellFailure: (what: string) => (error: unknown) => void;
}

/** A message that is reacted to, and the button that was pressed. */
interface Picking {
  item: MessageItem;
  anchor: HTMLElement;
}

/** What can be done with the messages of a conversation, the own texts that were recalled here, and the choice of an emoji. */
export function useMessageHandlers(id: number, around: Around) {
  const [recalled, setRecalled] = useState<ReadonlyMap<string, string>>(new Map());
  /** What the own texts that were recalled here answered, by the message's key. */
  const quotes = useRef(new Map<string, number>());
  const [picking, setPicking] = useState<Picking>();
  const latest = useRef(around);
  latest.current = around;
  const { openPicture, forward, canWrite = true } = around;
  const canCallBack = around.callBack !== undefined;
  const handlers = useMemo<MessageHandlers>(
    () => ({
      onReply: canWrite
        ? ({ seq }) => {
            latest.current.change({ quote: seq });
            latest.current.focus();
          }
        : undefined,
      onReact: ({ seq }, emoji, isOn) => {
        const { withClient, tellFailure } = latest.current;
        if (seq === undefined) return;
        withClient((client) => client.react(id, seq, emoji, isOn).catch(tellFailure('Reaction failed')));
      },
      onPickReaction: (item, anchor) => setPicking({ item, anchor }),
      onRecall: ({ seq, key, content }) => {
        if (seq === undefined) return;
        const { withClient, tellFailure } = latest.current;
        withClient((client) =>
          client.recall(id, seq).then(() => {
            if (content.kind !== 'text') return;
            const { text, quote } = content.body;
            if (quote != null) quotes.current.set(key, quote);
            setRecalled((before) => new Map(before).set(key, text));
          }, tellFailure(recallFailedMessage)),
        );
      },
      onEditAgain: canWrite
        ? ({ key, textBeforeRecall = '' }) => {
            const { text, quote = quotes.current.get(key) } = latest.current.draft;
            latest.current.change({ text: text === '' ? textBeforeRecall : `${text}\n${textBeforeRecall}`, quote });
            latest.current.focus();
          }
        : undefined,
      onRetry: ({ key }) => latest.current.withClient((client) => void client.retry(key)),
      onDiscard: ({ key }) => latest.current.withClient((client) => void client.discard(key)),
      onOpenPicture: openPicture,
      onForward: forward,
      onCallBack: canCallBack
        ? ({ content }) => {
            if (content.kind === 'call') latest.current.callBack?.(content.body.call_type ?? callTypes.video);
          }
        : undefined,
      onJump: (seq) => latest.current.jumpTo(seq),
    }),
    [id, openPicture, forward, canCallBack, canWrite],
  );
  const popover: EmojiPopoverProps | undefined = picking && {
    anchor: picking.anchor,
    recent: recentEmoji(),
    onPick: (emoji) => {
      noteRecentEmoji(emoji);
      handlers.onReact?.(picking.item, emoji, true);
      setPicking(undefined);
    },
    onClose: () => setPicking(undefined),
  };
  return { handlers, recalled, picking: popover };
}
