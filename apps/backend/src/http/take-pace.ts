import type { Area } from '@tutor/api/core/endpoint';
import type { ImplementedEndpoint } from '@tutor/api/core/implement';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from './call-context.ts';
import { type PaceName, type PaceOfCall, paces } from './paces.ts';
import { rateLimits } from './rate-limit-tables.ts';
import { RateLimited } from './refusal.ts';

/**
 * Counts one time, or several, of what somebody does; throws RateLimited beyond its pace. The count is one row, which is locked while
 * it rises: of several backends and several calls at once each counts those before it.
 */
export async function takePace(
  queries: Queries,
  name: PaceName,
  { by, now, times = 1 }: { by: number; now: Date; times?: number },
): Promise<void> {
  const { max, windowMs, words } = paces[name];
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${new Date(now.getTime() + windowMs).toISOString()}::timestamptz`;
  const isOver = sql`${rateLimits.expire} <= ${at}`;
  const [counted] = await queries
    .insert(rateLimits)
    .values({ key: `pace of ${name}: ${by}`, points: times, expire: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // What was refused is not counted on and on.
        points: sql`case when ${isOver} then ${times}::int else least(${rateLimits.points} + ${times}::int, ${max + 1}::int) end`,
        expire: sql`case when ${isOver} then ${end} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points });
  if ((counted?.points ?? 0) > max) throw new RateLimited(words);
}

/** The paces of an area's calls, for each call of it. */
export type AreaPaces<Calls extends Area> = Readonly<Record<keyof Calls, PaceOfCall>>;

/** An area's handlers, each behind the paces of its call: `callerOf` is whose times are counted. */
export function paced<Calls extends Area>(
  endpoints: readonly ImplementedEndpoint<CallContext>[],
  calls: Calls,
  table: AreaPaces<Calls>,
  callerOf: (context: CallContext) => Promise<number>,
): ImplementedEndpoint<CallContext>[] {
  return endpoints.map((implemented) => {
    const name = Object.keys(calls).find((each) => calls[each] === implemented.endpoint);
    const pace: PaceOfCall | undefined = name === undefined ? undefined : table[name];
    if (pace === undefined) throw new Error(`${implemented.endpoint.path} has no pace`);
    if ('needsNone' in pace) return implemented;
    return {
      ...implemented,
      handle: async (input) => {
        const by = await callerOf(input);
        for (const each of pace.takes)
          await takePace(input.queries, each, { by, now: input.now, times: timesOf(each, input.body) });
        return implemented.handle(input);
      },
    };
  });
}

/** How often a call counts: bringing in twenty people counts twenty times. */
function timesOf(name: PaceName, body: unknown): number {
  if (name !== 'groupPeople' || typeof body !== 'object' || body === null || !('People' in body)) return 1;
  return Array.isArray(body.People) ? body.People.length : 1;
}
