import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

const pages = [
  { href: '/referrals', label: 'Refer a friend' },
  { href: '/myReferrals', label: 'My referrals' },
  { href: '/referralsList', label: 'All' },
  { href: '/referralStatus', label: 'Status' },
] as const;

/** Title of the pages about referring, with the way between them. */
export function ReferralsHeader({ current }: { current: (typeof pages)[number]['href'] }) {
  return (
    <PageHeader
      title="Referrals"
      description="Bring a friend who would teach well, and follow their way to us."
      actions={
        <SegmentedLinks
          label="Referrals"
          segments={pages.map(({ href, label }) => ({ href, label, isCurrent: href === current }))}
        />
      }
    />
  );
}
