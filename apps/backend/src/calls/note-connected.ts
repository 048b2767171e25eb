import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallRow } from './locked-call.ts';
import { calls } from './tables.ts';

/**
 * Notes what a page says of its connections. Once a page was connected, the call counts as a talk, whatever a page says that came back
 * or that reaches nobody. Returns the call as it is then.
 */
export async function noteConnected(
  queries: Queries,
  call: CallRow,
  isConnected: boolean | undefined,
): Promise<CallRow> {
  if (isConnected === undefined || call.hasConnected === true || call.hasConnected === isConnected) return call;
  await queries
    .update(calls)
    .set({ hasConnected: isConnected })
    .where(
      and(
        eq(calls.id, call.id),
        ne(calls.state, 'ended'),
        isConnected ? undefined : or(isNull(calls.hasConnected), eq(calls.hasConnected, false)),
      ),
    );
  return { ...call, hasConnected: isConnected };
}
