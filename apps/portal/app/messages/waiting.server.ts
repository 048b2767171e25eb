import { isCompulsory } from '@tutor/rules/messages/bulk-read';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { days } from '@tutor/rules/time/durations';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { sanitizeHtml } from '../kit/sanitize.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';

/**
 * What opens by itself or is counted beside the page, and how the tutor wants to be told of it. A part whose call failed
 * is null: not known is not none.
 */
export async function loadWaiting(args: Guarded) {
  const { api } = args;
  const now = await serverNow(args.context);
  const [system, classNotices, paypal, didi, moodle, setting, classes, scheduleRemind] = await Promise.all([
    orNone(api.messages.systemMessages()),
    orNone(api.notices.classMessages()),
    orNone(api.notices.paypalMessages()),
    orNone(api.notices.didiMessages()),
    orNone(api.notices.moodleMessages()),
    orNone(api.notices.setting()),
    orNone(
      api.classes.classTable({
        body: { StartTime: new Date(now - days(1)).toISOString(), EndTime: new Date(now + days(2)).toISOString() },
      }),
    ),
    orNone(api.shellNotices.selfScheduleRemind()),
  ]);
  const reminding = system?.body.filter((message) => message.remind);
  return {
    compulsory: reminding?.filter(isCompulsory).map(shown) ?? null,
    paypal: paypal?.body.filter((message) => message.remind).map(shown) ?? null,
    reminders: reminding?.filter((message) => !isCompulsory(message)).map(shown) ?? null,
    classNotices: classNotices?.body.map(shown) ?? null,
    didi:
      didi?.body.map(({ id, classID, dialog, isPopUpPoint, endTime }) => ({
        id,
        classId: classID,
        html: sanitizeHtml(dialog),
        isShown: isPopUpPoint,
        endTime: endTime ?? null,
      })) ?? null,
    moodleUnread: moodle?.body.unread ?? null,
    setting: setting?.body ?? null,
    classSpans:
      classes?.body
        .filter((event) => event.Status !== 'Canceled' && event.Course)
        .map(({ StartTime, EndTime }) => ({ startMs: Date.parse(StartTime), endMs: Date.parse(EndTime) })) ?? null,
    isScheduleReminderDue: scheduleRemind?.body ?? null,
  };
}

function shown({ content, ...message }: SystemMessage) {
  return { ...message, html: sanitizeHtml(content) };
}

async function orNone<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    requireFailedCall(error);
    return undefined;
  }
}
