import { useLoaderData } from '@remix-run/react';
import type { GrowthEntry } from '@tutor/api/growth/growth';
import { taskOfCode } from '@tutor/rules/growth/growth-task';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { companyZone, zonedDayFromText } from '@tutor/rules/time/zone';
import { datedDayText } from '@tutor/rules/time/zoned-text';
import { GrowthLedger } from '@tutor/ui/growth/growth-ledger.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { GrowthHeader } from './growth-header.tsx';

const path = '/growthCenter/growthDetail';

export const meta = () => pageTitle('Growth values');

export const loader = guarded(async (args) => {
  const { api, search, request } = args;
  const { user } = await requireTutor(args);
  if (!user.isGrowthSystemTestGroup) return { page: 1, total: 0, score: 0, rows: null };
  const page = pageNumber(search.get('page'));
  const { body } = await api.growth.detail({ query: { pageIndex: page, pageSize: listPageSize } });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return { page, total: body.Total, score: body.Score, rows: body.Items.map(ledgerRow) };
});

function ledgerRow({ Id, Cause, Note, Time, Values, RuleValues, Before, After, ...entry }: GrowthEntry) {
  const sources = sourcesOf(entry);
  const isTask = Cause === 'task';
  return {
    id: Id,
    cause: Cause,
    at: Time,
    values: Values,
    before: Before,
    after: After,
    ...(Note === undefined ? {} : isTask ? { title: Note } : { note: Note }),
    ...(isTask ? { note: taskNote(entry.TaskCode) } : {}),
    ...(RuleValues == null ? {} : { ruleValues: RuleValues }),
    ...(sources.length === 0 ? {} : { sources }),
    ...(entry.AppealLedgerId == null ? {} : { appealHref: `/myFeedback/appeal?ledger=${entry.AppealLedgerId}` }),
  };
}

function sourcesOf({
  ClassId,
  StuName,
  ComplaintId,
  TaskCode,
}: Pick<GrowthEntry, 'ClassId' | 'StuName' | 'ComplaintId' | 'TaskCode'>) {
  return [
    ...(ClassId == null ? [] : [{ href: `/classDetail/${ClassId}`, label: `Class with ${StuName ?? 'a student'}` }]),
    ...(ComplaintId == null
      ? []
      : [{ href: `/complaintList/receivedComplaint/${ComplaintId}`, label: 'The complaint' }]),
    ...(TaskCode === undefined ? [] : [{ href: '/teacherTask/myTaskPage', label: 'Your tasks' }]),
  ];
}

/** A task of a week says which: the same one is received in every week. */
function taskNote(code = ''): string {
  const { week } = taskOfCode(code);
  const monday = week === undefined ? undefined : zonedDayFromText(week, companyZone);
  return monday === undefined ? 'Task' : `Task, week of ${datedDayText(monday, companyZone)}`;
}

export default function GrowthDetail() {
  const { page, total, score, rows } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  if (rows === null) return <NotInGrowth />;
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

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
