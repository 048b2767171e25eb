import { days } from '@tutor/rules/time/durations';
import type { Queries } from '../../src/database/database.ts';
import { currentAgreementText } from '../../src/profile/agreement-text.ts';
import { agreementConsents, tutorProfiles } from '../../src/profile/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { seedPersonalData } from './personal-data-seed.ts';

/** Philippine mobile numbers of seeded tutors, one each, as they are dialled there. */
export function seededPhone(tuid: number): string {
  return `0917${String(tuid).padStart(7, '0')}`;
}

/** The profile of a tutor, by template. */
export async function seedProfile(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const flags = template.flags ?? {};
  const isComplete = flags.isNeedToImprovePersonalInformation !== true;
  await tx
    .insert(tutorProfiles)
    .values({
      tuid,
      phone: flags.isNeedUpdatePhone === true ? null : seededPhone(tuid).replace(/^0/, '+63'),
      hasPersonalData: isComplete,
      hasContactData: isComplete,
      hasHobbies: isComplete && template.workload !== 'none',
    })
    .onConflictDoNothing();
  if (isComplete) await seedPersonalData(tx, { tuid, template, now });
  if (template.key === 'agreementDue') return;
  await tx
    .insert(agreementConsents)
    .values({ tuid, version: currentAgreementText.version, at: new Date(now.getTime() - days(30)) })
    .onConflictDoNothing();
}
