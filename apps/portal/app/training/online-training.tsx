import { useLoaderData, useSearchParams } from '@remix-run/react';
import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { HeldLessons } from '@tutor/ui/training/held-lessons.tsx';
import { PastLessons } from '@tutor/ui/training/past-lessons.tsx';
import { TrainingSections } from '@tutor/ui/training/training-sections.tsx';
import { intoClassroom } from '../classes/classroom-redirect.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadBooking } from './booking-page.server.ts';
import { BookingPanel } from './booking-panel.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { loadPastLessons } from './past-lessons.server.ts';
import { sendBooking } from './send-booking.server.ts';
import { TrainingHeader } from './training-header.tsx';
import { joinTrainingPath, lessonPath, onlineTrainingPath, pastLessonsPath } from './training-paths.ts';

export const meta = () => pageTitle('Online training');

export const loader = guarded(async (args) => {
  if (args.search.has('join')) {
    // Answers by a redirect: into the classroom, or back here with the reason.
    throw await intoClassroom(args, {
      address: async ({ trainingLessons }, isInClient) =>
        (await trainingLessons.classroomUrl({ query: { isclient: isInClient ? 'true' : 'false' } })).body.Url,
      backTo: onlineTrainingPath,
    });
  }
  return args.search.get('show') === 'past' ? loadPastLessons(args) : loadBooking(args);
});

export const action = guarded(sendBooking);

export default function OnlineTraining() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <TrainingHeader current={onlineTrainingPath} />
      <TrainingSections>
        {/* As wide as its words. */}
        <div>
          <SegmentedLinks
            label="Training lessons"
            segments={[
              { href: onlineTrainingPath, label: 'Book and join', isCurrent: data.show === 'booking' },
              { href: pastLessonsPath, label: 'Past lessons', isCurrent: data.show === 'past' },
            ]}
          />
        </div>
        {data.show === 'past' ? <PastLessons lessons={data.lessons} hrefOf={lessonPath} /> : <Booking data={data} />}
      </TrainingSections>
    </>
  );
}

type BookingData = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { show: 'booking' }>;

function Booking({ data }: { data: BookingData }) {
  const [search] = useSearchParams();
  const cancelled = data.held.find(({ id }) => String(id) === search.get('cancel'));
  if (cancelled !== undefined) return <CancelPanel lesson={cancelled} />;
  return (
    <>
      {data.moved === null ? (
        <HeldLessons
          lessons={data.held.map((lesson) => ({
            ...lesson,
            start: new Date(lesson.start),
            end: new Date(lesson.end),
          }))}
          zone={data.zone}
          joinHref={joinTrainingPath}
          isJoinedInClient={data.isDesktopClient}
          moveHrefOf={(id) => `${onlineTrainingPath}?move=${id}`}
          cancelHrefOf={(id) => `${onlineTrainingPath}?cancel=${id}`}
        />
      ) : null}
      <BookingPanel data={data} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
