import { isCompulsory } from '@tutor/rules/messages/bulk-read';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { days } from '@tutor/rules/time/durations';
import { partOrNull } from '../kit/beside/parts.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';

/**
 * What opens by itself or is counted beside the page, and how the tutor wants to be told of it. A part that
 * could not be had is null: not known is not none.
 */
export async function loadWaiting(args: Guarded) {
  const { api } = args;
  const now = await serverNow(args.context);
  const [system, classNotices, paypal, didi, moodleUnread, setting, classSpans, isScheduleReminderDue, chatUnread] =
    await Promise.all([
      partOrNull(api.messages.systemMessages(), ({ body }) => {
        const reminding = body.filter((message) => message.remind);
        return {
          compulsory: reminding.filter(isCompulsory).map(shown),
          reminders: reminding.filter((message) => !isCompulsory(message)).map(shown),
        };
      }),
      partOrNull(api.notices.classMessages(), ({ body }) => body.map(shown)),
      partOrNull(api.notices.paypalMessages(), ({ body }) => body.filter((message) => message.remind).map(shown)),
      partOrNull(api.notices.didiMessages(), ({ body }) =>
        body.map(({ id, classID, dialog, isPopUpPoint, endTime }) => ({
          id,
          classId: classID,
          html: sanitizeHtml(dialog),
          isShown: isPopUpPoint,
          endTime: endTime ?? null,
        })),
      ),
      partOrNull(api.notices.moodleMessages(), ({ body }) => body.unread),
      partOrNull(api.notices.setting(), ({ body }) => body),
      partOrNull(
        api.classes.classTable({
          body: { StartTime: new Date(now - days(1)).toISOString(), EndTime: new Date(now + days(2)).toISOString() },
        }),
        ({ body }) =>
          body
            .filter((event) => event.Status !== 'Canceled' && event.Course)
            .map(({ StartTime, EndTime }) => ({ startMs: Date.parse(StartTime), endMs: Date.parse(EndTime) })),
      ),
      partOrNull(api.shellNotices.selfScheduleRemind(), ({ body }) => body),
      partOrNull(unreadOfChat(args.api), (unread) => unread),
    ]);
  return {
    compulsory: system?.compulsory ?? null,
    reminders: system?.reminders ?? null,
    ...{ classNotices, paypal, didi, moodleUnread, setting, classSpans, isScheduleReminderDue, chatUnread },
  };
}

/** Who may not chat has nothing unread there. */
async function unreadOfChat(api: Guarded['api']): Promise<number> {
  try {
    return (await api.chat.unread()).body.TotalUnread;
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') return 0;
    throw error;
  }
}

function shown({ content, ...message }: SystemMessage) {
  return { ...message, html: sanitizeHtml(content) };
}
