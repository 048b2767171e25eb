import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { type ReferralFilter, referralFilters, referralFilterWord } from '@tutor/rules/referrals/referral-steps';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { ReferralList } from '@tutor/ui/referrals/referral-list.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { referralItem } from './referral-item.ts';
import { loadReferrals } from './referrals.server.ts';
import { ReferralsHeader } from './referrals-header.tsx';

export const meta = () => pageTitle('All referrals');

export const loader = guarded(async ({ api, search, request }) => {
  const filter = referralFilters.find((name) => name === search.get('step')) ?? 'all';
  const page = pageNumber(search.get('page'));
  const shown = await loadReferrals(api, { page, pageSize: listPageSize, filter });
  const beyond = beyondLastPage(request, { page, total: shown.total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return { filter, page, ...shown };
});

export default function ReferralsList() {
  const { filter, page, total, items } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const hrefOf = (shown: ReferralFilter, number = 1): string => {
    const query = new URLSearchParams({
      ...(shown === 'all' ? {} : { step: shown }),
      ...(number === 1 ? {} : { page: String(number) }),
    });
    return query.size === 0 ? '/referralsList' : `/referralsList?${query}`;
  };
  return (
    <>
      <ReferralsHeader current="/referralsList" />
      <FilterLinks
        label="Steps"
        filters={referralFilters.map((name) => ({
          href: hrefOf(name),
          label: referralFilterWord(name),
          isCurrent: name === filter,
        }))}
      />
      <ReferralList
        items={items.map(referralItem)}
        filter={filter}
        zone={zone}
        action={filter === 'all' ? <ButtonLink href="/referrals">Refer a friend</ButtonLink> : undefined}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            hrefOf={(number) => hrefOf(filter, number)}
            noun={['referral', 'referrals']}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
