import { useLoaderData } from '@remix-run/react';
import { pageNumber } from '@tutor/rules/paging/pages';
import { OpenClassList } from '@tutor/ui/classes/open-class-list.tsx';
import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';

export const meta = () => pageTitle('Public class');

const pageSize = 10;

export const loader = guarded(async (args) => {
  const { api } = args;
  const isPast = args.search.get('show') === 'past';
  const page = pageNumber(args.search.get('page'));
  const [zone, isInClient, { body }] = await Promise.all([
    tutorZone(args),
    isDesktopClient(args.request),
    api.openClasses.list({ body: { IsOver: isPast, PageIndex: page, PageSize: pageSize } }),
  ]);
  const beyond = beyondLastPage(args.request, { page, total: body.Total, pageSize });
  if (beyond !== undefined) return beyond;
  return {
    zone,
    isInClient,
    isPast,
    page,
    total: body.Total,
    items: body.Items.map((item) => ({
      id: item.OpenClassID,
      title: item.Title,
      topic: item.Topic,
      start: item.StartTime,
      end: item.EndTime,
      seats: item.Seats,
      isCanceled: item.IsCanceled,
      joinHref: `/publicClass/join/${item.OpenClassID}`,
      students: item.Students.map((student) => ({
        id: student.StuUID,
        name: student.Name,
        age: student.Age ?? undefined,
        country: student.Country,
        level: student.Level,
      })),
    })),
  };
});

/** Open classes of a tutor who gives them. */
export default function PublicClass() {
  const { zone, isInClient, isPast, page, total, items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Public class"
        description="Your open classes: one teacher, many students."
        actions={
          <SegmentedLinks
            label="Open classes"
            segments={[
              { href: '/publicClass', label: 'To come', isCurrent: !isPast },
              { href: '/publicClass?show=past', label: 'Past', isCurrent: isPast },
            ]}
          />
        }
      />
      <OpenClassList
        zone={zone}
        isPast={isPast}
        isJoinedInClient={isInClient}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={pageSize}
            noun={['open class', 'open classes']}
            hrefOf={(other) => `/publicClass?${isPast ? 'show=past&' : ''}page=${other}`}
          />
        }
        items={items.map((item) => ({ ...item, start: new Date(item.start), end: new Date(item.end) }))}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
