import type { RankingBoard } from '@tutor/rules/rankings/ranking-board';
import { boardRule, rankingValueText } from '@tutor/rules/rankings/ranking-board';

/** A place in a ranking. */
export interface RankingPlace {
  /** From 1, each once. */
  position: number;
  /** Shared by places of the same value. */
  rank: number;
  previousRank?: number | undefined;
  /** Absent for a tutor who is hidden. */
  name?: string | undefined;
  /** Name of the medal that the tutor wears. */
  medal?: string | undefined;
  value: number;
  done?: number | undefined;
  outOf?: number | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** What a value is made of: '12 enrolled of 31 trial lessons', '14 rated classes'; nothing for a plain count. */
export function partsText(board: RankingBoard, { done, outOf }: RankingPlace): string | undefined {
  const { parts, leastOf } = boardRule(board);
  if (outOf === undefined) return undefined;
  if (board === 'conversionProgress') {
    return `${rankingValueText('conversion', outOf)} → ${rankingValueText('conversion', done ?? 0)}`;
  }
  if (parts !== undefined) return `${number.format(done ?? 0)} ${parts[0]} of ${number.format(outOf)} ${parts[1]}`;
  return `${number.format(outOf)} ${outOf === 1 ? leastOf[0] : leastOf[1]}`;
}

/** A rank or a count with its thousands. */
export function placeText(place: number): string {
  return number.format(place);
}
