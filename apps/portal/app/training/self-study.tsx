import { useLoaderData } from '@remix-run/react';
import { allCategories } from '@tutor/rules/training/course-categories';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { CoursePicks } from '@tutor/ui/training/course-picks.tsx';
import { TrainingOverviewLayout } from '@tutor/ui/training/training-overview-layout.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadPart } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { CourseBrowser } from './course-browser.tsx';
import { loadCoursePage } from './course-page.server.ts';
import { TrainingHeader } from './training-header.tsx';
import { remindedCourses } from './training-home.server.ts';
import { filesPath, selfStudyPath } from './training-paths.ts';

export const meta = () => pageTitle('Self-study courses');

export const loader = guarded(async ({ api, search, request }) => {
  const [list, reminders] = await Promise.all([
    loadCoursePage(api.training.allCourses, { search, request }),
    loadPart(api.trainingHome.reminders({ query: { categoryType: allCategories } }), ({ body }) =>
      remindedCourses(body.Courses),
    ),
  ]);
  return { list, reminders };
});

export default function SelfStudy() {
  const { list, reminders } = useLoaderData<typeof loader>();
  return (
    <>
      <TrainingHeader current={selfStudyPath} />
      <TrainingOverviewLayout
        main={
          <LoadedPart part={reminders} title="Reminders" retryHref={selfStudyPath}>
            {(courses) => (
              <CoursePicks
                title="Reminders"
                description="Opening a course ends its reminder."
                courses={courses}
                none="None of your courses has changed, or has waited for a week."
              />
            )}
          </LoadedPart>
        }
        side={
          <Card title="Files to take along" description="Handouts, plans and recordings of every course.">
            <ButtonLink href={filesPath}>All files</ButtonLink>
          </Card>
        }
      />
      <CourseBrowser
        path={selfStudyPath}
        list={list}
        empty={{ title: 'No courses yet', description: 'Courses to study on your own are listed here.' }}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
