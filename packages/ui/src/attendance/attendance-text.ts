import { confirmDeadlineMs } from '@tutor/rules/attendance/penalty';
import { dayText, nearDayText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';

/** The rule, in the specification's words (core §4); the dialog has a line for each. */
export const confirmRule = {
  deadline: 'Please confirm at least 30 minutes before class.',
  price: 'A missing or No answer leads to automatic cancel and penalty.',
};

/** What of a class says when it is. */
interface ClassTime {
  start?: Date | undefined;
  end?: Date | undefined;
  /** As the service words it. */
  timeText: string;
}

/** When a class is: 'Today, 2:00 – 2:25 PM', or as the service words it. */
export function classTimeText({ start, end, timeText: words }: ClassTime, now: Date, zone: string): string {
  if (start === undefined || end === undefined) return words;
  return `${nearDayText(start, now, zone) ?? dayText(start, zone)}, ${timeRangeText(start, end, zone)}`;
}

/** The last moment for an answer, with its day unless that is today. */
export function deadlineText(start: Date, now: Date, zone: string): string {
  const deadline = new Date(start.getTime() - confirmDeadlineMs);
  const time = timeText(deadline, zone);
  return nearDayText(deadline, now, zone) === 'Today' ? time : `${dayText(deadline, zone)}, ${time}`;
}

/** What a waiting answer is waiting for, and whether it can still count. */
export function waitingText(
  { answer, tappedAt }: { answer: 'yes' | 'no'; tappedAt: Date },
  isInTime: boolean,
  zone: string,
): string {
  const which = `Your ${answer === 'yes' ? 'Yes' : 'No'} of ${timeText(tappedAt, zone)}`;
  return isInTime
    ? `${which} has not reached us yet. It is sent as soon as the line is back.`
    : `${which} has not reached us, and the time to answer is over. It is still sent, so that its time is on record.`;
}
