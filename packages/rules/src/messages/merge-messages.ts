import type { SystemMessage } from './message.ts';

/**
 * Merges what arrived into what is shown: by id, the higher `seq` wins, newest sent first.
 * Arriving twice, late or out of order changes nothing, so pushes and catch-ups can be mixed freely.
 */
export function mergeMessages(shown: readonly SystemMessage[], arrived: readonly SystemMessage[]): SystemMessage[] {
  const byId = new Map(shown.map((message) => [message.mid, message]));
  for (const message of arrived) {
    const known = byId.get(message.mid);
    if (known === undefined || message.seq > known.seq) byId.set(message.mid, message);
  }
  return [...byId.values()].sort((a, b) => Date.parse(b.sentTime) - Date.parse(a.sentTime) || b.mid - a.mid);
}
