import type { MessageUpdates } from '@tutor/rules/messages/message';
import { type ChatNews, chatNewsName, chatNewsSchema, hubEventSchemas } from '@tutor/rules/realtime/events';
import type { HubEvent } from '../connection/hub-event.ts';
import { type BadEvent, readEvent } from '../connection/read-event.ts';
import type { MessageIntake, MessageStore } from '../store/message-store.ts';
import { createEventTeller, type EventTellerOptions } from './event-teller.ts';

/** Where news go, and who is told of them. */
export interface NewsIntakeOptions extends Pick<EventTellerOptions, 'start' | 'onEvent' | 'onGap'> {
  store: MessageIntake & Pick<MessageStore, 'getSnapshot'>;
  /** The server has reached this cursor: what is missing up to there is to be had. */
  onReached(seq: number): void;
  onBadEvent?: ((bad: BadEvent) => void) | undefined;
  /** The chat moved. Beside the feed: it has no number, and is not caught up with. */
  onChatNews?: ((news: ChatNews) => void) | undefined;
}

/** The one way by which news come in, whether they were pushed, caught up with, or passed on by another tab. */
export interface NewsIntake {
  /** An event of the hub, not yet parsed. */
  takeEvent(name: string, payload: unknown): void;
  /** The answer to a catch-up from `since`. */
  takeUpdates(since: number, updates: MessageUpdates): void;
}

/** First the store has the news, then they are told: who is told finds them there. */
export function createNewsIntake({
  store,
  start,
  onReached,
  onEvent,
  onGap,
  onBadEvent,
  onChatNews,
}: NewsIntakeOptions): NewsIntake {
  const seq = (): number => store.getSnapshot().seq;
  const teller = createEventTeller({ start, seq, onEvent, onGap });
  return {
    takeEvent(name, payload) {
      if (name === chatNewsName) {
        const news = chatNewsSchema.safeParse(payload);
        if (news.success) onChatNews?.(news.data);
        else onBadEvent?.({ name, reason: 'not to be read' });
        return;
      }
      const parsed = readEvent(hubEventSchemas, name, payload);
      if ('bad' in parsed) {
        onBadEvent?.(parsed.bad);
        return;
      }
      const { event } = parsed;
      mergeEvent(store, event);
      onReached(event.payload.seq);
      teller.tell(event);
    },
    takeUpdates(since, updates) {
      const known = seq();
      store.addUpdates(since, updates);
      teller.tellMissed({ known, since, updates });
    },
  };
}

/** Brings into the store what an event carries. */
function mergeEvent(store: MessageIntake, event: HubEvent): void {
  if (event.name === 'GetTutorNotReadMsgCount') {
    const { seq, ...unread } = event.payload;
    store.setUnread(seq, unread);
  } else if (event.name !== 'JoinTeacherNotify') {
    const { items = [], seqs = items.map((item) => item.seq) } = event.payload;
    store.addChanges(seqs, items);
  }
}
