/** Rows of a day: half hours of the wall clock, as many on a day of 23 or 25 hours. */
export const slotsPerDay = 48;
export const slotMinutes = 30;
/** Places and lengths are kept to this. */
export const stepMinutes = 5;
export const stepsPerSlot = slotMinutes / stepMinutes;
export const stepsPerDay = slotsPerDay * stepsPerSlot;
/** Up to six hours lengths keep to steps, beyond that to half hours. */
export const fineSteps = 72;
/** More entries than this at once share the last place. */
export const lanesMax = 6;

/** Name of the height for a length in steps. */
export function spanKey(steps: number): string {
  if (steps <= fineSteps) return String(steps);
  return String(Math.min(stepsPerDay, Math.ceil(steps / stepsPerSlot) * stepsPerSlot));
}

/** Name of the place of a lane among lanes. */
export function laneKey(lane: number, lanes: number): string {
  const shown = Math.min(lanes, lanesMax);
  return `${Math.min(lane, shown - 1)}/${shown}`;
}
