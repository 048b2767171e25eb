import { useLoaderData } from '@remix-run/react';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { CoursePicks } from '@tutor/ui/training/course-picks.tsx';
import { TeachableSubjects } from '@tutor/ui/training/teachable-subjects.tsx';
import { TrainingDue } from '@tutor/ui/training/training-due.tsx';
import { TrainingOverviewLayout } from '@tutor/ui/training/training-overview-layout.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadPart } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { CourseBrowser } from './course-browser.tsx';
import { loadCoursePage } from './course-page.server.ts';
import { LatestAnnouncements, TrainingPrompts } from './training-beside.tsx';
import { TrainingHeader } from './training-header.tsx';
import { coursesForTask, homeItems, subjectItems, taskOf } from './training-home.server.ts';
import { overviewPath } from './training-paths.ts';

export const meta = () => pageTitle('Training Center');

const shows = ['all', 'new'] as const;
const labels: Readonly<Record<(typeof shows)[number], string>> = { all: 'All', new: 'Not begun' };

export const loader = guarded(async ({ api, search, request }) => {
  const show = shows.find((one) => one === search.get('show')) ?? 'all';
  const lists = { all: api.training.allCourses, new: api.training.courses };
  const task = taskOf(search);
  const [list, home, subjects, forTask] = await Promise.all([
    loadCoursePage(lists[show], { search, request }),
    loadPart(api.trainingHome.home(), ({ body }) => homeItems(body)),
    loadPart(api.trainingHome.subjects(), ({ body }) => subjectItems(body)),
    task === undefined
      ? null
      : loadPart(api.trainingHome.byTaskLevel({ query: task }), ({ body }) => coursesForTask(body)),
  ]);
  return { show, list, home, subjects, forTask };
});

export default function TrainingOverview() {
  const { show, list, home, subjects, forTask } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  return (
    <>
      <TrainingHeader current={overviewPath} />
      <TrainingOverviewLayout
        main={
          <>
            {forTask === null ? null : (
              <LoadedPart part={forTask} title="For your task" retryHref={overviewPath}>
                {(courses) => (
                  <CoursePicks
                    title="For your task"
                    description="Any of these does it. Those of your level come first."
                    courses={courses}
                    none="You have done every course that would count for it."
                  />
                )}
              </LoadedPart>
            )}
            <LoadedPart part={home} title="Next for you" retryHref={overviewPath}>
              {({ next, due }) => (
                <TrainingDue
                  next={next ?? undefined}
                  due={due.map(({ until, ...one }) => ({
                    ...one,
                    until: until === null ? undefined : new Date(until),
                  }))}
                  zone={zone}
                />
              )}
            </LoadedPart>
            <TrainingPrompts />
            <LatestAnnouncements />
          </>
        }
        side={
          <LoadedPart part={subjects} title="Subjects you can teach" retryHref={overviewPath}>
            {(known) => <TeachableSubjects subjects={known} />}
          </LoadedPart>
        }
      />
      <FilterLinks
        label="Courses"
        filters={shows.map((one) => ({
          href: one === 'all' ? overviewPath : `${overviewPath}?show=${one}`,
          label: labels[one],
          isCurrent: one === show,
        }))}
      />
      <CourseBrowser
        path={overviewPath}
        kept={show === 'all' ? {} : { show }}
        list={list}
        empty={{ title: 'No courses here', description: 'Choose All to see every course.' }}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
