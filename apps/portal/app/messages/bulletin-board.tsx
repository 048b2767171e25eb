import { useLoaderData } from '@remix-run/react';
import { BulletinList } from '@tutor/ui/messages/bulletin-list.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { loadBulletins } from './bulletins.server.ts';

export const meta = () => pageTitle('Bulletin board');

export const loader = guarded(async ({ api }) => {
  return { bulletins: await loadBulletins(api) };
});

/** What the company announces to everybody, in full. */
export default function BulletinBoardPage() {
  const { bulletins } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  return (
    <>
      <PageHeader title="Bulletin board" back={{ href: '/home', label: 'Dashboard' }} />
      <BulletinList
        zone={zone}
        bulletins={bulletins.map(({ publishTime, ...bulletin }) => ({
          ...bulletin,
          publishedAt: new Date(publishTime),
        }))}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
