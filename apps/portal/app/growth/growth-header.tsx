import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

const pages = [
  { href: '/growthCenter', label: 'Overview' },
  { href: '/growthCenter/achievementRewards', label: 'Rewards' },
  { href: '/growthCenter/pet', label: 'Pet' },
  { href: '/growthCenter/growthDetail', label: 'Gains and losses' },
  { href: '/teacherTask/myTaskPage', label: 'My tasks' },
] as const;

/** Head of the pages of growth, with the way from one to the others. */
export function GrowthHeader({ current }: { current: (typeof pages)[number]['href'] }) {
  return (
    <PageHeader
      title="Growth Center"
      description="What you do brings growth values; growth values bring levels."
      actions={
        <SegmentedLinks
          label="Growth Center"
          segments={pages.map(({ href, label }) => ({ href, label, isCurrent: href === current }))}
        />
      }
    />
  );
}
