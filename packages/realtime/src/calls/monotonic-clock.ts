/** Milliseconds that only rise: unlike `Date.now` nobody sets it while a call goes on. */
export type MonotonicNow = () => number;

export const monotonicNow: MonotonicNow = () => performance.now();
