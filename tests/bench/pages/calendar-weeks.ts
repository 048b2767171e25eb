/** One of the 300 events of either week. */
export interface WeekEvent {
  id: string;
  week: 0 | 1;
  /** Half hour of the week, 0 to 335. */
  slot: number;
  startMs: number;
  endMs: number;
  title: string;
  status: 'Waited' | 'Confirmed' | 'Canceled';
}

/** Monday, in UTC, as everything on these pages. */
export const firstWeekMs = Date.UTC(2026, 2, 2);
export const weekMs = 7 * 86_400_000;
const halfHourMs = 30 * 60_000;
const slotsPerWeek = 336;
const eventsPerWeek = 300;

/** Two weeks with 300 of 336 half hours taken, the same at each call. */
export function makeEvents(): WeekEvent[] {
  return ([0, 1] as const).flatMap((week) => {
    const random = randomOf(42 + week);
    const shuffled = Array.from({ length: slotsPerWeek }, (_, slot) => ({ slot, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, eventsPerWeek)
      .map(({ slot }) => slot);
    return shuffled
      .sort((a, b) => a - b)
      .map((slot) => {
        const startMs = firstWeekMs + week * weekMs + slot * halfHourMs;
        return {
          id: `${week}-${slot}`,
          week,
          slot,
          startMs,
          // Never until midnight: Schedule-X would show it on the next day too.
          endMs: startMs + (slot % 48 === 47 ? 29 * 60_000 : halfHourMs),
          title: `Class ${week * 1000 + slot}`,
          status: random() < 0.6 ? 'Waited' : 'Confirmed',
        };
      });
  });
}

/** The event as it is after a press. */
export function pressed(event: WeekEvent): WeekEvent {
  return { ...event, status: event.status === 'Canceled' ? 'Waited' : 'Canceled' };
}

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
