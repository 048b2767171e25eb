import { days } from '@tutor/rules/time/durations';
import type { Queries } from '../database/database.ts';
import { currentAgreementText } from './agreement-text.ts';
import { agreements } from './tables.ts';

/** The agreement that holds. */
export async function seedAgreement(tx: Queries, now: Date): Promise<void> {
  await tx
    .insert(agreements)
    .values({ ...currentAgreementText, publishedAt: new Date(now.getTime() - days(60)) })
    .onConflictDoNothing();
}
