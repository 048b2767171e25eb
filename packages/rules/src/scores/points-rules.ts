/** What a teacher gains and loses (specification, core §9); points have one decimal. */
export const pointsRules = [
  { key: 'completed', cause: 'Completed class', points: 0.2 },
  { key: 'completedWeekend', cause: 'Completed class at the weekend', points: 0.3 },
  { key: 'fiveStars', cause: '5 stars', points: 2 },
  { key: 'fourStars', cause: '4 stars', points: 1 },
  { key: 'cancellation', cause: 'Cancellation', points: -2 },
  { key: 'absence', cause: 'Absence', points: -20 },
  { key: 'complaint', cause: 'Complaint', points: -10 },
] as const;
export type PointsRuleKey = (typeof pointsRules)[number]['key'];
