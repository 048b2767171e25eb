/** A rule that moves the growth score by itself. */
export interface GrowthRule {
  cause: string;
  /** Growth values, signed. */
  values: number;
  /** The specification does not tell the value: it is chosen in the proportion of those that it tells. */
  isOurs: boolean;
}

/**
 * Every rule that moves the growth score by itself (specification, growth §9: absence −8, complaint −5, 5 stars +4). Not the
 * scale of teaching points.
 */
export const growthRules = {
  classCompleted: { cause: 'Class completed', values: 1, isOurs: true },
  fiveStars: { cause: '5 stars', values: 4, isOurs: false },
  fourStars: { cause: '4 stars', values: 2, isOurs: true },
  remarkInTime: { cause: 'Remark written within 24 hours', values: 1, isOurs: true },
  clockedIn: { cause: 'Clocked in on time', values: 1, isOurs: true },
  trainingPassed: { cause: 'Training course completed', values: 10, isOurs: true },
  testPassed: { cause: 'Training test passed', values: 5, isOurs: true },
  lessonPassed: { cause: 'Practice lesson passed', values: 5, isOurs: true },
  profileCompleted: { cause: 'Personal data completed', values: 10, isOurs: true },
  photoShared: { cause: 'Class photo shared', values: 3, isOurs: true },
  complaint: { cause: 'Complaint', values: -5, isOurs: false },
  absence: { cause: 'Absence', values: -8, isOurs: false },
} as const satisfies Record<string, GrowthRule>;

export type GrowthRuleName = keyof typeof growthRules;

/** The names of the rules, in the order in which they are shown. */
export const growthRuleNames = Object.keys(growthRules) as [GrowthRuleName, ...GrowthRuleName[]];

/** Everything that an entry of the growth ledger can come from. The value of these beside the rules stands in the entry alone. */
export const growthCauses = [...growthRuleNames, 'task', 'course', 'broughtForward', 'takenBack'] as const;
export type GrowthCause = (typeof growthCauses)[number];

/** The words for each cause. */
export const growthCauseWords: Readonly<Record<GrowthCause, string>> = {
  ...(Object.fromEntries(growthRuleNames.map((name) => [name, growthRules[name].cause])) as Record<
    GrowthRuleName,
    string
  >),
  task: 'Task',
  course: 'Course reward',
  broughtForward: 'Brought forward',
  takenBack: 'Taken back',
};
