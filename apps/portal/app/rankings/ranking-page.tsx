import type { SerializeFrom } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import { boardRule, rankingPageSize } from '@tutor/rules/rankings/ranking-board';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { NobodyRanked } from '@tutor/ui/rankings/nobody-ranked.tsx';
import { OwnRankingCard } from '@tutor/ui/rankings/own-ranking-card.tsx';
import { RankingTable } from '@tutor/ui/rankings/ranking-table.tsx';
import { RankingsLayout } from '@tutor/ui/rankings/rankings-layout.tsx';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useFrame } from '../session/use-frame.ts';
import { boardHrefs, rankingHref } from './boards.ts';
import type { loadRanking } from './load-ranking.server.ts';
import { RankingsHeader } from './rankings-header.tsx';
import { useRankingPlaces } from './use-ranking-places.ts';

type Ranking = SerializeFrom<Awaited<ReturnType<typeof loadRanking>>>;

/** A ranking: the tutor's own trend and place, and under it everybody's. */
export function RankingPage({ ranking }: { ranking: Ranking }) {
  useReplyToast(useActionReply<FormReply>());
  const { formData } = useNavigation();
  const { zone } = useFrame().tutor;
  const { board, own, trend, period, refreshedAt, total, ownCount, isHidden } = ranking;
  return (
    <>
      <RankingsHeader current={board} />
      <RankingsLayout>
        <OwnRankingCard
          board={board}
          own={own ?? undefined}
          ownCount={ownCount}
          total={total}
          trend={trend.map(({ start, value }) => ({ start: new Date(start), value: value ?? undefined }))}
          period={{ start: new Date(period.start), end: new Date(period.end) }}
          refreshedAt={new Date(refreshedAt)}
          zone={zone}
          isHidden={isHidden}
          action={boardHrefs[board]}
          Form={StayingForm}
          isHiding={formData?.has('isHidden')}
        />
        {total === 0 ? (
          <NobodyRanked />
        ) : (
          // Another ranking, or the same one made anew, is another list.
          <Places key={`${board} ${ranking.snapshotId} ${ranking.page}`} ranking={ranking} />
        )}
      </RankingsLayout>
    </>
  );
}

function Places({ ranking }: { ranking: Ranking }) {
  const { board, own, page, snapshotId, total, places } = ranking;
  const { placeAt, onSight, problem } = useRankingPlaces(ranking);
  const first = (page - 1) * rankingPageSize + 1;
  const hrefOf = (to: number): string => rankingHref(board, { page: to, snapshotId });
  return (
    <RankingTable
      board={board}
      caption={boardRule(board).name}
      total={total}
      placeAt={placeAt}
      first={first}
      last={first + places.length - 1}
      own={own ?? undefined}
      ownHref={own === null ? undefined : hrefOf(Math.ceil(own.position / rankingPageSize))}
      onSight={onSight}
      problem={problem}
      pager={<Pager page={page} total={total} pageSize={rankingPageSize} noun={['tutor', 'tutors']} hrefOf={hrefOf} />}
    />
  );
}
