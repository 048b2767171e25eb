import type { calendarFeed } from '@tutor/api/classes/calendar-feed';
import type { CallResult } from '@tutor/api/core/endpoint';
import { feedRefreshMinutes } from '@tutor/rules/classes/calendar-feed';
import type { ClassEventStatus } from '@tutor/rules/classes/class-status';
import { classToolName } from '@tutor/rules/classes/class-tool';
import { plainCharacters } from '@tutor/rules/shell/plain-characters';
import { minutes, seconds } from '@tutor/rules/time/durations';
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** What the backend tells of a feed. */
export type Feed = CallResult<(typeof calendarFeed)['read']>['body'];

const statuses: Readonly<Record<ClassEventStatus, ICalEventStatus>> = {
  Waited: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  // Kept as cancelled: a calendar that only lost the class would never say why.
  Canceled: ICalEventStatus.CANCELLED,
};

/**
 * The feed as iCalendar text (RFC 5545). Instants are in UTC, so no calendar can misread a zone. The same feed gives the
 * same text: stamps are those of the changes and not of the reading.
 */
export function calendarText(feed: Feed, origin: string): string {
  const calendar = ical({
    name: 'Tutor Portal classes',
    prodId: { company: 'Tutor Portal', product: 'Class Table', language: 'EN' },
    ttl: minutes(feedRefreshMinutes) / seconds(1),
  });
  for (const event of feed.Events) {
    const isCanceled = event.Status === 'Canceled';
    const student = plainCharacters(event.StuName ?? '') || 'a student';
    const changed = new Date(event.ChangedTime);
    const summary = `${isCanceled ? 'Cancelled: c' : 'C'}lass with ${student}`;
    const lesson = [event.SubjectName, event.UnitName]
      .map((text) => plainCharacters(text ?? ''))
      .filter(Boolean)
      .join(', ');
    const room = typeof event.ClassTool === 'number' ? `Classroom: ${classToolName(event.ClassTool)}` : '';
    calendar.createEvent({
      id: `class-${event.CLID}@tutor-portal`,
      sequence: event.Sequence,
      stamp: changed,
      lastModified: changed,
      start: new Date(event.StartTime),
      end: new Date(event.EndTime),
      summary,
      description: [lesson, room].filter((text) => text !== '').join('\n'),
      url: `${origin}/classDetail/${event.CLID}`,
      status: statuses[event.Status],
      transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      alarms: isCanceled
        ? []
        : feed.AlarmMinutes.map((before) => ({
            type: ICalAlarmType.display,
            triggerBefore: minutes(before) / seconds(1),
            description: `${summary} in ${before} minutes`,
          })),
    });
  }
  return calendar.toString();
}
