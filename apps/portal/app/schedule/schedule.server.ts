import type { ClassEvent } from '@tutor/api/classes/classes';
import { nextWeekWindow, type ScheduleWindow, weekBeforeWindow } from '@tutor/rules/schedule/schedule-window';
import type { SlotLock } from '@tutor/rules/schedule/selection';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import type { LeaveRow } from '../classes/class-entry.ts';
import { loadLeave } from '../classes/class-table.server.ts';
import { partOrNull } from '../kit/beside/parts.server.ts';
import type { Api } from '../session/api.server.ts';

/** A half hour as a page carries it: what differs from a closed one. */
interface SlotRow {
  start: number;
  isOpen: boolean;
  lock?: SlotLock;
  group?: string;
  title?: string;
}

/**
 * Next week as the company offers it. The window's days are counted by the tutor's calendar; what the company offers beyond
 * them is left out, and what it does not offer of them cannot be scheduled.
 */
export async function loadNextWeek(api: Api, now: Date, zone: string) {
  const [{ body }, { body: remaining }, { body: limit }, leave] = await Promise.all([
    api.schedule.allowedEvents(),
    api.schedule.restCountOfNextWeek(),
    api.schedule.limitCheck(),
    // It only says why: without it these half hours are not available, as the company has it.
    loadLeave(api, nextWeekWindow(now, zone)).catch((): LeaveRow[] => []),
  ]);
  return {
    // The company's window says which day today is, should midnight pass between two calls.
    now: nowOf(body.StartTime, now, zone).getTime(),
    slots: body.Events.filter(({ Type }) => Type === undefined).map((event) => slotRow(event, leave)),
    remaining,
    limitReason: limit.IsLimited ? (limit.Reason ?? 'Submitting is stopped for your account.') : undefined,
  };
}

function nowOf(windowStart: string, now: Date, zone: string): Date {
  const own = nextWeekWindow(now, zone);
  const aheadMs = Date.parse(windowStart) - own.start.getTime();
  return aheadMs > 0 && Date.parse(windowStart) < own.end.getTime() ? new Date(now.getTime() + aheadMs) : now;
}

function slotRow(event: ClassEvent, leave: readonly LeaveRow[]): SlotRow {
  const lock = lockOf(event, leave);
  return {
    start: Date.parse(event.StartTime),
    isOpen: event.Status !== 'Canceled',
    ...(lock === undefined ? {} : { lock }),
    ...(event.BusyTimeCheckFlag === undefined ? {} : { group: event.BusyTimeCheckFlag }),
    ...(event.Course?.StuName === undefined ? {} : { title: event.Course.StuName }),
  };
}

function lockOf(event: ClassEvent, leave: readonly LeaveRow[]): SlotLock | undefined {
  if (event.Status === 'Confirmed' || event.Course != null) return 'booked';
  if (!event.Disabled) return undefined;
  const isOnLeave = leave.some(
    ({ start, end }) => Date.parse(start) < Date.parse(event.EndTime) && Date.parse(end) > Date.parse(event.StartTime),
  );
  return isOnLeave ? 'leave' : 'disabled';
}

/** Half hours of the week before that were open or booked; undefined when they could not be loaded. */
export async function loadWeekBefore(api: Api, now: Date, zone: string): Promise<number[] | undefined> {
  const { start, end }: ScheduleWindow = weekBeforeWindow(now, zone);
  const call = api.classes.classTable({ body: { StartTime: start.toISOString(), EndTime: end.toISOString() } });
  const starts = await partOrNull(call, ({ body }) => {
    const taken = body.filter(({ Status, Disabled }) => Status !== 'Canceled' && !Disabled);
    return slotStarts(start.getTime(), end.getTime()).filter((startMs) =>
      taken.some((event) => covers(event, startMs)),
    );
  });
  // Only copying needs it.
  return starts ?? undefined;
}

function covers({ StartTime, EndTime }: ClassEvent, startMs: number): boolean {
  return Date.parse(StartTime) < startMs + 1 && Date.parse(EndTime) > startMs;
}
