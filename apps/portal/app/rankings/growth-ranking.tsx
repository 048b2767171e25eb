import { useLoaderData } from '@remix-run/react';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { chooseHidden, loadRanking } from './load-ranking.server.ts';
import { RankingPage } from './ranking-page.tsx';

export const meta = () => pageTitle('Growth ranking');

export const loader = guarded(async (args) => {
  try {
    return { ranking: await loadRanking(args, 'growth') };
  } catch (error) {
    if (error instanceof Response) throw error;
    requireFailedCall(error);
    // Outside the test group it is not there, which is no error.
    if (error.kind === 'refused') return { ranking: null };
    throw error;
  }
});

export const action = guarded(chooseHidden);

export default function GrowthRanking() {
  const { ranking } = useLoaderData<typeof loader>();
  return ranking === null ? <NotInGrowth /> : <RankingPage ranking={ranking} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
