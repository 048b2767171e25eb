import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation } from '@remix-run/react';
import { FeeLayout } from '@tutor/ui/fees/fee-layout.tsx';
import { requireSignedIn } from '../session/guard.server.ts';

const pages = [
  { href: '/serviceFee/accounting', label: 'Accounting' },
  { href: '/serviceFee/paymentRecord', label: 'Payment record' },
  { href: '/serviceFee/completedClasses', label: 'Completed classes' },
  { href: '/serviceFee/historyRemarks', label: 'History remarks' },
] as const;

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedIn(args);
  return json(null);
}

export default function ServiceFee() {
  const { pathname } = useLocation();
  return (
    <FeeLayout pages={pages.map((page) => ({ ...page, isCurrent: page.href === pathname }))}>
      <Outlet />
    </FeeLayout>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
