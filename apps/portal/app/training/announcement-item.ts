import type { TrainingAnnouncement } from '@tutor/api/training/training-announcements';
import { datedDayText } from '@tutor/rules/time/zoned-text';
import type { AnnouncementItem } from '@tutor/ui/training/announcement-list.tsx';

/** An announcement of the wire as a list shows it. */
export function announcementItem(
  { ID, Title, Summary, PublishTime, ChangedTime, ReadState }: TrainingAnnouncement,
  zone: string,
): AnnouncementItem {
  return {
    id: ID,
    title: Title,
    summary: Summary,
    published: datedDayText(new Date(PublishTime), zone),
    changed: ChangedTime == null ? undefined : datedDayText(new Date(ChangedTime), zone),
    state: ReadState,
  };
}
