import { useLoaderData } from '@remix-run/react';
import { type FeedbackView, feedbackMonthlyQuota, feedbackViews } from '@tutor/rules/feedback/feedback-rules';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { FeedbackList } from '@tutor/ui/feedback/feedback-list.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { isPlainPress } from '@tutor/ui/primitives/buttons/plain-press.ts';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { partOrNull } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { feedbackItem, feedbackRow } from './feedback-item.ts';

const labels: Record<FeedbackView, string> = { all: 'All', open: 'Waiting', settled: 'Answered', appeals: 'Appeals' };

export const meta = () => pageTitle('Feedback');

export const loader = guarded(async ({ api, search, request }) => {
  const view = feedbackViews.find((name) => name === search.get('show')) ?? 'all';
  const page = pageNumber(search.get('page'));
  const [list, remaining] = await Promise.all([
    api.feedback.list({ body: { PageIndex: page, PageSize: listPageSize, View: view } }),
    partOrNull(api.feedback.rightRemaining(), ({ body }) => body),
  ]);
  const beyond = beyondLastPage(request, { page, total: list.body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    view,
    page,
    total: list.body.Total,
    items: list.body.Items.map(feedbackRow),
    remaining,
  };
});

export default function MyFeedback() {
  const { view, page, total, items, remaining } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const open = useOpenDialog();
  const hrefOf = (shown: FeedbackView, number = 1): string => {
    const query = new URLSearchParams({
      ...(shown === 'all' ? {} : { show: shown }),
      ...(number === 1 ? {} : { page: String(number) }),
    });
    return query.size === 0 ? '/myFeedback' : `/myFeedback?${query}`;
  };
  const send = (
    <ButtonLink
      href="/myFeedback/new"
      variant="primary"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        open({ name: 'feedback' });
      }}
    >
      Send feedback
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Feedback"
        description={`${remaining === null ? '' : `${remaining} of ${feedbackMonthlyQuota} left this month. `}Appeals and replies do not count.`}
        actions={send}
      />
      <FilterLinks
        label="Feedback shown"
        filters={feedbackViews.map((name) => ({ href: hrefOf(name), label: labels[name], isCurrent: name === view }))}
      />
      <FeedbackList
        items={items.map(feedbackItem)}
        view={view}
        zone={zone}
        action={view === 'all' ? send : undefined}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            hrefOf={(number) => hrefOf(view, number)}
            noun={['entry', 'entries']}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
