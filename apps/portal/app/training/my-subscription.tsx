import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { CourseBrowser } from './course-browser.tsx';
import { loadCoursePage } from './course-page.server.ts';
import { TrainingHeader } from './training-header.tsx';
import { subscriptionPath } from './training-paths.ts';

export const meta = () => pageTitle('My courses');

export const loader = guarded(async ({ api, search, request }) => ({
  list: await loadCoursePage(api.training.myCourses, { search, request }),
}));

export default function MySubscription() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <TrainingHeader current={subscriptionPath} />
      <CourseBrowser
        path={subscriptionPath}
        list={list}
        empty={{ title: 'No courses yet', description: 'Subscribe to a course of the overview to find it here.' }}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
