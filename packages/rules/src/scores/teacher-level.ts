/** Highest trial count of each tutor level T0 to T9; above the last is T10 (specification, core §9). */
const highestTrialCount = [29, 49, 79, 129, 209, 339, 549, 879, 1439, 2329] as const;

/** Tutor level from trial count, 'T0' to 'T10'. */
export function teacherLevel(trialCount: number): string {
  const level = highestTrialCount.findIndex((highest) => trialCount <= highest);
  return `T${level === -1 ? highestTrialCount.length : level}`;
}
