import { useLoaderData } from '@remix-run/react';
import { referralStepWords } from '@tutor/rules/referrals/referral-steps';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Stat, StatList } from '@tutor/ui/primitives/data/stat.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { ReferralList } from '@tutor/ui/referrals/referral-list.tsx';
import { ReferralRules } from '@tutor/ui/referrals/referral-rules.tsx';
import { ShareLinkCard } from '@tutor/ui/referrals/share-link-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadOfferedPart } from '../kit/beside/parts.server.ts';
import { copyReferralLink } from '../kit/page/copy-link.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { referralItem } from './referral-item.ts';
import { loadReferralCounts, loadReferralLink, loadReferrals } from './referrals.server.ts';
import { ReferralsHeader } from './referrals-header.tsx';

const newest = 5;

export const meta = () => pageTitle('My referrals');

export const loader = guarded(async ({ api }) => {
  const [counts, list, rules, link] = await Promise.all([
    loadOfferedPart(loadReferralCounts(api), (counts) => counts),
    loadReferrals(api, { page: 1, pageSize: newest, filter: 'all' }),
    loadOfferedPart(api.referrals.referralRules(), ({ body }) => body),
    loadReferralLink(api),
  ]);
  return { counts, ...list, rules, link };
});

export default function MyReferrals() {
  const { counts, items, total, rules, link } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  return (
    <>
      <ReferralsHeader current="/myReferrals" />
      <HomeLayout
        main={
          <>
            <LoadedPart part={counts} title="On their way" retryHref="/myReferrals">
              {({ steps, closed }) => (
                <Card title="On their way">
                  <StatList>
                    {steps.map(({ step, count }) => (
                      <Stat key={step} label={referralStepWords[step].label} value={count} />
                    ))}
                    <Stat label="Closed" value={closed} />
                  </StatList>
                </Card>
              )}
            </LoadedPart>
            <ReferralList
              items={items.map(referralItem)}
              zone={zone}
              action={<ButtonLink href="/referrals">Refer a friend</ButtonLink>}
              pager={
                total > newest ? (
                  <p>
                    <ButtonLink href="/referralsList" size="small">{`All ${total} referrals`}</ButtonLink>
                  </p>
                ) : undefined
              }
            />
          </>
        }
        aside={
          <>
            {link === null ? null : <ShareLinkCard url={link} onCopy={copyReferralLink} />}
            <LoadedPart part={rules} title="Rules" retryHref="/myReferrals">
              {(known) => <ReferralRules rules={known} />}
            </LoadedPart>
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
