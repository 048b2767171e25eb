import { canClockIn } from '@tutor/rules/attendance/clock-in';
import type { ChatNotice } from '@tutor/rules/chat/chat-notice';
import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import type { NoticeState } from '@tutor/ui/chat/message-item.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** What a tutor does about a notice at `now`, and how its subject stands; as far as the facts are known. */
export function noticeState(notice: ChatNotice, facts: NoticeFacts | undefined, now: Date): NoticeState | undefined {
  const classId = classIdOf(notice);
  const known = classId === undefined ? undefined : facts?.classes[classId];
  const page = classId === undefined ? undefined : `/classDetail/${classId}`;
  const seeClass = page === undefined ? undefined : { label: 'See the class', href: page };
  switch (notice.type) {
    case 'AbsenceReminder':
      if (known === undefined || page === undefined) return { action: seeClass };
      if (known.isAnswerDue === true) return { action: { label: 'Answer', href: page } };
      return {
        stateText: pastText(known, now) ?? (known.isAnswerDue === false ? 'No answer is due.' : undefined),
        action: seeClass,
      };
    case 'ClassReminder': {
      if (known === undefined || page === undefined) return { action: seeClass };
      const stateText = pastText(known, now);
      const opensAt = Date.parse(known.start) - joinOpensBeforeMs;
      if (stateText !== undefined || now.getTime() < opensAt) return { stateText, action: seeClass };
      return { action: { label: 'Join', href: `/classes/join/${classId}` } };
    }
    case 'BookingReminder':
    case 'SVIPBookingReminder':
    case 'CancellationReminder':
      return { stateText: known === undefined ? undefined : pastText(known, now), action: seeClass };
    case 'ShiftClockReminder':
      return clockInState(facts);
    case 'ComplaintReminder':
      return { action: { label: 'Reply', href: complaints } };
    case 'ComplaintWithdrawnReminder':
      return { action: { label: 'See complaints', href: complaints } };
    default:
      return undefined;
  }
}

const complaints = '/complaintList/receivedComplaint';

function clockInState(facts: NoticeFacts | undefined): NoticeState {
  const clockIn = facts?.clockIn ?? null;
  if (clockIn === 'clockedIn') return { stateText: 'You have clocked in.' };
  if (clockIn === 'late') return { stateText: 'You have clocked in late.' };
  if (clockIn !== null && !canClockIn(clockIn)) return { stateText: 'There is no shift to clock in for now.' };
  return { action: { label: 'Clock In', href: '/home' } };
}

function pastText({ end, status }: NoticeFacts['classes'][string], now: Date): string | undefined {
  if (status === 'Canceled') return 'This class is cancelled.';
  return Date.parse(end) <= now.getTime() ? 'This class is over.' : undefined;
}

/** The class that a notice names; undefined where it names none that can be. */
export function classIdOf({ fields }: ChatNotice): number | undefined {
  const id = Number(fields.classid);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
