import type { ClassEvent } from '@tutor/api/classes/classes';
import { cancelDays } from '@tutor/rules/schedule/cancel-list';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import type { CancelEntry } from '@tutor/ui/schedule/cancel-entry.ts';
import { isBusyTime } from '../classes/class-entry.ts';
import type { Api } from '../session/api.server.ts';

/** What of today and the 13 days after it can still be cancelled: the class table's own classes and open time. */
export async function loadCancelEntries(api: Api, now: Date, zone: string): Promise<CancelEntry[]> {
  const today = startOfZonedDay(now, zone);
  const end = addZonedDays(today, cancelDays, zone);
  const { body } = await api.classes.classTable({
    body: { StartTime: today.toISOString(), EndTime: end.toISOString() },
  });
  return body
    .filter(({ Status, Disabled }) => Status !== 'Canceled' && !Disabled)
    .flatMap((event) => entriesOf(event, now.getTime()));
}

function entriesOf(event: ClassEvent, nowMs: number): CancelEntry[] {
  const startMs = Date.parse(event.StartTime);
  const endMs = Date.parse(event.EndTime);
  const { Course: course } = event;
  // A busy time that the service does not name stands by itself.
  const flag = event.BusyTimeCheckFlag ?? (isBusyTime(event) ? event.StartTime : undefined);
  if (course != null) {
    if (startMs <= nowMs) return [];
    const field = { name: 'classes' as const, value: String(course.CLID) };
    const lessonFeeCentavos = course.LessonFeeCentavos ?? undefined;
    const times = { startMs, endMs, lastStartMs: startMs };
    return [{ id: `class-${course.CLID}`, kind: 'class', ...times, title: course.StuName, field, lessonFeeCentavos }];
  }
  // Of open time that has begun the half hours still ahead can be cancelled; those of a busy time are then cut off from it.
  const starts = slotStarts(startMs, endMs).filter((slot) => slot > nowMs);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const fieldOf = (slots: readonly number[]): CancelEntry['field'] => ({
    name: 'slots',
    value: slots.map((slot) => new Date(slot).toISOString()).join(' '),
  });
  if (flag !== undefined) {
    const times = { startMs: first, endMs, lastStartMs: last };
    return [{ id: `busy-${event.StartTime}`, kind: 'busyTime', ...times, group: flag, field: fieldOf(starts) }];
  }
  // Half hours that stand alone go one by one, however the class table joins them.
  return starts.map((slot, index) => ({
    id: `open-${new Date(slot).toISOString()}`,
    kind: 'open',
    startMs: slot,
    endMs: starts[index + 1] ?? endMs,
    lastStartMs: slot,
    field: fieldOf([slot]),
  }));
}
