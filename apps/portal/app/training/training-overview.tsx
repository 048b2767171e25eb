import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { CourseList } from '@tutor/ui/training/course-list.tsx';
import { beyondLastPage } from '../kit/beyond-last-page.server.ts';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { courseItem } from './course-item.ts';
import { coursePath, onlineTrainingPath, overviewPath } from './training-paths.ts';

export const meta = () => pageTitle('Training Center');

const shows = ['all', 'mine', 'new'] as const;
type Show = (typeof shows)[number];
const labels: Readonly<Record<Show, string>> = { all: 'All', mine: 'Mine', new: 'Not begun' };

export const loader = guarded(async ({ api, search, request }) => {
  const show = shows.find((one) => one === search.get('show')) ?? 'all';
  const page = pageNumber(search.get('page'));
  const query = { pageIndex: page, pageSize: listPageSize };
  const lists = { all: api.training.allCourses, mine: api.training.myCourses, new: api.training.courses };
  const [{ body }, { body: mine }] = await Promise.all([
    lists[show]({ query }),
    api.training.myCourses({ query: { pageIndex: 1, pageSize: 1 } }),
  ]);
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  const latest = mine.Items.find(({ IsCompleted }) => !IsCompleted);
  return {
    show,
    page,
    total: body.Total,
    courses: body.Items.map(courseItem),
    goesOn: latest === undefined ? null : { id: latest.CourseId, name: latest.CourseName },
  };
});

export default function TrainingOverview() {
  const { show, page, total, courses, goesOn } = useLoaderData<typeof loader>();
  const hrefOf = (one: Show, to = 1): string => {
    const query = new URLSearchParams({
      ...(one === 'all' ? {} : { show: one }),
      ...(to === 1 ? {} : { page: `${to}` }),
    });
    return query.size === 0 ? overviewPath : `${overviewPath}?${query}`;
  };
  return (
    <>
      <PageHeader
        title="Training Center"
        description="Courses that make the next lesson easier. Each has a short test at its end."
        actions={
          <>
            <ButtonLink href={onlineTrainingPath}>Online training</ButtonLink>
            {goesOn === null ? null : (
              <ButtonLink href={coursePath(goesOn.id)} variant="primary">
                {`Continue: ${goesOn.name}`}
              </ButtonLink>
            )}
          </>
        }
      />
      <FilterLinks
        label="Courses"
        filters={shows.map((one) => ({ href: hrefOf(one), label: labels[one], isCurrent: one === show }))}
      />
      <CourseList courses={courses} hrefOf={coursePath} />
      <Pager
        page={page}
        total={total}
        pageSize={listPageSize}
        noun={['course', 'courses']}
        hrefOf={(to) => hrefOf(show, to)}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
