import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { tutorFeeds } from '../../src/hubs/tables.ts';
import type { TutorTemplate } from './tutor-templates.ts';

/** The one password of all seeded accounts. Public by purpose: it opens nothing but demonstration data. */
export const demoPassword = 'Tutor-Morning-1';

/** Inserts a tutor of a template with its feed. Returns undefined when the account exists already. */
export async function insertTutor(
  tx: Queries,
  template: TutorTemplate,
  own: { account: string; passwordHash: string; tuid?: number },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(tutors)
    .values({
      ...(own.tuid === undefined ? {} : { tuid: own.tuid, isSeeded: true }),
      account: own.account,
      passwordHash: own.passwordHash,
      firstName: template.firstName,
      lastName: template.lastName,
      email: `${own.account}@tutors.example`,
      tutorGroup: template.flags?.isInternationalOrCustom ? 'International' : 'Manila Day 3',
      timeZone: template.timeZone,
      template: template.key,
      ...template.flags,
    })
    .onConflictDoNothing()
    .returning({ tuid: tutors.tuid });
  if (row === undefined) return undefined;
  await tx.insert(tutorFeeds).values({ tuid: row.tuid });
  return row.tuid;
}
