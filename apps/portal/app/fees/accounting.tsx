import { useLoaderData } from '@remix-run/react';
import { Bonuses, Deductions } from '@tutor/ui/fees/fee-lists.tsx';
import { FeeStatement } from '@tutor/ui/fees/fee-statement.tsx';
import { MonthBar } from '@tutor/ui/fees/month-bar.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { FileLink } from '@tutor/ui/primitives/navigation/file-link.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadAccounting } from './accounting.server.ts';
import { askedMonth, feeMonthName, monthChoices } from './fee-month.server.ts';

export const meta = () => pageTitle('Accounting');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, { month, now }] = await Promise.all([tutorZone(args), askedMonth(args)]);
  const { firstMonth, ...account } = await loadAccounting(api, month);
  return { zone, month, name: feeMonthName(month), months: monthChoices(firstMonth, month, now), ...account };
});

const path = '/serviceFee/accounting';

/** What a month adds up to. */
export default function Accounting() {
  const { zone, month, name, months, isClosed, lessons, bonuses, deductions, carriedCentavos } =
    useLoaderData<typeof loader>();
  return (
    <>
      <MonthBar months={months} month={month} action={path} hrefOf={(other) => `${path}?month=${other}`} />
      <FeeStatement
        monthName={name}
        {...{ isClosed, lessons, bonuses, deductions, carriedCentavos }}
        actions={
          <>
            <ButtonLink href={`/serviceFee/completedClasses?month=${month}`} size="small">
              What each class paid
            </ButtonLink>
            <FileLink href={`/serviceFee/file/${month}.csv`} size="small">
              Download CSV
            </FileLink>
          </>
        }
      />
      <Deductions
        zone={zone}
        items={deductions.map((item) => ({
          ...item,
          at: new Date(item.at),
          classStart: new Date(item.classStart),
          href: `/classDetail/${item.clid}`,
        }))}
      />
      <Bonuses zone={zone} items={bonuses.map((item) => ({ ...item, at: new Date(item.at) }))} />
    </>
  );
}
