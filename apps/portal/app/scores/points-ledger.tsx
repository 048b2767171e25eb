import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { ledgerDirection, ledgerMonth } from '@tutor/rules/scores/points-ledger';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { LedgerFilter } from '@tutor/ui/scores/ledger-filter.tsx';
import { PointsLedger } from '@tutor/ui/scores/points-ledger.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { appealHref, sentAppeal } from './complaints.server.ts';
import { monthName } from './month-name.ts';
import { ScoreHeader } from './score-header.tsx';

const path = '/scores/pointsLedger';
const offeredMonths = 12;

export const meta = () => pageTitle('Points ledger');

export const loader = guarded(async ({ api, context, search, request }) => {
  const current = zonedDate(new Date(await serverNow(context)), companyZone).slice(0, 7);
  const page = pageNumber(search.get('page'));
  const month = ledgerMonth(search.get('month'), current);
  const direction = ledgerDirection(search.get('show'));
  const { body } = await api.scores.ledger({
    query: {
      pageIndex: page,
      pageSize: listPageSize,
      ...(month === undefined ? {} : { month }),
      ...(direction === undefined ? {} : { direction }),
    },
  });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    page,
    month: month ?? '',
    direction: direction ?? null,
    months: monthsBefore(current, month),
    total: body.Total,
    balance: body.Balance,
    rows: body.Items.map((entry) => ({
      id: entry.Id,
      cause: entry.Cause,
      note: entry.Note,
      at: entry.Time,
      points: entry.Points,
      before: entry.Before,
      after: entry.After,
      appealHref: appealHref({ ledger: entry.Id }),
      isGivenBack: entry.IsGivenBack ?? false,
      ...sentAppeal(entry.SentAppealId),
      ...(entry.RulePoints == null ? {} : { rulePoints: entry.RulePoints }),
      ...(entry.ClassId == null || entry.ClassTime == null
        ? {}
        : {
            lesson: {
              href: `/classDetail/${entry.ClassId}`,
              studentName: entry.StuName ?? '',
              time: entry.ClassTime,
            },
          }),
      ...(entry.FeePercent == null || entry.FeeCentavos == null || entry.Rule == null
        ? {}
        : { fee: { percent: entry.FeePercent, centavos: entry.FeeCentavos, rule: entry.Rule } }),
    })),
  };
});

/** The last months, newest first, and the one that is asked for where it is older. */
function monthsBefore(current: string, asked: string | undefined): { month: string; name: string }[] {
  const [year = 0, number = 1] = current.split('-').map(Number);
  const months = Array.from({ length: offeredMonths }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
  if (asked !== undefined && !months.includes(asked)) months.push(asked);
  return months.map((month) => ({ month, name: monthName(month) }));
}

export default function PointsLedgerPage() {
  const { page, month, direction, months, total, balance, rows } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const hrefOf = (asked: number): string => {
    const address = new URLSearchParams();
    if (month !== '') address.set('month', month);
    if (direction !== null) address.set('show', direction);
    if (asked > 1) address.set('page', String(asked));
    const query = address.toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <>
      <ScoreHeader child="pointsLedger" />
      <LedgerFilter action={path} month={month} months={months} direction={direction ?? undefined} />
      <PointsLedger
        rows={rows.map(({ at, lesson, ...row }) => ({
          ...row,
          at: new Date(at),
          ...(lesson === undefined ? {} : { lesson: { ...lesson, time: new Date(lesson.time) } }),
        }))}
        balance={balance ?? undefined}
        isNarrowed={month !== '' || direction !== null}
        zone={zone}
        pager={<Pager page={page} total={total} pageSize={listPageSize} noun={['entry', 'entries']} hrefOf={hrefOf} />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
