import type { SerializeFrom } from '@remix-run/node';
import type { calendarFeed } from '@tutor/api/classes/calendar-feed';
import type { CallResult } from '@tutor/api/core/endpoint';
import type { CalendarFeedIntent, CalendarFeedPanelProps } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import type { FormReply } from '../kit/form-reply.ts';

/** What the page of the feed loads. */
export interface FeedData {
  zone: string;
  feed: SerializeFrom<CallResult<(typeof calendarFeed)['status']>['body']>;
}

/** What its buttons get back. */
export type FeedReply = FormReply<{
  address: string;
  /** What was ticked, where it was not saved. */
  alarms: number[];
}>;

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
    error: reply?.error ?? undefined,
    reply,
    action: '/classTab/feed',
  };
}

/** Which of the panel's buttons a form was sent by. */
export function intentOf(form: FormData | undefined): CalendarFeedIntent | undefined {
  const intent = form?.get('intent');
  return intents.find((name) => name === intent);
}

const intents = ['renew', 'revoke', 'saveAlarms'] as const;
