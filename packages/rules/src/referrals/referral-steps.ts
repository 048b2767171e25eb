/** Source of an application that a tutor sends for a friend (specification, core §9). */
export const referralSource = 12;

/** Steps of a referral, in their order (ours: the specification shows none). */
export const referralSteps = ['applied', 'interview', 'training', 'hired', 'firstClass'] as const;
export type ReferralStep = (typeof referralSteps)[number];

/** Words of each step, and what happens in it. */
export const referralStepWords: Readonly<Record<ReferralStep, { label: string; text: string }>> = {
  applied: { label: 'Applied', text: 'The application has arrived. A recruiter will write to your friend.' },
  interview: { label: 'Interview', text: 'Your friend is invited to an interview.' },
  training: { label: 'Training', text: 'Your friend passed the interview and is being trained.' },
  hired: { label: 'Contract signed', text: 'Your friend is a tutor now.' },
  firstClass: { label: 'First class', text: 'Your friend has taught a first class.' },
};

/** Filters of the list. */
export const referralFilters = ['all', ...referralSteps, 'closed'] as const;
export type ReferralFilter = (typeof referralFilters)[number];

/** Words of a filter. */
export function referralFilterWord(filter: ReferralFilter): string {
  if (filter === 'all') return 'All';
  return filter === 'closed' ? 'Closed' : referralStepWords[filter].label;
}

/** Which steps are done, which is the present one, which are still to come; after a closed referral none is to come. */
export function stepStates(
  step: ReferralStep,
  isClosed: boolean,
): { step: ReferralStep; state: 'done' | 'present' | 'closed' | 'toCome' }[] {
  const present = referralSteps.indexOf(step);
  return referralSteps
    .map((one, index) => ({
      step: one,
      state:
        index < present || (index === present && one === 'firstClass' && !isClosed)
          ? ('done' as const)
          : index > present
            ? ('toCome' as const)
            : isClosed
              ? ('closed' as const)
              : ('present' as const),
    }))
    .filter(({ state }) => !(isClosed && state === 'toCome'));
}
