import type { RankingBoard } from '@tutor/rules/rankings/ranking-board';

/** Where each ranking stands. */
export const boardHrefs: Readonly<Record<RankingBoard, string>> = {
  conversion: '/conversionRanking',
  conversionProgress: '/conversionRanking?board=progress',
  receivedOrders: '/receivedOrdersRanking',
  responseRate: '/10sResponseRateRanking',
  courseFeel: '/emotionalMotivationRanking',
  growth: '/growthCenter/growthRanking',
};

/** A page of a ranking; with its snapshot every page is of the same one. */
export function rankingHref(board: RankingBoard, { page, snapshotId }: { page: number; snapshotId: number }): string {
  const url = new URL(boardHrefs[board], 'https://portal.example');
  url.searchParams.set('page', String(page));
  url.searchParams.set('snapshot', String(snapshotId));
  return `${url.pathname}?${url.searchParams}`;
}
