import type { ReferralFilter, ReferralStep } from '@tutor/rules/referrals/referral-steps';
import { partOrNull } from '../kit/beside/parts.server.ts';
import type { Api } from '../session/api.server.ts';

/** A referral as pages carry it. */
export interface ReferralRow {
  id: number;
  name: string;
  email: string;
  at: string;
  step: ReferralStep;
  stepAt: string;
  isClosed: boolean;
}

/** One page of the tutors that were referred. */
export async function loadReferrals(
  api: Api,
  { page, pageSize, filter }: { page: number; pageSize: number; filter: ReferralFilter },
) {
  const { body } = await api.referrals.referralList({
    body: { PageIndex: page, PageSize: pageSize, Filter: filter },
  });
  return { total: body.Total, items: body.Items.map(referralRow) };
}

/** From the wire to what a page carries. */
export function referralRow(item: {
  Id: number;
  FirstName: string;
  LastName: string;
  Email: string;
  Time: string;
  Step: ReferralStep;
  StepTime: string;
  IsClosed: boolean;
}): ReferralRow {
  return {
    id: item.Id,
    name: `${item.FirstName} ${item.LastName}`,
    email: item.Email,
    at: item.Time,
    step: item.Step,
    stepAt: item.StepTime,
    isClosed: item.IsClosed,
  };
}

/** How many there are in each step, and how many were closed. */
export async function loadReferralCounts(api: Api) {
  const { body } = await api.referrals.referralCounts();
  return { steps: body.Steps.map(({ Step, Count }) => ({ step: Step, count: Count })), closed: body.Closed };
}

/** The tutor's own link; null where it cannot be had, which takes no page away. */
export function loadReferralLink(api: Api): Promise<string | null> {
  return partOrNull(api.shellNotices.referralLink(), ({ body }) => body.Url);
}
