import { type SpanMs, todayOf } from '../classes/working-day.ts';
import { hours, minutes } from '../time/durations.ts';
import { canConfirmAttendance } from './penalty.ts';

/** Times to class at which an unanswered confirmation is brought up again (beyond the specification, no. 10). */
export const reminderSteps = [hours(24), hours(2), minutes(60), minutes(35)] as const;

/** The last reminder comes again this often until it is acknowledged. */
export const reminderRepeatMs = minutes(1);

/** A reminder that is due. */
export interface Reminder {
  /** The step that was reached last, as time to class in milliseconds. */
  stepMs: number;
  /** How many times it has come again; 0 for all but the last step. */
  round: number;
}

const lastStepMs = reminderSteps[reminderSteps.length - 1] ?? 0;

/**
 * The reminder of an unanswered class that starts in `untilClassMs` milliseconds: none more than 24 hours ahead, and none
 * once the time to answer is over.
 */
export function currentReminder(untilClassMs: number): Reminder | undefined {
  if (!canConfirmAttendance(untilClassMs)) return undefined;
  const stepMs = reminderSteps.findLast((step) => untilClassMs <= step);
  if (stepMs === undefined) return undefined;
  return { stepMs, round: isLastReminder({ stepMs }) ? Math.floor((stepMs - untilClassMs) / reminderRepeatMs) : 0 };
}

/** Whether a reminder is heard in quiet hours too: from an hour before class on, money is at stake soon. */
export function isUrgentReminder({ stepMs }: Pick<Reminder, 'stepMs'>): boolean {
  return stepMs <= minutes(60);
}

/** Whether a reminder comes again until it is acknowledged: no step comes after it. */
export function isLastReminder({ stepMs }: Pick<Reminder, 'stepMs'>): boolean {
  return stepMs === lastStepMs;
}

/** What is kept of an acknowledged reminder: the request and its step. Acknowledging the last step ends its repeats. */
export function reminderKey(requestId: number, { stepMs }: Pick<Reminder, 'stepMs'>): string {
  return `${requestId}:${stepMs / minutes(1)}`;
}

/** An unanswered confirmation, as far as reminders go. */
export interface Unanswered {
  id: number;
  start?: Date | undefined;
  end?: Date | undefined;
}

/** A reminder that is due now, and for what. */
export interface DueReminder<Item extends Unanswered> extends Reminder {
  item: Item;
  isUrgent: boolean;
}

/** The reminders that are due and not acknowledged, the class that starts first before the others. */
export function dueReminders<Item extends Unanswered>(
  items: readonly Item[],
  now: Date,
  acknowledged: ReadonlySet<string>,
): DueReminder<Item>[] {
  return items
    .flatMap((item) => {
      if (item.start === undefined) return [];
      const reminder = currentReminder(item.start.getTime() - now.getTime());
      if (reminder === undefined || acknowledged.has(reminderKey(item.id, reminder))) return [];
      return [{ item, ...reminder, isUrgent: isUrgentReminder(reminder) }];
    })
    .sort((a, b) => (a.item.start?.getTime() ?? 0) - (b.item.start?.getTime() ?? 0));
}

/**
 * The unanswered classes of today, of a working day past midnight included, that can still be confirmed. `classes` are all
 * of the tutor's, as far as they are known.
 */
export function confirmableToday<Item extends Unanswered>(
  items: readonly Item[],
  { now, zone, classes = [] }: { now: Date; zone: string; classes?: readonly SpanMs[] | undefined },
): Item[] {
  const asked = items.flatMap(({ start, end = start }) =>
    start === undefined || end === undefined ? [] : { startMs: start.getTime(), endMs: end.getTime() },
  );
  const today = todayOf(now, [...classes, ...asked], zone);
  return items.filter(
    ({ start }) =>
      start !== undefined &&
      start.getTime() >= today.startMs &&
      start.getTime() < today.endMs &&
      canConfirmAttendance(start.getTime() - now.getTime()),
  );
}
