/** Shown when more is changed than the company still allows (specification, core §8 'Self-schedule overflow'). */
export const overflowMessage = 'No modification for plotted schedule';

/** Why a slot cannot be changed: a class stands there, the tutor is on leave, or the company keeps it. */
export type SlotLock = 'booked' | 'leave' | 'disabled';

/** One half hour as the company has it. */
export interface ScheduleSlot {
  /** Beginning in ms since the epoch. */
  startMs: number;
  /** Waited (true): open for classes; Canceled (false): not. */
  isOpen: boolean;
  lock?: SlotLock | undefined;
  /** BusyTimeCheckFlag: the busy time that the slot belongs to. */
  group?: string | undefined;
}

/** The schedule as the company has it, and how many of its lessons may still be modified. */
export interface Schedule {
  slots: ReadonlyMap<number, ScheduleSlot>;
  /** Beginnings of the slots of each busy time, in order. */
  groups: ReadonlyMap<string, readonly number[]>;
  remaining: number;
}

/** What the tutor wants otherwise: beginnings of the slots that are to change. */
export type SlotChanges = ReadonlySet<number>;

/** The schedule as it is. */
export const noChanges: SlotChanges = new Set();

/** Makes a schedule of its slots; `remaining` below zero counts as none. */
export function makeSchedule(slots: readonly ScheduleSlot[], remaining: number): Schedule {
  const ordered = [...slots].sort((a, b) => a.startMs - b.startMs);
  const groups = new Map<string, number[]>();
  for (const { group, startMs } of ordered) {
    if (group === undefined) continue;
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [startMs]);
    else known.push(startMs);
  }
  return { slots: new Map(ordered.map((slot) => [slot.startMs, slot])), groups, remaining: Math.max(0, remaining) };
}

/** Whether a slot is open once the changes are made. */
export function isSlotOpen({ slots }: Schedule, changes: SlotChanges, startMs: number): boolean {
  const slot = slots.get(startMs);
  return slot !== undefined && slot.isOpen !== changes.has(startMs);
}

/** Whether two schedules have the same slots; what may still be modified may differ. */
export function hasSameSlots({ slots }: Schedule, { slots: others }: Schedule): boolean {
  if (slots.size !== others.size) return false;
  return [...slots.values()].every(({ startMs, isOpen, lock, group }) => {
    const other = others.get(startMs);
    return other !== undefined && other.isOpen === isOpen && other.lock === lock && other.group === group;
  });
}

/** Whether two sets of changes are the same. */
export function areSameChanges(one: SlotChanges, other: SlotChanges): boolean {
  return one.size === other.size && [...one].every((startMs) => other.has(startMs));
}

/**
 * How many modifications changes are: one for each slot; for a busy time, which goes with any of its slots, as many as it has
 * slots that can be changed (specification, core §4: 'if the busy-time group count exceeds it').
 */
export function modifications({ slots, groups }: Schedule, changes: SlotChanges): number {
  const touched = [...changes].flatMap((startMs) => groups.get(slots.get(startMs)?.group ?? '') ?? []);
  return new Set([...changes, ...touched.filter((startMs) => slots.get(startMs)?.lock === undefined)]).size;
}

/** How many modifications are left beside these changes; never below zero. */
export function modificationsLeft(schedule: Schedule, changes: SlotChanges): number {
  return Math.max(0, schedule.remaining - modifications(schedule, changes));
}

/** Whether changes are more than the company still allows, as after the allowance became smaller. */
export function isOverflowing(schedule: Schedule, changes: SlotChanges): boolean {
  return modifications(schedule, changes) > schedule.remaining;
}

/** A BusyTime entry beside its slots: it is on while all of them are, and off as soon as one is not. */
export interface BusyTime {
  flag: string;
  starts: readonly number[];
  isOn: boolean;
  /** Off, and yet some of its slots are open. */
  isPartlyOpen: boolean;
  /** A slot that cannot be changed holds it as it is. */
  isLocked: boolean;
}

/** The busy time of a flag once the changes are made; undefined for an unknown flag. */
export function busyTimeOf(schedule: Schedule, changes: SlotChanges, flag: string): BusyTime | undefined {
  const starts = schedule.groups.get(flag);
  if (starts === undefined) return undefined;
  const open = starts.filter((startMs) => isSlotOpen(schedule, changes, startMs)).length;
  const isOn = open === starts.length;
  const isLocked = starts.every((startMs) => schedule.slots.get(startMs)?.lock !== undefined);
  return { flag, starts, isOn, isPartlyOpen: open > 0 && !isOn, isLocked };
}

