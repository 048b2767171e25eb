/** Why points were gained or lost; one score of the reply each (specification, core §3 'Score response'). */
export const pointsCauses = ['completed', 'goodRating', 'absence', 'badRating', 'cancellation', 'other'] as const;
export type PointsCause = (typeof pointsCauses)[number];

/** What each cause is called. */
export const pointsCauseWords: Readonly<Record<PointsCause, string>> = {
  completed: 'Completed class',
  goodRating: 'Good rating',
  absence: 'Absence',
  badRating: 'Complaint',
  cancellation: 'Cancellation',
  other: 'Other',
};

/** The halves of the ledger. */
export const ledgerDirections = ['gain', 'loss'] as const;
export type LedgerDirection = (typeof ledgerDirections)[number];

/** The direction that an address asks for; undefined (both) for none and nonsense. */
export function ledgerDirection(asked: string | null): LedgerDirection | undefined {
  return ledgerDirections.find((direction) => direction === asked);
}

/** What a rule really moves: a loss takes no more than is there, so that nobody falls below 0. In whole tenths. */
export function movedTenths(ruleTenths: number, balanceTenths: number): number {
  return Math.max(ruleTenths, -Math.max(0, balanceTenths));
}

/** Last month of an address (yyyy-MM) that is not after the present one; undefined for none and nonsense. */
export function ledgerMonth(asked: string | null, currentMonth: string): string | undefined {
  if (asked === null || !/^20\d{2}-(?:0[1-9]|1[0-2])$/.test(asked) || asked > currentMonth) return undefined;
  return asked;
}
