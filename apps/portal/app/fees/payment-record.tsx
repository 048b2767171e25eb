import { useLoaderData } from '@remix-run/react';
import { feePageSize } from '@tutor/rules/fees/paging';
import { pageNumber } from '@tutor/rules/paging/pages';
import { companyZone } from '@tutor/rules/time/zone';
import { PaymentList } from '@tutor/ui/fees/payment-list.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { feeMonthName } from './fee-month.server.ts';

export const meta = () => pageTitle('Payment record');

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const { body } = await api.fees.paymentRecord({ body: { PageIndex: page, PageSize: feePageSize } });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: feePageSize });
  if (beyond !== undefined) return beyond;
  return {
    page,
    account: body.Account,
    total: body.Total,
    payments: body.Items.map((item) => ({
      id: item.ID,
      monthName: feeMonthName(item.Month),
      href: `/serviceFee/accounting?month=${item.Month}`,
      status: item.Status,
      earnedCentavos: item.EarnedCentavos,
      carriedCentavos: item.CarriedCentavos,
      paidCentavos: item.PaidCentavos,
      account: item.Account,
      createdAt: item.CreateTime,
      payAt: item.PayTime,
      note: item.Remark,
    })),
  };
});

/** What was paid out, month by month. */
export default function PaymentRecord() {
  const { page, account, total, payments } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner tone={account === undefined ? 'warning' : 'info'}>
        {account === undefined
          ? 'The company knows no salary account of yours. Please give one to your Team Manager.'
          : `A month is paid on the 5th of the next, to your salary account: ${account}. Your Team Manager changes it.`}
      </Banner>
      <PaymentList
        zone={companyZone}
        payments={payments.map((item) => ({
          ...item,
          createdAt: new Date(item.createdAt),
          payAt: new Date(item.payAt),
        }))}
      />
      <Pager
        page={page}
        total={total}
        pageSize={feePageSize}
        noun={['payment', 'payments']}
        hrefOf={(other) => `/serviceFee/paymentRecord?page=${other}`}
      />
    </>
  );
}
