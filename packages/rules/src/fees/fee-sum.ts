/** What a month's fees are made of; all amounts in whole centavos. */
export interface FeeParts {
  /** Completed lessons, those of one kind at one fee together. */
  lessons: readonly { count: number; feeCentavos: number }[];
  bonuses: readonly { centavos: number }[];
  /** What is taken off, as positive amounts. */
  deductions: readonly { centavos: number }[];
  /** What the months before could not pay off: zero or below. */
  carriedCentavos: number;
}

/** A month's fees by what they are made of, in whole centavos. */
export interface FeeSum {
  lessonCount: number;
  lessonCentavos: number;
  bonusCentavos: number;
  deductionCentavos: number;
  /** Lessons and bonuses less deductions and what was carried over; may be below zero. */
  totalCentavos: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Adds a month up: completed lessons × fee, bonuses, less deductions and what was carried over. */
export function feeSum({ lessons, bonuses, deductions, carriedCentavos }: FeeParts): FeeSum {
  const lessonCentavos = sumOf(lessons.map(({ count, feeCentavos }) => count * feeCentavos));
  const bonusCentavos = sumOf(bonuses.map(({ centavos }) => centavos));
  const deductionCentavos = sumOf(deductions.map(({ centavos }) => centavos));
  return {
    lessonCount: sumOf(lessons.map(({ count }) => count)),
    lessonCentavos,
    bonusCentavos,
    deductionCentavos,
    totalCentavos: lessonCentavos + bonusCentavos - deductionCentavos + carriedCentavos,
  };
}

/** What of a total is paid, and what goes on into the next month: a debt is never collected, only taken off later fees. */
export function payout(totalCentavos: number): { paidCentavos: number; carriedOnCentavos: number } {
  return { paidCentavos: Math.max(0, totalCentavos), carriedOnCentavos: Math.min(0, totalCentavos) };
}
