import { boardRule, type RankingBoard, rankingBoards } from '@tutor/rules/rankings/ranking-board';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { useFrame } from '../session/use-frame.ts';
import { boardHrefs } from './boards.ts';

/** Head of the rankings, with the way from one to the others. */
export function RankingsHeader({ current }: { current: RankingBoard | 'overview' }) {
  const { isGrowthMember } = useFrame().tutor;
  const boards = rankingBoards.filter((board) => board !== 'growth' || isGrowthMember);
  return (
    <>
      <PageHeader title="Rankings" description="Your own way first; then where others stand." />
      <FilterLinks
        label="Rankings"
        filters={[
          { href: '/rankings', label: 'Your places', isCurrent: current === 'overview' },
          ...boards.map((board) => ({
            href: boardHrefs[board],
            label: boardRule(board).name,
            isCurrent: board === current,
          })),
        ]}
      />
    </>
  );
}
