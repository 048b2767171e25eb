import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { AnnouncementList } from '@tutor/ui/training/announcement-list.tsx';
import { AnnouncementText } from '@tutor/ui/training/announcement-text.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { announcementItem } from './announcement-item.ts';
import { TrainingHeader } from './training-header.tsx';
import { trainingId } from './training-id.server.ts';
import { announcementPath, announcementsPath } from './training-paths.ts';

export const meta = () => pageTitle('Announcements');

export const loader = guarded(async (args) => {
  const { api, params } = args;
  const zone = await tutorZone(args);
  if (params.id === undefined) {
    const { body } = await api.trainingAnnouncements.recent();
    return { list: body.map((one) => announcementItem(one, zone)), opened: null };
  }
  const { body } = await api.trainingAnnouncements.byId({ query: { id: trainingId(params.id) } });
  return { list: null, opened: { ...announcementItem(body, zone), html: sanitizeHtml(body.Content) } };
});

export default function Announcements() {
  const { list, opened } = useLoaderData<typeof loader>();
  return (
    <>
      {opened === null ? (
        <TrainingHeader current={announcementsPath} />
      ) : (
        <PageHeader title={opened.title} back={{ href: announcementsPath, label: 'Announcements' }} />
      )}
      {list === null ? null : <AnnouncementList announcements={list} hrefOf={announcementPath} />}
      {opened === null ? null : <AnnouncementText {...opened} />}
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
