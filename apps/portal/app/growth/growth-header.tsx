import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { useGrowthVisit } from './use-growth-visit.ts';

const pages = [
  { href: '/growthCenter', label: 'Overview' },
  { href: '/growthCenter/achievementRewards', label: 'Rewards' },
  { href: '/growthCenter/pet', label: 'Pet' },
  { href: '/growthCenter/growthDetail', label: 'Gains and losses' },
  { href: '/teacherTask/myTaskPage', label: 'My tasks' },
  { href: '/growthCenter/courses', label: 'Courses' },
  { href: '/growthCenter/strengthAssessment', label: 'Strengths' },
  { href: '/growthCenter/myGoal', label: 'My goal' },
  { href: '/growthCenter/growthSchedule', label: 'Schedule' },
  { href: '/growthCenter/growthRanking', label: 'Ranking' },
] as const;

/** Head of the pages of growth, with the way from one to the others. */
export function GrowthHeader({ current }: { current: (typeof pages)[number]['href'] }) {
  useGrowthVisit();
  return (
    <>
      <PageHeader title="Growth Center" description="What you do brings growth values; growth values bring levels." />
      <FilterLinks
        label="Growth Center"
        filters={pages.map(({ href, label }) => ({ href, label, isCurrent: href === current }))}
      />
    </>
  );
}
