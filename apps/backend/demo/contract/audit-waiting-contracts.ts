import { minutes } from '@tutor/rules/time/durations';
import { and, eq, lte } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { auditContract } from '../../src/contract/audit-contract.ts';
import { signedContracts } from '../../src/contract/tables.ts';
import type { Queries } from '../../src/database/database.ts';

const auditAfterMs = minutes(2);

/** The simulated company passes what was signed two minutes ago, of seeded tutors who signed it themselves. */
export async function auditWaitingContracts(queries: Queries, now: Date): Promise<void> {
  const waiting = await queries
    .select({ tuid: signedContracts.tuid })
    .from(signedContracts)
    .innerJoin(tutors, eq(tutors.tuid, signedContracts.tuid))
    .where(
      and(
        eq(tutors.isSeeded, true),
        eq(signedContracts.auditStatus, 0),
        // The account that shows an audit under way keeps showing it.
        eq(signedContracts.isHeld, false),
        lte(signedContracts.signedAt, new Date(now.getTime() - auditAfterMs)),
      ),
    );
  for (const { tuid } of waiting) await auditContract(queries, { tuid, isPassed: true }, now);
}
