import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { useContext } from 'react';
import { type GrowthWaiting, GrowthWaitingContext } from './growth-waiting.ts';
import { useGrowthVisit } from './use-growth-visit.ts';

const pages = [
  { href: '/growthCenter', label: 'Overview', counts: 'tasks' },
  { href: '/growthCenter/achievementRewards', label: 'Rewards', counts: 'rewards' },
  { href: '/growthCenter/pet', label: 'Pet', counts: 'clothes' },
  { href: '/growthCenter/growthDetail', label: 'Gains and losses' },
  { href: '/teacherTask/myTaskPage', label: 'My tasks' },
  { href: '/growthCenter/courses', label: 'Courses' },
  { href: '/growthCenter/strengthAssessment', label: 'Strengths' },
  { href: '/growthCenter/myGoal', label: 'My goal' },
  { href: '/growthCenter/growthSchedule', label: 'Schedule' },
  { href: '/growthCenter/growthRanking', label: 'Ranking' },
] as const satisfies readonly { href: string; label: string; counts?: keyof GrowthWaiting }[];

/** Head of the pages of growth, with the way from one to the others. */
export function GrowthHeader({ current }: { current: (typeof pages)[number]['href'] }) {
  useGrowthVisit();
  const waiting = useContext(GrowthWaitingContext);
  return (
    <>
      <PageHeader title="Growth Center" description="What you do brings growth values; growth values bring levels." />
      <FilterLinks
        label="Growth Center"
        filters={pages.map(({ href, label, ...page }) => ({
          href,
          label,
          isCurrent: href === current,
          count: 'counts' in page ? waiting[page.counts] : 0,
        }))}
      />
    </>
  );
}
