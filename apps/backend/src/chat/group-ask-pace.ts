import { hours } from '@tutor/rules/time/durations';
import type { Queries } from '../database/database.ts';
import { RateLimit } from '../http/rate-limit.ts';

/** How often a person asks for groups by their numbers in an hour: more than anybody has groups to join. */
const asksPerHour = 40;

const limits = new WeakMap<Queries, RateLimit>();

/** Counts a look for a group by its number, and a request to join one. Throws RateLimited; never inside a transaction. */
export async function countGroupAsk(queries: Queries, personId: number): Promise<void> {
  await limitOf(queries).take(String(personId));
}

function limitOf(queries: Queries): RateLimit {
  const known = limits.get(queries);
  if (known !== undefined) return known;
  const limit = new RateLimit(queries, {
    name: 'group by number',
    points: asksPerHour,
    windowMs: hours(1),
    what: 'numbers of groups',
  });
  limits.set(queries, limit);
  return limit;
}
