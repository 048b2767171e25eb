import type { ScheduleWindow } from './schedule-window.ts';
import {
  isOverflowing,
  isSlotOpen,
  modifications,
  type Schedule,
  type SlotChanges,
  type SlotLock,
} from './selection.ts';
import { slotRows } from './slot-grid.ts';

/** Why a slot of last week cannot be taken over. */
export type CopyClash = SlotLock | 'missing';

/** What copying last week would do, slot by slot; nothing is changed yet. Times in ms since the epoch, in order. */
export interface CopyPlan {
  /** Slots of next week that it opens. */
  opens: number[];
  /** Slots of next week that are open already. */
  alreadyOpen: number[];
  /** What cannot be taken over: the slot of last week, the one of next week where there is one, and why. */
  clashes: { fromMs: number; toMs: number | undefined; reason: CopyClash }[];
  /** Slots of next week for which no modifications are left. */
  overLimit: number[];
  /** The changes as they would be afterwards. */
  changes: SlotChanges;
}

/** Day and row of every slot of a window, so that the same place of another week can be found. */
function places({ dayStarts, end }: ScheduleWindow, zone: string): Map<number, string> {
  const byStart = new Map<number, string>();
  for (const row of slotRows(dayStarts, end, zone)) {
    row.starts.forEach((startMs, day) => {
      if (startMs !== undefined) byStart.set(startMs, `${day}/${row.key}`);
    });
  }
  return byStart;
}

/**
 * What it would be to have next week open where the week before was open or booked: the same weekday at the same time by
 * the clock of `zone`. Nothing is closed. As many slots are opened as the modifications left allow, from the earliest.
 */
export function planCopy({
  schedule,
  changes,
  from,
  to,
  openStarts,
  zone,
}: {
  schedule: Schedule;
  changes: SlotChanges;
  from: ScheduleWindow;
  to: ScheduleWindow;
  /** Slots of the week before that were open or booked. */
  openStarts: readonly number[];
  zone: string;
}): CopyPlan {
  const placeOf = places(from, zone);
  const startOf = new Map([...places(to, zone)].map(([startMs, place]) => [place, startMs]));
  const plan: CopyPlan = { opens: [], alreadyOpen: [], clashes: [], overLimit: [], changes };
  for (const fromMs of [...new Set(openStarts)].sort((a, b) => a - b)) {
    const place = placeOf.get(fromMs);
    if (place === undefined) continue;
    // The second time of an hour that comes twice goes to the only one that an ordinary day has.
    const toMs = startOf.get(place) ?? startOf.get(place.replace('-again', ''));
    const slot = toMs === undefined ? undefined : schedule.slots.get(toMs);
    if (toMs === undefined || slot === undefined) plan.clashes.push({ fromMs, toMs, reason: 'missing' });
    else if (slot.lock !== undefined) plan.clashes.push({ fromMs, toMs, reason: slot.lock });
    else if (isSlotOpen(schedule, changes, toMs)) plan.alreadyOpen.push(toMs);
    else open(plan, schedule, toMs);
  }
  return plan;
}

function open(plan: CopyPlan, schedule: Schedule, startMs: number): void {
  if (plan.opens.includes(startMs)) return;
  const next = new Set(plan.changes);
  if (!next.delete(startMs)) next.add(startMs);
  const isMore = modifications(schedule, next) > modifications(schedule, plan.changes);
  if (isMore && isOverflowing(schedule, next)) {
    if (!plan.overLimit.includes(startMs)) plan.overLimit.push(startMs);
    return;
  }
  plan.opens.push(startMs);
  plan.changes = next;
}
