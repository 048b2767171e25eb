import type { MessageUpdates } from '@tutor/rules/messages/message';
import { type HubEventName, hubEventSchemas } from '@tutor/rules/realtime/events';
import type { HubEvent } from '../connection/hub-event.ts';
import { readEvent } from '../connection/read-event.ts';

/** Where the page began, and who is told. */
export interface EventTellerOptions {
  /** The cursor that the page was rendered with: what happened up to there is on it. */
  start: number;
  /** The cursor now. */
  seq(): number;
  onEvent?: ((event: HubEvent) => void) | undefined;
  /** Something happened that no event tells of. */
  onGap?: (() => void) | undefined;
}

/** Tells each event once, whether it was pushed or caught up with. */
export interface EventTeller {
  /** An event came over the connection or from another tab. */
  tell(event: HubEvent): void;
  /** A catch-up from `since` came while everything up to `known` was in. */
  tellMissed(caughtUp: { known: number; since: number; updates: MessageUpdates }): void;
}

/** These carry what they tell of: the store merges it, and a catch-up carries it too. */
const carriers: ReadonlySet<HubEventName> = new Set(['JoinTeacherNotify', 'GetTutorSysMsg', 'GetTutorNotReadMsgCount']);

/**
 * Tells what happened, once each, whether it was pushed or came with a catch-up. All other events only say that their
 * area changed, so the latest of a name stands for those before it.
 */
export function createEventTeller({ start, seq: cursor, onEvent, onGap }: EventTellerOptions): EventTeller {
  const toldUpTo = new Map<HubEventName, number>();
  /** Numbers beyond the cursor that came with an event: no gap, even if the catch-up does not name them. */
  const heard = new Set<number>();

  function tell(event: HubEvent): void {
    const { seq } = event.payload;
    for (const number of heard) if (number <= cursor()) heard.delete(number);
    if (event.name !== 'JoinTeacherNotify' && event.name !== 'GetTutorNotReadMsgCount') {
      for (const item of event.payload.items ?? []) heard.add(item.seq);
    }
    if (!carriers.has(event.name)) {
      heard.add(seq);
      if (seq <= (toldUpTo.get(event.name) ?? start)) return;
      toldUpTo.set(event.name, seq);
    }
    onEvent?.(event);
  }

  return {
    tell,
    tellMissed({ known, since, updates }) {
      const from = Math.max(since, known);
      const named = [...updates.events, ...updates.messages].map(({ seq }) => seq);
      for (const { seq, undoneSeq } of updates.bulkReads) named.push(seq, ...(undoneSeq === null ? [] : [undoneSeq]));
      const covered = new Set([...named, ...heard].filter((seq) => seq > from && seq <= updates.seq));
      for (const { seq, name } of updates.events) {
        const parsed = readEvent(hubEventSchemas, name, { seq });
        // Of a name that this version does not know nothing can be shown; a carrier's news are in the updates.
        if ('event' in parsed) tell(parsed.event);
      }
      if (covered.size < updates.seq - from) onGap?.();
    },
  };
}
