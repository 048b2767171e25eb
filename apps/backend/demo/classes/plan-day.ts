import { minutes } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import type { TutorTemplate } from '../account/tutor-templates.ts';
import { type Random, randomOf } from '../seeding/random.ts';

/** Lessons stand on half hours and last 25 minutes. */
export const slotMs = minutes(30);
export const lessonMs = minutes(25);

/** Slots of a day that are worked, as start instants in order, and those that are open for classes. */
export interface DayPlan {
  lessons: Date[];
  /** Open half hours between the lessons. */
  open: Date[];
  /** A run of half hours after the lessons that is given as one, on days that have it. */
  busyTime?: { startsAt: Date; slots: number } | undefined;
  /** A day on which the company keeps an hour for itself. */
  hasMeeting: boolean;
}

/** A template's calendar day from its first instant; the same for the same template and date. */
export function planDay(template: TutorTemplate, dayStart: Date): DayPlan {
  const date = zonedDate(dayStart, template.timeZone);
  const random = randomOf(`${template.key} ${date}`);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const count = lessonCount(template, random, isWeekend);
  if (count === 0) return { lessons: [], open: [], hasMeeting: false };
  // Mostly evenings, when students are out of school; weekends begin in the morning.
  const lastSlot = 44;
  const firstSlot = Math.max(0, Math.min(random.between(isWeekend ? 18 : 24, 34), lastSlot - count - 4));
  const lessons: Date[] = [];
  const open: Date[] = [];
  let gaps = 4;
  for (let slot = firstSlot; lessons.length < count && slot <= lastSlot; slot += 1) {
    const at = new Date(dayStart.getTime() + slot * slotMs);
    if (gaps > 0 && lessons.length > 0 && random.chance(0.18)) {
      gaps -= 1;
      if (template.workload === 'rich') open.push(at);
    } else lessons.push(at);
  }
  const isRich = template.workload === 'rich';
  const afterLessons = new Date((lessons.at(-1) ?? dayStart).getTime() + slotMs);
  const busyTime = isRich && random.chance(0.6) ? { startsAt: afterLessons, slots: random.between(2, 3) } : undefined;
  return { lessons, open, busyTime, hasMeeting: isRich && weekday === 3 };
}

function lessonCount(template: TutorTemplate, random: Random, isWeekend: boolean): number {
  switch (template.workload) {
    case 'rich':
      return random.between(6, 14);
    case 'steady':
      return random.between(2, isWeekend ? 8 : 5);
    case 'light':
      return random.between(0, 2);
    case 'none':
      return 0;
  }
}

/** The next half hour that is at least ten minutes away: where a living day's next class stands. */
export function nextSlot(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + minutes(10)) / slotMs) * slotMs);
}
