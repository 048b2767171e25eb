import { prunePlaces } from './account/known-places.ts';
import { pruneOneTimeSignIns } from './account/one-time-sign-in.ts';
import { pruneOutbox } from './account/outbox.ts';
import type { Sessions } from './account/sessions.ts';
import { pruneCodes } from './account/verification-codes.ts';
import { settleOverdueRequests } from './attendance/settle-overdue.ts';
import { readSettledQuestions } from './attendance/settle-requests.ts';
import { closeEndedClasses } from './classes/close-ended.ts';
import type { Queries } from './database/database.ts';
import type { Demonstration } from './demonstration.ts';
import type { FileStore } from './files/file-store.ts';
import { pruneRateLimits } from './http/rate-limit.ts';
import { pruneEvents } from './hubs/feed.ts';
import { prunePayloads } from './identity/payload-store.ts';
import { lapse } from './leave/write-leave.ts';
import { expireDidi, pruneUsedGrabs } from './messages/didi.ts';
import { creditRatings } from './scores/credit-ratings.ts';
import { sweepUploads } from './uploads/sweep.ts';

/** What time brings about, to be done every few seconds: deadlines, ended classes and what a demonstration adds. */
export async function runClockwork(
  queries: Queries,
  now: Date,
  demonstration?: Pick<Demonstration, 'onClassHeld' | 'runClockwork'>,
): Promise<void> {
  await settleOverdueRequests(queries, { now });
  await closeEndedClasses(queries, now, demonstration?.onClassHeld);
  await creditRatings(queries, now);
  await expireDidi(queries, now);
  await lapse(queries, now);
  await demonstration?.runClockwork(now);
}

/** Throws away what nobody needs any more. */
export async function runHousekeeping(
  { queries, sessions, store }: { queries: Queries; sessions: Sessions; store: FileStore },
  now: Date,
  demonstration?: Pick<Demonstration, 'runHousekeeping'>,
): Promise<void> {
  await sessions.prune(now);
  await prunePlaces(queries, now);
  await pruneRateLimits(queries);
  await pruneEvents(queries, now);
  await pruneCodes(queries, now);
  await pruneOneTimeSignIns(queries, now);
  await pruneOutbox(queries, now);
  await pruneUsedGrabs(queries, now);
  await prunePayloads(queries, now);
  await sweepUploads(queries, store, now);
  await readSettledQuestions(queries, now);
  await demonstration?.runHousekeeping(now);
}
