import { useLoaderData } from '@remix-run/react';
import { RemarkQueue } from '@tutor/ui/classes/remark-queue.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadDueRemarks } from './remarks-due.server.ts';

export const meta = () => pageTitle('Remarks due');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, items] = await Promise.all([tutorZone(args), loadDueRemarks(api)]);
  return { zone, items };
});

/** The queue of remarks due. */
export default function RemarksDue() {
  const { zone, items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Remarks due"
        description="A remark is due 24 hours after its class. The first in the list is the one to write now."
        back={{ href: '/classTab', label: 'Class Table' }}
      />
      <RemarkQueue
        zone={zone}
        items={items.map((item) => ({ ...item, start: new Date(item.start), end: new Date(item.end) }))}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
