import { attendance } from '@tutor/api/attendance/attendance';
import { eq } from 'drizzle-orm';
import { clockInOutcome } from '../../src/attendance/clock-in.ts';
import type { Queries } from '../../src/database/database.ts';
import { success } from '../../src/http/envelope.ts';
import { forcedClockIns } from './tables.ts';

const statusPath = attendance.clockInStatus.path.toLowerCase();
const clockInPath = attendance.registration.path.toLowerCase();

/** The clock-in status or result that was asked for by a control call; undefined where the clock decides. */
export async function forcedClockInAnswer(
  queries: Queries,
  path: string,
  tuid: number | undefined,
): Promise<Response | undefined> {
  if (tuid === undefined || (path !== statusPath && path !== clockInPath)) return undefined;
  const own = eq(forcedClockIns.tuid, tuid);
  const [forced] = await queries.select().from(forcedClockIns).where(own);
  if (path === statusPath) return typeof forced?.status === 'number' ? success(forced.status) : undefined;
  if (typeof forced?.nextResult !== 'number') return undefined;
  await queries.update(forcedClockIns).set({ nextResult: null }).where(own);
  const { body, message } = clockInOutcome(forced.nextResult);
  return success(body, message);
}
