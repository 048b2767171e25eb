import { remarkTemplates } from '../../src/classes/remark-tables.ts';
import type { Queries } from '../../src/database/database.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

const own = [
  {
    name: 'Good lesson',
    body: '{student} worked well on {unit} today. The new words came quickly and were used in full sentences. Keep going like this!',
  },
  {
    name: 'Needs practice',
    body: '{student} tried hard. Please listen to {unit} once more before the next lesson and say the sentences aloud.',
  },
] as const;

/** Remark templates of a tutor who has worked for a while. */
export async function seedTemplates(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.workload !== 'rich') return;
  await tx
    .insert(remarkTemplates)
    .values(own.map((item) => ({ ...item, tuid, updatedAt: now })))
    .onConflictDoNothing();
}
