import { referralSource, referralSteps } from '@tutor/rules/referrals/referral-steps';
import { days } from '@tutor/rules/time/durations';
import type { Queries } from '../../src/database/database.ts';
import { referralEvents, referrals } from '../../src/referrals/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** Friends of a busy tutor: one in each step, one who did not come. */
const friends = [
  { firstName: 'Alyssa', lastName: 'Domingo', reached: 4, daysAgo: 74, isClosed: false },
  { firstName: 'Miguel', lastName: 'Ocampo', reached: 3, daysAgo: 41, isClosed: false },
  { firstName: 'Rica', lastName: 'Valdez', reached: 2, daysAgo: 25, isClosed: false },
  { firstName: 'Jonas', lastName: 'Pascual', reached: 1, daysAgo: 19, isClosed: true },
  { firstName: 'Ella', lastName: 'Marquez', reached: 1, daysAgo: 9, isClosed: false },
  { firstName: 'Marco', lastName: 'Del Rosario', reached: 0, daysAgo: 2, isClosed: false },
] as const;

/** Friends that were referred before, by workload. */
export async function seedReferrals(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.workload !== 'rich') return;
  for (const { firstName, lastName, reached, daysAgo, isClosed } of friends) {
    const at = new Date(now.getTime() - days(daysAgo));
    const steps = referralSteps.slice(0, reached + 1);
    const times = steps.map((_, index) => new Date(at.getTime() + days((index * daysAgo) / (reached + 2))));
    const [row] = await tx
      .insert(referrals)
      .values({
        tuid,
        firstName,
        lastName,
        // Tutors of one kind have friends of one name each.
        email: `${firstName}.${lastName.replaceAll(' ', '')}.${tuid}@mail.example`.toLowerCase(),
        phone: `+639175550${100 + daysAgo}`,
        source: referralSource,
        step: steps.at(-1) ?? 'applied',
        isClosed,
        at,
        stepAt: times.at(-1) ?? at,
      })
      .returning({ id: referrals.id });
    if (row === undefined) continue;
    await tx
      .insert(referralEvents)
      .values(steps.map((step, index) => ({ referralId: row.id, step, at: times[index] ?? at })));
  }
}
