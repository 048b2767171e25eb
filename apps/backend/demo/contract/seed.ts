import { days } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { contractOf, isCustomTutor, nameOf, storedSignature } from '../../src/contract/sign-contract.ts';
import { protocolAgreements, signedContracts } from '../../src/contract/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** The signed contract of a tutor whose template says that one was signed. */
export async function seedContract(tx: Queries, { tuid, now }: SeedTarget): Promise<void> {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.tuid, tuid));
  if (tutor === undefined || !tutor.contractApplies || tutor.contractAuditStatus < 0) return;
  const auditStatus = tutor.contractAuditStatus;
  const signedAt = new Date(now.getTime() - days(auditStatus === 0 ? 1 : 45));
  const text = contractOf(tutor);
  const isCustom = isCustomTutor(tutor);
  await tx
    .insert(protocolAgreements)
    .values({ tuid, isCustom, version: text.version, at: signedAt })
    .onConflictDoNothing();
  const signature = { name: nameOf(tutor), tuid, kind: 'typed' as const, signedAt: signedAt.toISOString() };
  await tx
    .insert(signedContracts)
    .values({
      ...storedSignature(text, isCustom, signature, signedAt),
      auditStatus,
      auditedAt: auditStatus === 0 ? null : new Date(signedAt.getTime() + days(1)),
      auditRemark:
        auditStatus === 2 ? 'The name on your ID is written differently. Please correct it and sign again.' : null,
      isHeld: auditStatus === 0,
    })
    .onConflictDoNothing();
}
