import { useLoaderData } from '@remix-run/react';
import { RankingsOverview } from '@tutor/ui/rankings/rankings-overview.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { boardHrefs } from './boards.ts';
import { RankingsHeader } from './rankings-header.tsx';

export const meta = () => pageTitle('Rankings');

export const loader = guarded(async ({ api }) => {
  const [{ body: places }, { body: top }] = await Promise.all([api.rankings.summary(), api.rankings.topTutorRank()]);
  return {
    places: places.map(({ Board, Rank, PreviousRank, Value, Total }) => ({
      board: Board,
      href: boardHrefs[Board],
      total: Total,
      ...(Rank == null ? {} : { rank: Rank }),
      ...(PreviousRank == null ? {} : { previousRank: PreviousRank }),
      ...(Value == null ? {} : { value: Value }),
    })),
    topTutor: {
      rank: top.Rank,
      total: top.Total,
      enrolments: top.Enrolments,
      level: top.Level,
      ...(top.NextLevelAt == null ? {} : { nextLevelAt: top.NextLevelAt }),
    },
  };
});

export default function Rankings() {
  return (
    <>
      <RankingsHeader current="overview" />
      <RankingsOverview {...useLoaderData<typeof loader>()} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
