import { redirect } from '@remix-run/node';
import { pageCount } from '@tutor/rules/paging/pages';

/** The way to a list's last page for an address beyond it, as after the list became shorter; undefined for a page that there is. */
export function beyondLastPage(
  request: Request,
  { page, total, pageSize }: Record<'page' | 'total' | 'pageSize', number>,
) {
  const last = pageCount(total, pageSize);
  if (page <= last) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('page', String(last));
  return redirect(`${pathname}?${searchParams}`);
}
