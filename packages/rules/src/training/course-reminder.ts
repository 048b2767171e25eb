import { days } from '../time/durations.ts';

/** Why a course reminds its tutor: it has changed since it was opened, or was not opened for a while. */
export type CourseReminder = 'changed' | 'idle';

/** How long a course that is under way may stay unopened. */
export const idleDays = 7;

/** Whether a course that the tutor has subscribed to reminds the tutor, and why. Opening it ends either reminder. */
export function courseReminder(
  { isCompleted, changedAt, openedAt }: { isCompleted: boolean; changedAt: Date; openedAt: Date },
  now: Date,
): CourseReminder | undefined {
  if (changedAt > openedAt) return 'changed';
  return !isCompleted && now.getTime() - openedAt.getTime() >= days(idleDays) ? 'idle' : undefined;
}
