import type { SerializeFrom } from '@remix-run/node';
import type { calendarFeed } from '@tutor/api/classes/calendar-feed';
import type { CallResult } from '@tutor/api/core/endpoint';
import type { CalendarFeedIntent, CalendarFeedPanelProps } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { type FormReply, refusalOf } from '../kit/forms/form-reply.ts';

/** What the page of the feed loads. */
export interface FeedData {
  zone: string;
  feed: SerializeFrom<CallResult<(typeof calendarFeed)['status']>['body']>;
}

/** What its buttons get back beside what every form gets. */
export interface FeedMore {
  address: string;
  /** What was ticked, where it was not saved. */
  alarms: number[];
}

export type FeedReply = FormReply<FeedMore>;

/** What page and dialog show alike. */
export function feedPanelProps({ zone, feed }: FeedData, reply: FeedReply | undefined): CalendarFeedPanelProps {
  const at = (text: string | null | undefined): Date | undefined =>
    text === null || text === undefined ? undefined : new Date(text);
  return {
    isActive: feed.IsActive,
    version: feed.Version,
    createdAt: at(feed.CreatedTime),
    lastReadAt: at(feed.LastReadTime),
    alarmMinutes: reply?.alarms ?? feed.AlarmMinutes,
    zone,
    address: reply?.address,
    error: reply && refusalOf(reply),
    reply,
    action: '/classTab/feed',
  };
}

/** Which of the panel's buttons was pressed. */
export function feedIntent(pressed: unknown): CalendarFeedIntent | undefined {
  return intents.find((name) => name === pressed);
}

const intents = ['renew', 'revoke', 'saveAlarms'] as const;