/** All busy times once the changes are made, in order of their first slots. */
export function busyTimes(schedule: Schedule, changes: SlotChanges): BusyTime[] {
  return [...schedule.groups.keys()].flatMap((flag) => busyTimeOf(schedule, changes, flag) ?? []);
}

/** What came of asking for a change. */
export interface SelectionResult {
  changes: SlotChanges;
  /** Slots that are otherwise now. */
  applied: number[];
  /** Slots that cannot be changed, or that the grid does not have. */
  skipped: number[];
  error?: typeof overflowMessage;
}

/**
 * Opens or closes slots. Those that are so already stay; locked ones are skipped. It is done as a whole or, when it
 * would take more modifications than are left, not at all. What brings changes back is always possible.
 */
export function setSlots(
  schedule: Schedule,
  changes: SlotChanges,
  starts: readonly number[],
  isOpen: boolean,
): SelectionResult {
  const next = new Set(changes);
  const applied: number[] = [];
  const skipped: number[] = [];
  for (const startMs of new Set(starts)) {
    const slot = schedule.slots.get(startMs);
    if (slot === undefined || slot.lock !== undefined) {
      skipped.push(startMs);
    } else if (isSlotOpen(schedule, changes, startMs) !== isOpen) {
      if (slot.isOpen === isOpen) next.delete(startMs);
      else next.add(startMs);
      applied.push(startMs);
    }
  }
  const isMore = modifications(schedule, next) > modifications(schedule, changes);
  if (isMore && isOverflowing(schedule, next)) return { changes, applied: [], skipped, error: overflowMessage };
  return { changes: next, applied, skipped };
}

const nothingJust: ReadonlySet<number> = new Set();

/**
 * Toggles slots between Waited and Canceled (specification, core §4): one by itself, several as the first of them that
 * can be changed says. `just` are the slots that were toggled last: a range that begins with one of them and reaches
 * beyond them goes on with it, and becomes what that one is by now.
 */
export function toggleSlots(
  schedule: Schedule,
  changes: SlotChanges,
  starts: readonly number[],
  just: ReadonlySet<number> = nothingJust,
): SelectionResult {
  const able = starts.filter((startMs) => {
    const slot = schedule.slots.get(startMs);
    return slot !== undefined && slot.lock === undefined;
  });
  const [leader] = able;
  if (leader === undefined) return { changes, applied: [], skipped: [...starts] };
  const goesOn = just.has(leader) && !able.every((startMs) => just.has(startMs));
  return setSlots(schedule, changes, starts, isSlotOpen(schedule, changes, leader) === goesOn);
}

/** Toggles a BusyTime entry: off takes all its slots with it, on brings all of them back. */
export function toggleBusyTime(schedule: Schedule, changes: SlotChanges, flag: string): SelectionResult {
  const busyTime = busyTimeOf(schedule, changes, flag);
  if (busyTime === undefined) return { changes, applied: [], skipped: [] };
  return setSlots(schedule, changes, busyTime.starts, !busyTime.isOn);
}

/** Slots that a tutor wants open and closed, apart from what the company has: what a draft keeps and a submission sends. */
export interface SlotWishes {
  open: number[];
  close: number[];
}

/** The wishes behind changes, in order of time. */
export function wishesOf(schedule: Schedule, changes: SlotChanges): SlotWishes {
  const ordered = [...changes].sort((a, b) => a - b);
  return {
    open: ordered.filter((startMs) => isSlotOpen(schedule, changes, startMs)),
    close: ordered.filter((startMs) => !isSlotOpen(schedule, changes, startMs)),
  };
}

/**
 * Changes that make wishes true in a schedule, which may be another than they were made in. Wishes that have come true
 * need no change; those for slots that are locked or gone are dropped.
 */
export function changesFor(schedule: Schedule, wishes: SlotWishes): { changes: SlotChanges; dropped: number[] } {
  const changes = new Set<number>();
  const dropped: number[] = [];
  const wish = (startMs: number, isOpen: boolean): void => {
    const slot = schedule.slots.get(startMs);
    if (slot === undefined || (slot.lock !== undefined && slot.isOpen !== isOpen)) dropped.push(startMs);
    else if (slot.isOpen !== isOpen) changes.add(startMs);
  };
  for (const startMs of wishes.open) wish(startMs, true);
  for (const startMs of wishes.close) wish(startMs, false);
  return { changes, dropped };
}

/** Whether a schedule is already as wished, as after an answer that was lost on its way back. */
export function isAsWished(schedule: Schedule, wishes: SlotWishes): boolean {
  const { changes, dropped } = changesFor(schedule, wishes);
  return changes.size === 0 && dropped.length === 0;
}
