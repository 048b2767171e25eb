/** What became of a month's payment: on its way, arrived, sent back by the bank, or nothing to pay. */
export const paymentStatuses = ['Processing', 'Paid', 'Returned', 'CarriedOver'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Kinds of bonus beside the fees of lessons. */
export const bonusKinds = ['enrolment', 'other'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** What each kind is called. */
export const bonusWords: Readonly<Record<BonusKind, string>> = {
  enrolment: 'Enrolment bonus',
  other: 'Bonus',
};
