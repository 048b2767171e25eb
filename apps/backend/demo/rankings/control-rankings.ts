import { days } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { enrolTrialStudent } from '../../src/rankings/enrol-trial-student.ts';
import { rankingSnapshots } from '../../src/rankings/tables.ts';
import type { OnControl } from '../control/control-call.ts';
import { addColleagues, giveOrders } from './colleagues.ts';

const colleaguesRequest = z.object({
  count: z.int().min(1).max(20_000),
  orders: z.int().min(0).max(30).default(6),
  trials: z.int().min(0).max(30).default(0),
});
const ordersRequest = z.object({ tuid: z.int().positive(), orders: z.int().min(1).max(30).default(14) });
const enrolRequest = z.object({ clid: z.int().positive() });

/** Control calls for rankings: many colleagues with their work, orders of one tutor, and a trial student who enrols. */
export function controlRankings(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/colleagues', colleaguesRequest, async (request) => {
    await queries.transaction((tx) => addColleagues(tx, { ...request, now: now() }));
    return {};
  });
  on('/orders', ordersRequest, async ({ tuid, orders }) => {
    const to = now();
    const people = sql`select ${tuid}::bigint as tuid`;
    await giveOrders(queries, people, { from: new Date(to.getTime() - days(60)), to, perMonth: orders });
    // Read again, the rankings know of them.
    await queries.delete(rankingSnapshots);
    return {};
  });
  on('/enrol', enrolRequest, async ({ clid }) => ({
    isNew: await queries.transaction((tx) => enrolTrialStudent(tx, clid, now())),
  }));
}
