import { Outlet, useLocation } from '@remix-run/react';
import { FeeLayout } from '@tutor/ui/fees/fee-layout.tsx';
import { guarded } from '../session/guarded.server.ts';

const pages = [
  { href: '/serviceFee/accounting', label: 'Accounting' },
  { href: '/serviceFee/paymentRecord', label: 'Payment record' },
  { href: '/serviceFee/completedClasses', label: 'Completed classes' },
  { href: '/serviceFee/historyRemarks', label: 'History remarks' },
] as const;

export const loader = guarded(() => null);

export default function ServiceFee() {
  const { pathname } = useLocation();
  return (
    <FeeLayout pages={pages.map((page) => ({ ...page, isCurrent: page.href === pathname }))}>
      <Outlet />
    </FeeLayout>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
