import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq, lt, lte, notLike } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { decideLeave } from '../../src/leave/decide-leave.ts';
import { leaveRequests } from '../../src/leave/tables.ts';
import { seededKey } from './seed.ts';

// How long the simulated company thinks about a request.
const answerAfterMs = minutes(2);

/** The simulated company answers what has waited for two minutes, of seeded tutors; every fourth request is declined. */
export async function answerWaitingLeaves(queries: Queries, now: Date): Promise<void> {
  const waiting = await queries
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .innerJoin(tutors, eq(tutors.tuid, leaveRequests.tuid))
    .where(
      and(
        eq(tutors.isSeeded, true),
        eq(leaveRequests.status, leaveStatuses.pending),
        // The seeded one keeps showing what a request that waits looks like.
        notLike(leaveRequests.key, `${seededKey}%`),
        lte(leaveRequests.askedAt, new Date(now.getTime() - answerAfterMs)),
        lt(leaveRequests.askedAt, now),
      ),
    );
  for (const { id } of waiting) {
    const isApproved = id % 4 !== 0;
    const remark = isApproved
      ? 'Approved. Take care!'
      : 'Many students have tests that week. Please choose other days.';
    await decideLeave(queries, { id, isApproved, remark }, now);
  }
}
