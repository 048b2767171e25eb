import { searchText } from '@tutor/rules/messages/search';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { cutText } from '@tutor/rules/shell/cut-text';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import type { Api } from '../session/api.server.ts';
import { courseItem } from './course-item.ts';

/** A page of a list of courses as its address narrows it; the way to its last page for an address beyond. */
export async function loadCoursePage(
  list: Api['training']['allCourses'],
  { search, request }: { search: URLSearchParams; request: Request },
) {
  const page = pageNumber(search.get('page'));
  const category = cutText(searchText(search.get('category')), categoryMax);
  const words = searchText(search.get('q'));
  const { body } = await list({
    query: {
      pageIndex: page,
      pageSize: listPageSize,
      ...(category === '' ? {} : { category }),
      ...(words === '' ? {} : { name: words }),
    },
  });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) throw beyond;
  return {
    page,
    category,
    words,
    total: body.Total,
    courses: body.Items.map(courseItem),
    categories: body.Categories,
  };
}

/** Longest name of a category. */
const categoryMax = 60;
