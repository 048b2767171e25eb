/** Deductions in the points ledger, each with its way to an appeal. */
export const lossesHref = '/scores/pointsLedger?show=loss';
