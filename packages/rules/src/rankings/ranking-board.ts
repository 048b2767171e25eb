import { firstSign } from '../shell/cut-text.ts';

/** The leaderboards. Growth is for members of the growth system alone. */
export const rankingBoards = [
  'conversion',
  'conversionProgress',
  'receivedOrders',
  'responseRate',
  'courseFeel',
  'growth',
] as const;
export type RankingBoard = (typeof rankingBoards)[number];

/** How a value is kept: whole parts, so that values which print alike are alike. */
export const rankingUnits = ['count', 'permille', 'permilleChange', 'starHundredths'] as const;
type RankingUnit = (typeof rankingUnits)[number];

interface BoardRule {
  name: string;
  unit: RankingUnit;
  /** How the value comes about, as it is printed. */
  formula: string;
  /** Heads of the columns. */
  valueWord: string;
  /** What is counted in `done` and `outOf`; absent where the value is the count itself. */
  parts?: readonly [done: string, outOf: string];
  /** So many are needed in the period to be ranked: one lucky order is no rate. */
  least: number;
  /** What is needed, one and many. */
  leastOf: readonly [one: string, many: string];
}

const rules: Readonly<Record<RankingBoard, BoardRule>> = {
  conversion: {
    name: 'Conversion, overall',
    unit: 'permille',
    formula: 'Trial students who enrolled, out of the trial lessons that you held',
    valueWord: 'Conversion',
    parts: ['enrolled', 'trial lessons'],
    least: 3,
    leastOf: ['trial lesson', 'trial lessons'],
  },
  conversionProgress: {
    name: 'Conversion, progress',
    unit: 'permilleChange',
    formula: 'Your conversion, less your conversion in the 30 days before',
    valueWord: 'Change',
    least: 3,
    leastOf: ['trial lesson in each period', 'trial lessons in each period'],
  },
  receivedOrders: {
    name: 'Received orders',
    unit: 'count',
    formula: 'Class requests that you grabbed',
    valueWord: 'Orders',
    least: 1,
    leastOf: ['order', 'orders'],
  },
  responseRate: {
    name: '10 s response rate',
    unit: 'permille',
    formula: 'Class requests that you answered within 10 seconds, out of those sent to you',
    valueWord: 'Within 10 s',
    parts: ['in time', 'requests'],
    least: 3,
    leastOf: ['class request', 'class requests'],
  },
  courseFeel: {
    name: 'Emotional motivation',
    unit: 'starHundredths',
    formula: 'Average stars that students gave to how the class felt',
    valueWord: 'Stars',
    least: 3,
    leastOf: ['rated class', 'rated classes'],
  },
  growth: {
    name: 'Growth',
    unit: 'count',
    formula: 'The sum of all your growth values',
    valueWord: 'Growth values',
    least: 1,
    leastOf: ['growth value', 'growth values'],
  },
};

/** What a leaderboard ranks by. */
export function boardRule(board: RankingBoard): BoardRule {
  return rules[board];
}

/** Rows of a page of a ranking (decisions, Rankings). */
export const rankingPageSize = 50;

/** Days of the company that a period has. */
export const rankingPeriodDays = 30;

const count = new Intl.NumberFormat('en-US');
const parts = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const oneDigit = parts(1);
const twoDigits = parts(2);

/** A value as it is shown: '1,240', '91.4 %', '+2.5 points', '4.87'. */
export function rankingValueText(board: RankingBoard, value: number): string {
  switch (rules[board].unit) {
    case 'permille':
      return `${oneDigit.format(value / 10)} %`;
    case 'permilleChange':
      return `${value > 0 ? '+' : value < 0 ? '−' : ''}${oneDigit.format(Math.abs(value) / 10)} points`;
    case 'starHundredths':
      return twoDigits.format(value / 100);
    case 'count':
      return count.format(value);
  }
}

/** How a place changed since the period before: places gained (positive) or lost; undefined for who was not ranked then. */
export function placesMoved({
  rank,
  previousRank,
}: {
  rank: number;
  previousRank?: number | undefined;
}): number | undefined {
  return previousRank === undefined ? undefined : previousRank - rank;
}

/** A name as others see it: the first name and one letter. */
export function shortName(firstName: string, lastName: string): string {
  const initial = firstSign(lastName);
  return initial === '' ? firstName : `${firstName} ${initial}.`;
}
