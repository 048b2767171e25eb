/** Failed loads in a row before the guard gives up and shows /500 (specification, core §4 and §9). */
export const guardRetryLimit = 3;

/** What the guard does after a failed load, given how many failed before it (the retry cookie's value). */
export function nextGuardStep(failuresBefore: number): { to: '/welcome' | '/500'; retryCount: number } {
  const failures = (Number.isInteger(failuresBefore) && failuresBefore > 0 ? failuresBefore : 0) + 1;
  return failures >= guardRetryLimit ? { to: '/500', retryCount: 0 } : { to: '/welcome', retryCount: failures };
}
