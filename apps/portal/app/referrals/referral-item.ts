import type { ReferralItem } from '@tutor/ui/referrals/referral-list.tsx';
import type { ReferralRow } from './referrals.server.ts';

/** From what a page carries to what the design system draws. */
export function referralItem({ at, stepAt, ...row }: ReferralRow): ReferralItem {
  return { ...row, href: `/referralStatus?id=${row.id}`, at: new Date(at), stepAt: new Date(stepAt) };
}
