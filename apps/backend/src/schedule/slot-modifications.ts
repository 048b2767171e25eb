import { slotMs } from '@tutor/rules/schedule/slot-grid';
import type { StoredSlot } from './read-schedule.ts';
import type { Modification } from './submission.ts';

/**
 * What changing half hours takes of the count: one each, and with any half hour of a busy time all of it that can be changed
 * (specification, core §4).
 */
export function slotModifications(
  changing: Iterable<number>,
  stored: ReadonlyMap<number, StoredSlot>,
  isLocked: (slot: StoredSlot) => boolean,
): Modification[] {
  const starts = new Set(changing);
  const flags = new Set([...starts].flatMap((startMs) => stored.get(startMs)?.groupFlag ?? []));
  for (const slot of stored.values()) {
    if (slot.groupFlag !== null && flags.has(slot.groupFlag) && !isLocked(slot)) starts.add(slot.startsAt.getTime());
  }
  return [...starts].map((startMs) => {
    const flag = stored.get(startMs)?.groupFlag;
    return { startsAt: new Date(startMs), unit: flag == null ? `slot ${startMs / slotMs}` : `busy time ${flag}` };
  });
}
