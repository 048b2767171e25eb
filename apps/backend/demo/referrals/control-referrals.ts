import { referralSteps } from '@tutor/rules/referrals/referral-steps';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { advanceReferral } from '../../src/referrals/advance.ts';
import { referrals } from '../../src/referrals/tables.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';

const stepRequest = z.object({
  tuid: z.int().positive(),
  /** Without it the friend goes no further. */
  step: z.enum(referralSteps).optional(),
});

/** Control call of referrals: the friend whom the tutor referred last comes to a step, or no further. */
export function controlReferrals(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/referral-step', stepRequest, async ({ tuid, step }) => {
    await requireTutor(queries, tuid);
    return queries.transaction(async (tx) => {
      const [last] = await tx
        .select({ id: referrals.id })
        .from(referrals)
        .where(eq(referrals.tuid, tuid))
        .orderBy(desc(referrals.id))
        .limit(1);
      const id = last?.id ?? 0;
      await advanceReferral(tx, id, step === undefined ? { isClosed: true } : { step }, now());
      return { id };
    });
  });
}
