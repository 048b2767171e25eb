/** Durations in milliseconds, so that a reader sees the unit. */
export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
