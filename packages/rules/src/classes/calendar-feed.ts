import { z } from 'zod';
import { days } from '../time/durations.ts';

/** Minutes before a class at which a calendar may ring. */
export const feedAlarmMinutes = [5, 10, 15, 30, 60, 120] as const;
export type FeedAlarmMinutes = (typeof feedAlarmMinutes)[number];

/** Rings until a tutor chooses otherwise: time to get ready. */
export const defaultFeedAlarms: readonly FeedAlarmMinutes[] = [15];

/** What a private calendar holds: classes from this long ago to this long ahead, by whole days of UTC. */
export const feedWindow = { pastMs: days(31), aheadMs: days(62) };

/** How often calendars are asked to look again. */
export const feedRefreshMinutes = 30;

/** Form of the choices: the ticked boxes' minutes, each at most once, from soonest to class to longest before. */
export const feedAlarmsSchema = z
  .array(z.coerce.number().pipe(z.literal(feedAlarmMinutes, { error: 'Choose from the times offered.' })))
  .max(feedAlarmMinutes.length, { error: 'Choose from the times offered.' })
  .transform((chosen) => [...new Set(chosen)].sort((a, b) => a - b));

/** 256 bits as text for an address; whoever knows it reads the calendar. */
export const feedTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** The half-open range of instants that the feed holds. It moves once a day, so that a calendar seldom loads it anew. */
export function feedRange(now: Date): { start: Date; end: Date } {
  const today = Math.floor(now.getTime() / days(1)) * days(1);
  return { start: new Date(today - feedWindow.pastMs), end: new Date(today + feedWindow.aheadMs) };
}
