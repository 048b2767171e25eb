/** One top level of the enrolment policy: enrolments needed and the bonus in whole pesos (specification, core §9). */
export interface EnrolmentLevel {
  level: number;
  enrolments: number;
  bonusPesos: number;
}

const enrolmentsNeeded = [0, 30, 50, 80, 130, 210, 340, 550, 890, 1440, 2330] as const;
/** The bonus rises by this much a level (decision: the intermediate amounts are not shown). */
const bonusStepPesos = 50;
/** 100 PHP in US cents (specification, core §9: 1.9 USD). */
const centsPer100Pesos = 190;

/** All levels with their bonus, T0 first. */
export const enrolmentLevels: readonly EnrolmentLevel[] = enrolmentsNeeded.map((enrolments, level) => ({
  level,
  enrolments,
  bonusPesos: level * bonusStepPesos,
}));

/** The highest level whose enrolments are reached. */
export function enrolmentLevel(enrolments: number): EnrolmentLevel {
  const none: EnrolmentLevel = { level: 0, enrolments: 0, bonusPesos: 0 };
  return enrolmentLevels.findLast((entry) => enrolments >= entry.enrolments) ?? none;
}

/** Pesos in US cents, rounded to a cent. */
export function pesosInCents(pesos: number): number {
  return Math.round((pesos * centsPer100Pesos) / 100);
}
