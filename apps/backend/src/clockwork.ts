import { pruneLoginAttempts } from './account/login-limit.ts';
import { pruneOneTimeSignIns } from './account/one-time-sign-in.ts';
import { pruneOutbox } from './account/outbox.ts';
import type { Sessions } from './account/sessions.ts';
import { pruneCodes } from './account/verification-codes.ts';
import { settleOverdueRequests } from './attendance/settle-overdue.ts';
import { readSettledQuestions } from './attendance/settle-requests.ts';
import { closeEndedClasses } from './classes/close-ended.ts';
import { auditWaitingContracts } from './contract/audit-contract.ts';
import type { Database, Queries } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import { pruneEvents } from './hubs/feed.ts';
import { prunePayloads } from './identity/payload-store.ts';
import { answerWaitingLeaves } from './leave/decide-leave.ts';
import { lapse } from './leave/write-leave.ts';
import { expireDidi, pruneUsedGrabs } from './messages/didi.ts';
import { creditRatings } from './scores/credit-ratings.ts';
import { topUpTutors } from './seeding/seed-tutors.ts';
import { stepWorkingDays } from './simulation/working-day.ts';
import { sweepUploads } from './uploads/sweep.ts';

/** What time brings about, to be done every few seconds: deadlines, ended classes and, where it is simulated, the working day. */
export async function runClockwork(
  queries: Queries,
  now: Date,
  { isSimulated }: { isSimulated: boolean },
): Promise<void> {
  await settleOverdueRequests(queries, { now });
  await closeEndedClasses(queries, now, { isSimulated });
  await creditRatings(queries, now);
  await expireDidi(queries, now);
  await lapse(queries, now);
  if (!isSimulated) return;
  await answerWaitingLeaves(queries, now);
  await auditWaitingContracts(queries, now);
  await stepWorkingDays(queries, now);
}

/** Throws away what nobody needs any more, and keeps the seeded tutors' days going. */
export async function runHousekeeping(
  { database, sessions, store }: { database: Database; sessions: Sessions; store: FileStore },
  now: Date,
): Promise<void> {
  const { queries } = database;
  await sessions.prune(now);
  await pruneLoginAttempts(queries, now);
  await pruneEvents(queries, now);
  await pruneCodes(queries, now);
  await pruneOneTimeSignIns(queries, now);
  await pruneOutbox(queries, now);
  await pruneUsedGrabs(queries, now);
  await prunePayloads(queries, now);
  await sweepUploads(queries, store, now);
  await readSettledQuestions(queries, now);
  await topUpTutors(database, now);
}
