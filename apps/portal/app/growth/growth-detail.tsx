import { useLoaderData } from '@remix-run/react';
import type { GrowthEntry } from '@tutor/api/growth/growth';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { GrowthLedger } from '@tutor/ui/growth/growth-ledger.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { beyondLastPage } from '../kit/beyond-last-page.server.ts';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { GrowthHeader } from './growth-header.tsx';

const path = '/growthCenter/growthDetail';

export const meta = () => pageTitle('Growth values');

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const { body } = await api.growth.detail({ query: { pageIndex: page, pageSize: listPageSize } });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return { page, total: body.Total, score: body.Score, rows: body.Items.map(ledgerRow) };
});

function ledgerRow({ Id, Cause, Note, Time, Values, RuleValues, Before, After, ...entry }: GrowthEntry) {
  const source = sourceOf(entry);
  return {
    id: Id,
    cause: Cause,
    at: Time,
    values: Values,
    before: Before,
    after: After,
    ...(Note === undefined ? {} : { note: Note }),
    ...(RuleValues == null ? {} : { ruleValues: RuleValues }),
    ...(source === undefined ? {} : { source }),
    ...(entry.AppealLedgerId == null ? {} : { appealHref: `/myFeedback/appeal?ledger=${entry.AppealLedgerId}` }),
  };
}

function sourceOf({ ClassId, StuName, TaskCode }: Pick<GrowthEntry, 'ClassId' | 'StuName' | 'TaskCode'>) {
  if (ClassId != null) return { href: `/classDetail/${ClassId}`, label: `Class with ${StuName ?? 'a student'}` };
  return TaskCode === undefined ? undefined : { href: '/teacherTask/myTaskPage', label: 'Your tasks' };
}

export default function GrowthDetail() {
  const { page, total, score, rows } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthLedger
        rows={rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))}
        score={score}
        zone={zone}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            noun={['entry', 'entries']}
            hrefOf={(to) => (to === 1 ? path : `${path}?page=${to}`)}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
