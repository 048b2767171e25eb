/** What a teacher gains and loses (specification, core §9); points have one decimal. */
export const pointsRules: readonly { cause: string; points: number }[] = [
  { cause: 'Completed class', points: 0.2 },
  { cause: 'Completed class at the weekend', points: 0.3 },
  { cause: '5 stars', points: 2 },
  { cause: '4 stars', points: 1 },
  { cause: 'Cancellation', points: -2 },
  { cause: 'Absence', points: -20 },
  { cause: 'Complaint', points: -10 },
];
