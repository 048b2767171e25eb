import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { referralSteps, referralStepWords } from '@tutor/rules/referrals/referral-steps';
import { DetailFacts } from '@tutor/ui/classes/detail-facts.tsx';
import { Table } from '@tutor/ui/primitives/data/table.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { ReferralSteps } from '@tutor/ui/referrals/referral-steps.tsx';
import { ReferralTag } from '@tutor/ui/referrals/referral-tag.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { z } from 'zod';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { loadReferralCounts, loadReferrals, referralRow } from './referrals.server.ts';
import { ReferralsHeader } from './referrals-header.tsx';

export const meta = () => pageTitle('Referral status');

const idSchema = z.coerce.number().int().positive();

export const loader = guarded(async ({ api, search }) => {
  const asked = search.get('id');
  const counts = await loadReferralCounts(api);
  const id = asked === null ? await newestId() : idSchema.safeParse(asked).data;
  if (asked !== null && id === undefined) throw redirect('/404');
  if (id === undefined) return { counts, referral: null, times: {} };
  const { body } = await api.referrals.referral({ query: { id } });
  return {
    counts,
    referral: referralRow(body),
    times: Object.fromEntries(body.Events.map(({ Step, Time }) => [Step, Time])),
  };

  /** Without a name in the address: the latest. */
  async function newestId(): Promise<number | undefined> {
    const { items } = await loadReferrals(api, { page: 1, pageSize: 1, filter: 'all' });
    return items[0]?.id;
  }
});

export default function ReferralStatus() {
  const { counts, referral, times } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const known: Record<string, string> = times;
  return (
    <>
      <ReferralsHeader current="/referralStatus" />
      <HomeLayout
        main={
          referral === null ? (
            <Card title="Status by step">
              <ol>
                {referralSteps.map((step) => (
                  <li key={step}>
                    <strong>{`${referralStepWords[step].label}.`}</strong> <span>{referralStepWords[step].text}</span>
                  </li>
                ))}
              </ol>
            </Card>
          ) : (
            <Card title={referral.name} action={<ReferralTag step={referral.step} isClosed={referral.isClosed} />}>
              <ReferralSteps
                step={referral.step}
                isClosed={referral.isClosed}
                times={Object.fromEntries(
                  referralSteps.flatMap((step) => {
                    const at = known[step];
                    return at === undefined ? [] : [[step, new Date(at)]];
                  }),
                )}
                closedAt={referral.isClosed ? new Date(referral.stepAt) : undefined}
                zone={zone}
              />
            </Card>
          )
        }
        aside={
          <>
            {referral === null ? null : (
              <Card title="Friend">
                <DetailFacts facts={{ Name: referral.name, 'E-mail': referral.email }} />
              </Card>
            )}
            <Card title="All referrals by step" padding="none">
              <Table
                caption="Referrals by step"
                isCaptionHidden
                rows={[
                  ...counts.steps.map(({ step, count }) => ({ name: referralStepWords[step].label, count })),
                  { name: 'Closed', count: counts.closed },
                ]}
                rowKey={({ name }) => name}
                columns={[
                  { key: 'step', header: 'Step', isRowHeader: true, render: ({ name }) => name },
                  { key: 'count', header: 'Referrals', align: 'end', render: ({ count }) => count },
                ]}
              />
            </Card>
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
