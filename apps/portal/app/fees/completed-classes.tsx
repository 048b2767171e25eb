import { useLoaderData } from '@remix-run/react';
import { feePageSize } from '@tutor/rules/fees/paging';
import { pesoText } from '@tutor/rules/money/pesos';
import { pageNumber } from '@tutor/rules/paging/pages';
import { CompletedClasses } from '@tutor/ui/fees/fee-lists.tsx';
import { MonthBar } from '@tutor/ui/fees/month-bar.tsx';
import { Stat, StatList } from '@tutor/ui/primitives/data/stat.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { partOrNull } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadAccounting } from './accounting.server.ts';
import { loadCompletedClasses } from './completed-classes.server.ts';
import { askedMonth, feeMonthName, monthChoices } from './fee-month.server.ts';

export const meta = () => pageTitle('Completed classes');

export const loader = guarded(async (args) => {
  const { api } = args;
  const page = pageNumber(args.search.get('page'));
  const [zone, { month, now }] = await Promise.all([tutorZone(args), askedMonth(args)]);
  const [firstMonth, list] = await Promise.all([
    partOrNull(loadAccounting(api, month), (account) => account.firstMonth),
    loadCompletedClasses(api, { month, page }),
  ]);
  const beyond = beyondLastPage(args.request, { page, total: list.total, pageSize: feePageSize });
  if (beyond !== undefined) return beyond;
  const months = monthChoices(firstMonth ?? month, month, now);
  return { zone, month, name: feeMonthName(month), months, page, ...list };
});

const path = '/serviceFee/completedClasses';

/** A month's completed classes with what each paid, page by page. */
export default function CompletedClassesPage() {
  const { zone, month, name, months, page, total, totalCentavos, items } = useLoaderData<typeof loader>();
  return (
    <>
      <MonthBar months={months} month={month} action={path} hrefOf={(other) => `${path}?month=${other}`} />
      <StatList>
        <Stat label="Completed classes" value={total} />
        {totalCentavos == null ? null : <Stat label="Together" value={pesoText(totalCentavos)} />}
      </StatList>
      <CompletedClasses
        monthName={name}
        zone={zone}
        items={items.map((item) => ({ ...item, start: new Date(item.start), end: new Date(item.end) }))}
      />
      <Pager
        page={page}
        total={total}
        pageSize={feePageSize}
        noun={['class', 'classes']}
        hrefOf={(other) => `${path}?month=${month}&page=${other}`}
      />
    </>
  );
}
