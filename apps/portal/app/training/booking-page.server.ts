import type { TrainingSlotEvent } from '@tutor/api/training/training';
import { datedDayText, timeRangeText } from '@tutor/rules/time/zoned-text';
import type { BookingDay, HeldTraining } from '@tutor/ui/training/training-booking.tsx';

const clashes = { class: 'You have a class', leave: 'You are on leave' } as const;

/** The slots of the wire, day by day in the tutor's zone, and the lessons that the tutor holds. */
export function bookingPage(
  slots: readonly TrainingSlotEvent[],
  zone: string,
): { days: BookingDay[]; held: HeldTraining[] } {
  const free = new Map<string, BookingDay & { slots: BookingDay['slots'][number][] }>();
  const held: HeldTraining[] = [];
  for (const { ID, ScheduleStart, ScheduleEnd, Remark, Clash } of slots) {
    const [start, end] = [new Date(ScheduleStart), new Date(ScheduleEnd)];
    const name = datedDayText(start, zone);
    const time = timeRangeText(start, end, zone);
    if (ID != null) {
      held.push({ id: ID, when: `${name}, ${time}`, reason: Remark ?? '' });
      continue;
    }
    const day = free.get(name) ?? { name, slots: [] };
    free.set(name, day);
    const clash = Clash == null ? {} : { clash: clashes[Clash] };
    day.slots.push({ value: `${ScheduleStart}/${ScheduleEnd}`, time, ...clash });
  }
  return { days: [...free.values()], held };
}
