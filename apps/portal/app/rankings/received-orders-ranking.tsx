import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { chooseHidden, loadRanking } from './load-ranking.server.ts';
import { RankingPage } from './ranking-page.tsx';

export const meta = () => pageTitle('Received orders ranking');

export const loader = guarded((args) => loadRanking(args, 'receivedOrders'));

export const action = guarded(chooseHidden);

export default function ReceivedOrdersRanking() {
  return <RankingPage ranking={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
