import { type RankingBoard, rankingPageSize } from '@tutor/rules/rankings/ranking-board';
import type { RankingPlace } from '@tutor/ui/rankings/ranking-place.ts';
import { useCallback, useEffect, useState } from 'react';
import { useBeside } from '../kit/beside/use-beside.ts';
import { rankingHref } from './boards.ts';

/** A page of a ranking as it is loaded. */
export interface RankingPage {
  board: RankingBoard;
  page: number;
  snapshotId: number;
  total: number;
  places: RankingPlace[];
}

// A ranking as it stood does not change.
const never = (): boolean => false;

/** The places of a ranking: those of the page, and whatever came into sight since, page by page. */
export function useRankingPlaces(page: RankingPage) {
  const { board, snapshotId } = page;
  const [pages, setPages] = useState<ReadonlyMap<number, RankingPlace[]>>(new Map([[page.page, page.places]]));
  const [sight, setSight] = useState({ first: 1, last: 0 });
  const wanted = pagesOf(sight).find((one) => !pages.has(one));
  const address = wanted === undefined ? undefined : rankingHref(board, { page: wanted, snapshotId });
  const { data, problem } = useBeside<RankingPage>(address, { isOutdatedBy: never });
  useEffect(() => {
    if (data?.snapshotId !== snapshotId) return;
    setPages((before) => (before.has(data.page) ? before : new Map(before).set(data.page, data.places)));
  }, [data, snapshotId]);
  return {
    placeAt: useCallback(
      (position: number) => pages.get(pageOf(position))?.[(position - 1) % rankingPageSize],
      [pages],
    ),
    onSight: useCallback((first: number, last: number) => setSight({ first, last }), []),
    problem,
  };
}

function pageOf(position: number): number {
  return Math.ceil(position / rankingPageSize);
}

function pagesOf({ first, last }: { first: number; last: number }): number[] {
  if (last < first) return [];
  return Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index);
}
