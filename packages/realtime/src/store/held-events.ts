import type { SystemMessage } from '@tutor/rules/messages/message';
import type { Cursor } from './cursor.ts';

interface HeldEvent {
  seqs: readonly number[];
  messages: readonly SystemMessage[];
}

/** Events that wait for what lies between the cursor and them. */
export function createHeldEvents({ isJoinedBy }: Pick<Cursor, 'isJoinedBy'>) {
  let held: readonly HeldEvent[] = [];
  return {
    hold(event: HeldEvent): void {
      held = [...held, event];
    },
    /** The next that joins on to the cursor by now; it waits no longer. */
    takeJoining(): HeldEvent | undefined {
      const next = held.find(({ seqs }) => isJoinedBy(seqs));
      if (next !== undefined) held = held.filter((one) => one !== next);
      return next;
    },
    takeAll(): readonly HeldEvent[] {
      const all = held;
      held = [];
      return all;
    },
  };
}
