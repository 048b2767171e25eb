import { typingHoldsMs } from '@tutor/rules/chat/chat-limits';
import type { Timers } from '../browser/timers.ts';

/** Who is typing, by conversation; the same arrays until somebody begins or ends. */
export type TypingPeople = ReadonlyMap<number, readonly number[]>;

export interface TypingWatch {
  getSnapshot: () => TypingPeople;
  begin: (conversationId: number, personId: number) => void;
  /** The person has said something, or is gone. */
  end: (conversationId: number, personId: number) => void;
  stop: () => void;
}

/** Holds 'is typing' for as long as its last word counts. */
export function createTypingWatch(timers: Timers, onChange: () => void): TypingWatch {
  let people: TypingPeople = new Map();
  const timersOf = new Map<string, () => void>();

  function set(conversationId: number, typing: readonly number[]): void {
    const next = new Map(people);
    if (typing.length === 0) next.delete(conversationId);
    else next.set(conversationId, typing);
    people = next;
    onChange();
  }

  function end(conversationId: number, personId: number): void {
    const name = `${conversationId}:${personId}`;
    timersOf.get(name)?.();
    timersOf.delete(name);
    const typing = people.get(conversationId);
    if (typing?.includes(personId)) {
      set(
        conversationId,
        typing.filter((person) => person !== personId),
      );
    }
  }

  return {
    getSnapshot: () => people,
    begin(conversationId, personId) {
      const name = `${conversationId}:${personId}`;
      timersOf.get(name)?.();
      timersOf.set(
        name,
        timers.after(typingHoldsMs, () => end(conversationId, personId)),
      );
      const typing = people.get(conversationId) ?? [];
      if (!typing.includes(personId)) set(conversationId, [...typing, personId]);
    },
    end,
    stop() {
      for (const cancel of timersOf.values()) cancel();
    },
  };
}
