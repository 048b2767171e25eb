import { listPageSize } from '@tutor/rules/paging/pages';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { CourseFinder } from '@tutor/ui/training/course-finder.tsx';
import { type CourseItem, CourseList } from '@tutor/ui/training/course-list.tsx';
import { coursePath } from './training-paths.ts';

interface CourseBrowserProps {
  /** Address of the list. */
  path: string;
  /** What the list is narrowed to beside words and category. */
  kept?: Readonly<Record<string, string>>;
  list: {
    page: number;
    category: string;
    words: string;
    total: number;
    courses: readonly CourseItem[];
    categories: readonly string[];
  };
  /** Said where the list is empty though it is not narrowed. */
  empty: { title: string; description: string };
}

/** Courses to be looked through: found by words and category, page by page; its address says it all. */
export function CourseBrowser({ path, kept = {}, list, empty }: CourseBrowserProps) {
  const { page, category, words, total, courses, categories } = list;
  const isNarrowed = category !== '' || words !== '';
  const hrefOf = (to: number): string =>
    hrefWith(path, { ...kept, category, q: words, page: to === 1 ? '' : String(to) });
  return (
    <>
      <CourseFinder
        action={path}
        kept={kept}
        words={words}
        category={category}
        categories={categories}
        allHref={hrefWith(path, kept)}
      />
      <CourseList
        courses={courses}
        hrefOf={coursePath}
        empty={isNarrowed ? { title: 'No course fits', description: 'Try fewer words or another category.' } : empty}
      />
      <Pager page={page} total={total} pageSize={listPageSize} noun={['course', 'courses']} hrefOf={hrefOf} />
    </>
  );
}

/** An address with those members that say something. */
function hrefWith(path: string, members: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(members).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}
