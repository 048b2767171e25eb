import type { calendarFeed } from '@tutor/api/classes/calendar-feed';
import type { CallResult } from '@tutor/api/core/endpoint';
import { feedRefreshMinutes } from '@tutor/rules/classes/calendar-feed';
import type { ClassEventStatus } from '@tutor/rules/classes/class-status';
import { classToolName } from '@tutor/rules/classes/class-tool';
import { plainCharacters } from '@tutor/rules/shell/plain-characters';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { trainingLessonNames } from '@tutor/rules/training/training-slots';
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
 * same text: stamps are those of the changes and not of the reading. A change of the alarms is one of every event: calendars
 * that take only what is newer would ring by the old ones.
 */
export function calendarText(feed: Feed, origin: string): string {
  const calendar = ical({
    name: 'Tutor Portal classes',
    prodId: { company: 'Tutor Portal', product: 'Class Table', language: 'EN' },
    ttl: minutes(feedRefreshMinutes) / seconds(1),
  });
  for (const entry of [...feed.Events.map(classEntry), ...feed.Trainings.map(trainingEntry)]) {
    const isCanceled = entry.status === 'Canceled';
    const changed = new Date(Math.max(Date.parse(entry.changed), Date.parse(feed.AlarmsChangedTime ?? entry.changed)));
    const summary = isCanceled ? `Cancelled: ${entry.name.charAt(0).toLowerCase()}${entry.name.slice(1)}` : entry.name;
    calendar.createEvent({
      id: `${entry.id}@tutor-portal`,
      // Both only rise, and so does their sum.
      sequence: entry.sequence + (feed.AlarmsSequence ?? 0),
      stamp: changed,
      lastModified: changed,
      start: new Date(entry.start),
      end: new Date(entry.end),
      summary,
      description: entry.description,
      url: `${origin}${entry.path}`,
      status: statuses[entry.status],
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

/** What a calendar shows, a class or a training lesson. */
interface Entry {
  id: string;
  sequence: number;
  changed: string;
  start: string;
  end: string;
  status: ClassEventStatus;
  name: string;
  description: string;
  path: string;
}

function classEntry(event: Feed['Events'][number]): Entry {
  const student = plainCharacters(event.StuName ?? '') || 'a student';
  const lesson = [event.SubjectName, event.UnitName]
    .map((text) => plainCharacters(text ?? ''))
    .filter(Boolean)
    .join(', ');
  const room = typeof event.ClassTool === 'number' ? `Classroom: ${classToolName(event.ClassTool)}` : '';
  return {
    id: `class-${event.CLID}`,
    sequence: event.Sequence,
    changed: event.ChangedTime,
    start: event.StartTime,
    end: event.EndTime,
    status: event.Status,
    name: `Class with ${student}`,
    description: [lesson, room].filter((text) => text !== '').join('\n'),
    path: `/classDetail/${event.CLID}`,
  };
}

function trainingEntry(event: Feed['Trainings'][number]): Entry {
  return {
    id: `training-${event.ID}`,
    sequence: event.Sequence,
    changed: event.ChangedTime,
    start: event.StartTime,
    end: event.EndTime,
    status: event.Status,
    name: `Training lesson: ${trainingLessonNames[event.TrainingType].toLowerCase()}`,
    description: plainCharacters(event.Remark ?? ''),
    path: '/trainingCenter/onlineTraining',
  };
}
