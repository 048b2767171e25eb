import type { RefObject } from 'react';
import type { WhenThere } from '../primitives/behaviour/use-when-there.ts';
import type { Hole, MessageListHandle, MessageListProps, Span } from './message-list-props.ts';

/** What of the chat's client is used. */
interface HistoryClient {
  loadOlder: (conversationId: number, hole?: Hole & { kind: 'hole' }) => Promise<void>;
  loadNewer: (conversationId: number, hole?: Hole & { kind: 'hole' }) => Promise<void>;
  jumpTo: (conversationId: number, target: number | 'end') => Promise<unknown>;
  noteInView: (conversationId: number, spans: readonly Span[]) => void;
}

interface Around {
  /** Undefined until it runs: what is asked for at each look is asked for again then. */
  client: HistoryClient | undefined;
  /** Does something with it, once it runs. */
  withClient: WhenThere<HistoryClient>;
  list: RefObject<MessageListHandle>;
  /** What is loaded does not reach the newest message. */
  hasNewer: boolean;
  tellFailure: (what: string) => (error: unknown) => void;
}

/** Ways through a conversation's history: pages as one scrolls, holes, a message that is far away, and the end. */
export function useTalkHistory(id: number, { client, withClient, list, hasNewer, tellFailure }: Around) {
  const failed = tellFailure('The messages could not be loaded');
  /** Loaded first, drawn next, and then gone to. */
  const loadAndGo = (target: number | 'end', go: () => void): void => {
    withClient((ready) => ready.jumpTo(id, target).then(() => requestAnimationFrame(go), failed));
  };
  const jumpTo = (seq: number): void => {
    if (list.current?.jumpTo(seq) !== true) loadAndGo(seq, () => list.current?.jumpTo(seq));
  };
  const jumpToEnd = (): void => {
    if (hasNewer) loadAndGo('end', () => list.current?.jumpToEnd());
    else list.current?.jumpToEnd();
  };
  const ways = {
    onOlder: () => void client?.loadOlder(id),
    onNewer: () => void client?.loadNewer(id),
    onNewest: jumpToEnd,
    onHole: ({ from, to }, way) => {
      const hole = { kind: 'hole', from, to } as const;
      void (way === 'older' ? client?.loadOlder(id, hole) : client?.loadNewer(id, hole));
    },
    onInView: (spans) => client?.noteInView(id, spans),
  } satisfies Partial<MessageListProps>;
  return { jumpTo, jumpToEnd, ways };
}
