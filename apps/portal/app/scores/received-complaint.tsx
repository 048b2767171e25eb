import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { type ComplaintFilter, complaintFilter, complaintFilters } from '@tutor/rules/scores/complaint';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { ComplaintList } from '@tutor/ui/scores/complaint-list.tsx';
import { complaintStateWord } from '@tutor/ui/scores/complaint-tag.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { AssessmentHeader } from './assessment-header.tsx';
import { complaintItem } from './complaint-item.ts';
import { complaintRow } from './complaints.server.ts';

export const meta = () => pageTitle('Complaints');

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const filter = complaintFilter(search.get('state'));
  const isSent = search.get('box') === 'sent';
  const query = { pageIndex: page, pageSize: listPageSize, ...(filter === 'all' ? {} : { state: filter }) };
  const { body } = await (isSent ? api.complaints.sent({ query }) : api.complaints.received({ query }));
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return { page, filter, isSent, total: body.Total, complaints: body.Items.map(complaintRow) };
});

export default function ReceivedComplaint() {
  const { page, filter, isSent, total, complaints } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const hrefOf = (change: { page?: number; filter?: ComplaintFilter; isSent?: boolean }): string => {
    const address = new URLSearchParams();
    if (change.isSent ?? isSent) address.set('box', 'sent');
    const state = change.filter ?? (change.isSent === undefined ? filter : 'all');
    if (state !== 'all') address.set('state', state);
    if (change.page !== undefined && change.page > 1) address.set('page', String(change.page));
    const query = address.toString();
    return `/complaintList/receivedComplaint${query === '' ? '' : `?${query}`}`;
  };
  return (
    <>
      <AssessmentHeader
        child="receivedComplaint"
        actions={<ButtonLink href="/complaintList/receivedComplaint/new">Send a complaint</ButtonLink>}
      />
      <FilterLinks
        label="Complaints"
        filters={[
          { href: hrefOf({ isSent: false }), label: 'Received', isCurrent: !isSent && filter === 'all' },
          ...complaintFilters
            .filter((name) => name !== 'all')
            .map((name) => ({
              href: hrefOf({ isSent: false, filter: name }),
              label: complaintStateWord(name),
              isCurrent: !isSent && name === filter,
            })),
          { href: hrefOf({ isSent: true }), label: 'Sent by you', isCurrent: isSent },
        ]}
      />
      <ComplaintList
        complaints={complaints.map(complaintItem)}
        isSent={isSent}
        isNarrowed={filter !== 'all'}
        zone={zone}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            noun={['complaint', 'complaints']}
            hrefOf={(asked) => hrefOf({ page: asked })}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
