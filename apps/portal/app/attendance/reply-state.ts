import { isDelayed, isOpen } from '@tutor/realtime/outbox/outbox-item';
import { canConfirmAttendance } from '@tutor/rules/attendance/penalty';
import { minutes, seconds } from '@tutor/rules/time/durations';
import type { AnswerState, AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import type { ReplyEntry } from './use-attendance-outbox.ts';

/**
 * How an outbox entry stands, in the screen's words. One that is only just being sent does not wait yet; one that is held up
 * waits on while it is tried again, so that no attempt takes a button from under the tutor's hands. `isPressed`: the tutor
 * has sent it again by hand.
 */
export function answerState(entry: ReplyEntry, isOffline: boolean, isPressed = false): AnswerState {
  const { payload, status, message = '', progress, tappedAtMs } = entry;
  const { answer } = payload;
  if (status === 'sent') return { status, message };
  if (status === 'failed') return { status, message, answer };
  if (isHeldUp(entry, isOffline)) {
    return { status: 'waiting', answer, tappedAt: new Date(tappedAtMs), isPressed, progress };
  }
  return { status: 'sending', answer, progress };
}

/**
 * Whether an entry belongs into the list of replies on their way: what is held up by the line, what was, and a refusal whose
 * class is shown nowhere else. A reply that went at once is told by its toast.
 */
export function isListed(entry: ReplyEntry, isOffline: boolean, isAsked: boolean): boolean {
  if (isOpen(entry)) return isHeldUp(entry, isOffline);
  return isDelayed(entry) || (entry.status === 'failed' && !isAsked);
}

/** Whether a class still has to be asked about: an answer that waits for the line, or is tried again, was given. */
export function isUnanswered(entry: ReplyEntry | undefined, isOffline: boolean): boolean {
  return entry === undefined || entry.status === 'failed' || (isOpen(entry) && !isHeldUp(entry, isOffline));
}

/** A page's clock is behind the service's by as long as the page took to come. */
const clockLagMs = seconds(10);

/** Whoever comes back later hears of it by the service's own message, which knows what was answered elsewhere. */
const lapseNewsMs = minutes(2);

/**
 * Of the classes that were asked about, those that are asked about no more because their time to answer is over. Where this
 * browser has an answer on its way or taken, that one tells what became of it. Only just now: what a page that slept finds
 * gone may have been answered elsewhere.
 */
export function lapsedItems(
  before: readonly AttendanceItem[],
  items: readonly AttendanceItem[],
  answers: Readonly<Record<number, AnswerState>>,
  now: Date,
): readonly AttendanceItem[] {
  const waiting = new Set(items.map(({ id }) => id));
  return before.filter(({ id, start }) => {
    if (waiting.has(id) || start === undefined) return false;
    const leftMs = start.getTime() - now.getTime();
    if (canConfirmAttendance(leftMs - clockLagMs) || !canConfirmAttendance(leftMs + lapseNewsMs)) return false;
    return answers[id] === undefined || answers[id].status === 'failed';
  });
}

function isHeldUp({ attempts }: ReplyEntry, isOffline: boolean): boolean {
  return attempts > 0 || isOffline;
}
