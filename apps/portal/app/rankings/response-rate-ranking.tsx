import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { chooseHidden, loadRanking } from './load-ranking.server.ts';
import { RankingPage } from './ranking-page.tsx';

export const meta = () => pageTitle('10 s response rate ranking');

export const loader = guarded((args) => loadRanking(args, 'responseRate'));

export const action = guarded(chooseHidden);

export default function ResponseRateRanking() {
  return <RankingPage ranking={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
