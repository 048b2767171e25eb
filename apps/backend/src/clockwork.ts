import { prunePlaces } from './account/known-places.ts';
import { pruneOneTimeSignIns } from './account/one-time-sign-in.ts';
import { pruneOutbox } from './account/outbox.ts';
import type { Sessions } from './account/sessions.ts';
import { pruneCodes } from './account/verification-codes.ts';
import { settleOverdueRequests } from './attendance/settle-overdue.ts';
import { readSettledQuestions } from './attendance/settle-requests.ts';
import { pruneCalls } from './calls/prune-calls.ts';
import { remindOfClasses } from './chat/remind-of-classes.ts';
import { sendScheduled } from './chat/scheduled-messages.ts';
import { closeEndedClasses } from './classes/close-ended.ts';
import type { Queries } from './database/database.ts';
import type { ClockRules, Demonstration } from './demonstration.ts';
import type { FileStore } from './files/file-store.ts';
import { beat } from './growth/service-stops.ts';
import { pruneRateLimits } from './http/rate-limit.ts';
import { pruneEvents } from './hubs/feed.ts';
import { prunePayloads } from './identity/payload-store.ts';
import { lapse } from './leave/write-leave.ts';
import type { Log } from './log.ts';
import { expireDidi, pruneUsedGrabs } from './messages/didi.ts';
import { pruneRankings } from './rankings/ranking-snapshot.ts';
import { creditRatings } from './scores/credit-ratings.ts';
import { remindOfTrainings } from './training/remind-of-trainings.ts';
import { closeOverdueAttempts } from './training/take-test.ts';
import { sweepUploads } from './uploads/sweep.ts';

/** What time brings about, to be done every few seconds: deadlines, ended classes and what a demonstration adds. */
export async function runClockwork(
  { queries, log }: { queries: Queries; log: Log },
  now: Date,
  demonstration?: Pick<Demonstration, 'onClassHeld' | 'clockRules'>,
): Promise<void> {
  const rules: ClockRules = {
    // First: what follows may ask how long the service was down.
    beat: (at) => beat(queries, at),
    settleOverdueRequests: (at) => settleOverdueRequests(queries, { now: at }),
    closeEndedClasses: (at) => closeEndedClasses(queries, at, demonstration?.onClassHeld),
    creditRatings: (at) => creditRatings(queries, at),
    expireDidi: (at) => expireDidi(queries, at),
    lapse: (at) => lapse(queries, at),
    closeOverdueAttempts: (at) => closeOverdueAttempts(queries, at),
    remindOfTrainings: (at) => remindOfTrainings(queries, at),
    remindOfClasses: (at) => remindOfClasses(queries, at),
    sendScheduled: (at) => sendScheduled(queries, at),
    ...demonstration?.clockRules,
  };
  await runEach(rules, now, log);
}

/** Throws away what nobody needs any more. */
export async function runHousekeeping(
  { queries, sessions, store, log }: { queries: Queries; sessions: Sessions; store: FileStore; log: Log },
  now: Date,
  demonstration?: Pick<Demonstration, 'housekeepingRules'>,
): Promise<void> {
  const rules: ClockRules = {
    pruneSessions: (at) => sessions.prune(at),
    prunePlaces: (at) => prunePlaces(queries, at),
    pruneRateLimits: () => pruneRateLimits(queries),
    pruneEvents: (at) => pruneEvents(queries, at),
    pruneCodes: (at) => pruneCodes(queries, at),
    pruneOneTimeSignIns: (at) => pruneOneTimeSignIns(queries, at),
    pruneOutbox: (at) => pruneOutbox(queries, at),
    pruneUsedGrabs: (at) => pruneUsedGrabs(queries, at),
    prunePayloads: (at) => prunePayloads(queries, at),
    pruneCalls: (at) => pruneCalls(queries, at),
    pruneRankings: (at) => pruneRankings(queries, at),
    sweepUploads: (at) => sweepUploads(queries, store, at),
    readSettledQuestions: (at) => readSettledQuestions(queries, at),
    ...demonstration?.housekeepingRules,
  };
  await runEach(rules, now, log);
}

/** Runs rules one after the other. One that throws is logged by its name and stops none of those behind it. */
async function runEach(rules: ClockRules, now: Date, log: Log): Promise<void> {
  for (const [rule, run] of Object.entries(rules)) {
    await run(now).catch((error: unknown) => log.error({ err: error, rule }, 'rule failed'));
  }
}
