import type { SerializeFrom } from '@remix-run/node';
import { asServed, type ReadState } from '@tutor/realtime/store/read-state';
import type { loadWaiting } from './waiting.server.ts';

/** One asking's answer; a part that could not be had is null. */
type Answer = SerializeFrom<Awaited<ReturnType<typeof loadWaiting>>>;

/** What waits for the tutor, as far as it is known. */
export type Waiting = { [Part in Exclude<keyof Answer, 'setting'>]: NonNullable<Answer[Part]> } & {
  /** Undefined until the service has told it: a default is not what the tutor chose. */
  setting: NonNullable<Answer['setting']> | undefined;
};

const nothing: Waiting = {
  compulsory: [],
  paypal: [],
  reminders: [],
  classNotices: [],
  didi: [],
  moodleUnread: 0,
  setting: undefined,
  classSpans: [],
  isScheduleReminderDue: false,
  chatUnread: 0,
};

/** The newest of each part: one that could not be had this time stays as it was known, and no open dialog goes with it. */
export function joinWaiting(answer: Answer, known: Waiting = nothing): Waiting {
  return {
    compulsory: answer.compulsory ?? known.compulsory,
    paypal: answer.paypal ?? known.paypal,
    reminders: answer.reminders ?? known.reminders,
    classNotices: answer.classNotices ?? known.classNotices,
    didi: answer.didi ?? known.didi,
    moodleUnread: answer.moodleUnread ?? known.moodleUnread,
    setting: answer.setting ?? known.setting,
    classSpans: answer.classSpans ?? known.classSpans,
    isScheduleReminderDue: answer.isScheduleReminderDue ?? known.isScheduleReminderDue,
    chatUnread: answer.chatUnread ?? known.chatUnread,
  };
}

/**
 * Without the warnings and reminders that were read since, in another tab or with all the others: their event brings the
 * message alone. A class notice goes once its part is loaded again, so that its dialog hears the answer first.
 */
export function withoutRead(waiting: Waiting, reads: Pick<ReadState, 'facts' | 'bulkReads'>): Waiting {
  const isUnread = (message: Waiting['reminders'][number]): boolean => !asServed(message, reads).isRead;
  return {
    ...waiting,
    compulsory: waiting.compulsory.filter(isUnread),
    paypal: waiting.paypal.filter(isUnread),
    reminders: waiting.reminders.filter(isUnread),
  };
}

/** Whether a part could not be had. */
export function isPartial(answer: Answer): boolean {
  return Object.values(answer).includes(null);
}
