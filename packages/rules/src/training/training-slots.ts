import { days, hours, minutes } from '../time/durations.ts';
import { addZonedDays, companyZone, instantOfMinute, startOfZonedDay, zonedMinuteOfDay } from '../time/zone.ts';

/** A training lesson is this long. */
export const trainingSlotMs = minutes(30);
/** Slots are booked from this long before they begin until so many days ahead. */
export const trainingNoticeMs = hours(2);
export const trainingDaysAhead = 14;
/** Lessons to come that a tutor may hold at once. */
export const upcomingTrainingsMax = 3;

/** A tutor is reminded of a lesson this long before it begins. */
export const trainingReminderBeforeMs = minutes(30);

/** Longest reason of a booking or of a cancellation, and longest name, in characters. */
export const trainingReasonMax = 200;
export const trainingNameMax = 100;

// Hours of the trainers, Monday to Friday by the company's clock, each in half hours (the specification shows none: ours).
const openHours = [10, 11, 14, 15, 16, 17];

/** Groups of trainers, as the wire names their lessons: in the mornings they answer questions, then they watch lessons. */
export const trainingLessonTypes = ['QA', 'Test'] as const;
export type TrainingLessonType = (typeof trainingLessonTypes)[number];

/** The words for each. */
export const trainingLessonNames: Readonly<Record<TrainingLessonType, string>> = {
  QA: 'Questions and answers',
  Test: 'Practice lesson',
};

// Minute of the company's day at which the trainers who watch practice lessons take over.
const practiceBeginsAtMinute = 12 * 60;

/** Which lesson a slot is. */
export function trainingLessonType(start: Date): TrainingLessonType {
  return zonedMinuteOfDay(start, companyZone) < practiceBeginsAtMinute ? 'QA' : 'Test';
}

/** A half-open slot of a training lesson. */
export interface TrainingSlot {
  start: Date;
  end: Date;
}

/** The slots that begin in a half-open range, as far as they can be booked at `now`. */
export function trainingSlots(range: TrainingSlot, now: Date): TrainingSlot[] {
  const first = new Date(Math.max(range.start.getTime(), now.getTime() + trainingNoticeMs));
  const last = new Date(Math.min(range.end.getTime(), now.getTime() + days(trainingDaysAhead)));
  const slots: TrainingSlot[] = [];
  for (let day = startOfZonedDay(first, companyZone); day < last; day = addZonedDays(day, 1, companyZone)) {
    for (const start of startsOf(day)) {
      if (start >= first && start < last) slots.push({ start, end: new Date(start.getTime() + trainingSlotMs) });
    }
  }
  return slots;
}

/** Whether a slot is one that can be booked at `now`. */
export function isTrainingSlot({ start, end }: TrainingSlot, now: Date): boolean {
  return trainingSlots({ start, end: new Date(start.getTime() + 1) }, now).some(
    (slot) => slot.start.getTime() === start.getTime() && slot.end.getTime() === end.getTime(),
  );
}

function startsOf(day: Date): Date[] {
  // The company's zone has no changes of clocks: by UTC its weekday is that of the day's noon.
  const weekday = new Date(day.getTime() + hours(20)).getUTCDay();
  if (weekday === 0 || weekday === 6) return [];
  return openHours
    .flatMap((hour) => [hour * 60, hour * 60 + 30])
    .map((minute) => instantOfMinute(day, minute, companyZone))
    .filter((start) => start !== undefined);
}
