import { isDeepStrictEqual } from 'node:util';
import type { schedule } from '@tutor/api/schedule/schedule';
import { overflowMessage } from '@tutor/rules/schedule/selection';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { restCount, type ScheduleTerms } from './read-schedule.ts';
import { scheduleChanges, scheduleLimits, scheduleSubmissions } from './tables.ts';

/** What a submission is answered with. */
export interface SubmissionReply {
  body: z.input<typeof schedule.insertSchedule.reply>;
  message: string;
}

/** One submission on its way through its transaction. */
export interface Submission {
  tuid: number;
  key: string;
  /** What was asked for, in one order whatever the order on the wire. */
  request: Record<string, (string | number)[]>;
  now: Date;
}

/** A half hour or class of next week that takes one of the count. */
export interface Modification {
  startsAt: Date;
  /** The busy time, the half hour alone, or the class. */
  unit: string;
}

/** The answer to a submission that was taken before with the same key; undefined for a new one. */
export async function repeatedReply(
  tx: Queries,
  { tuid, key, request }: Submission,
): Promise<SubmissionReply | undefined> {
  const [known] = await tx
    .select()
    .from(scheduleSubmissions)
    .where(and(eq(scheduleSubmissions.tuid, tuid), eq(scheduleSubmissions.key, key)));
  if (known === undefined) return undefined;
  if (isDeepStrictEqual(known.request, request)) return { body: { IsSaved: true }, message: known.message };
  throw new Refusal(refusalCodes.alreadyAnswered, 'This was sent before with other times. Please reload the page.');
}

/** Nothing is saved: single items stand against it. */
export function refusedReply(
  refused: NonNullable<SubmissionReply['body']['Refused']>,
  message: string,
): SubmissionReply {
  return { body: { IsSaved: false, Refused: refused }, message };
}

/**
 * Takes what a submission modifies of the allowance and keeps the submission, so that a repeat is known. Throws the overflow
 * refusal when the allowance does not reach; the terms must be locked. Rows that exist are written before the feed.
 */
export async function keepSubmission(
  tx: Queries,
  { tuid, key, request, now }: Submission,
  { terms, modifications, message }: { terms: ScheduleTerms; modifications: readonly Modification[]; message: string },
): Promise<void> {
  if (modifications.length > 0) await take(tx, terms, modifications.length);
  await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
  await recordEvent(tx, { tuid, name: 'GetTutorSelfScheduleRemind', now });
  const [row] = await tx
    .insert(scheduleSubmissions)
    .values({ tuid, key, request, message, at: now })
    .returning({ id: scheduleSubmissions.id });
  if (row === undefined) throw new Error('the submission was not stored');
  if (modifications.length === 0) return;
  const timeZone = terms.tutor.timeZone;
  await tx
    .insert(scheduleChanges)
    .values(modifications.map((change) => ({ ...change, tuid, timeZone, at: now, submissionId: row.id })));
}

/** The count is kept by the database: one that would go below zero is refused there, whoever asks. */
async function take(tx: Queries, terms: ScheduleTerms, count: number): Promise<void> {
  const remaining = (await restCount(tx, terms)) - count;
  try {
    await tx.update(scheduleLimits).set({ remaining }).where(eq(scheduleLimits.tuid, terms.limits.tuid));
  } catch (error) {
    if (violates(error, 'schedule_limits_remaining_not_negative')) {
      throw new Refusal(refusalCodes.limitReached, overflowMessage);
    }
    throw error;
  }
}
