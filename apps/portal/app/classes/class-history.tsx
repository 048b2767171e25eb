import { useLoaderData } from '@remix-run/react';
import {
  type HistoryFilter,
  historyFilter,
  historyFilters,
  historyMonth,
  historyPageSize,
} from '@tutor/rules/classes/class-history';
import { pageCount, pageNumber } from '@tutor/rules/paging/pages';
import { monthText } from '@tutor/rules/time/zoned-text';
import { ClassHistory } from '@tutor/ui/classes/class-history.tsx';
import { HistoryToolbar } from '@tutor/ui/classes/history-toolbar.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { classHref } from './class-entry.ts';
import { loadHistory } from './class-history.server.ts';
import { useClassEntries } from './use-class-entries.ts';

export const meta = () => pageTitle('Past classes');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const asked = args.search.get('month');
  const month = historyMonth(asked, new Date(nowMs), zone);
  const filter = historyFilter(args.search.get('show'));
  const { shown, counts } = await loadHistory(api, { start: month.start, end: month.end, nowMs, filter });
  // A page that a filter or a new month does not have any more is its last one.
  const page = Math.min(pageNumber(args.search.get('page')), pageCount(shown.length, historyPageSize));
  return {
    zone,
    filter,
    page,
    month: month.month,
    isAskedMonthUnknown: asked !== null && asked !== month.month,
    monthName: monthText(month.start, zone),
    previous: month.previous,
    next: month.next ?? null,
    counts,
    // Latest first, as the table shows them.
    classes: shown
      .sort((a, b) => Date.parse(b.start) - Date.parse(a.start))
      .slice((page - 1) * historyPageSize, page * historyPageSize),
  };
});

export default function ClassHistoryPage() {
  const { zone, filter, page, month, monthName, isAskedMonthUnknown, previous, next, counts, classes } =
    useLoaderData<typeof loader>();
  const entries = useClassEntries(classes);
  const hrefOf = (change: { month?: string; filter?: HistoryFilter; page?: number }): string => {
    const address = new URLSearchParams({ month: change.month ?? month });
    const shown = change.filter ?? filter;
    if (shown !== 'all') address.set('show', shown);
    if (change.page !== undefined && change.page > 1) address.set('page', String(change.page));
    return `/classTab/history?${address}`;
  };
  return (
    <>
      <PageHeader title="Past classes" />
      <HistoryToolbar
        monthName={monthName}
        monthError={
          isAskedMonthUnknown ? 'The month of the address cannot be shown. This is the present one.' : undefined
        }
        previousHref={hrefOf({ month: previous })}
        nextHref={next === null ? undefined : hrefOf({ month: next })}
        filters={historyFilters.map((name) => ({
          name,
          href: hrefOf({ filter: name }),
          count: counts[name],
          isCurrent: name === filter,
        }))}
        viewHrefs={{ week: '/classTab?view=week', day: '/classTab?view=day', history: hrefOf({}) }}
      />
      <ClassHistory
        label={`Classes in ${monthName}`}
        entries={entries}
        zone={zone}
        hrefOf={classHref}
        pager={
          <Pager
            page={page}
            total={counts[filter]}
            pageSize={historyPageSize}
            noun={['class', 'classes']}
            hrefOf={(other) => hrefOf({ page: other })}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
