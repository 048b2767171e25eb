import { expect, it } from 'vitest';
import { Sessions } from '../src/account/sessions.ts';
import { runClockwork, runHousekeeping } from '../src/clockwork.ts';
import { FileStore } from '../src/files/file-store.ts';
import { createLog } from '../src/log.ts';
import { openPrepared } from './open-prepared.ts';

it('a rule of the clock that throws is logged by its name and stops none of those behind it', async () => {
  const database = await openPrepared('migrated');
  const { queries } = database;
  await database.close();
  const failed: string[] = [];
  const log = createLog('error', { write: (line: string) => void failed.push(JSON.parse(line).rule) });
  const clockRules = {
    first: () => Promise.reject(new Error('of a demonstration')),
    second: () => Promise.reject(new Error('behind it')),
  };
  await runClockwork({ queries, log }, new Date(), { clockRules, onClassHeld: async () => {} });
  expect(failed).toEqual([
    'beat',
    'settleOverdueRequests',
    'closeEndedClasses',
    'creditRatings',
    'expireDidi',
    'lapse',
    'closeOverdueAttempts',
    'remindOfTrainings',
    'remindOfClasses',
    'sendScheduled',
    'first',
    'second',
  ]);
  failed.length = 0;
  const store = new FileStore('/nowhere');
  const sessions = new Sessions(queries);
  await runHousekeeping({ queries, sessions, store, log }, new Date(), { housekeepingRules: clockRules });
  expect(failed.slice(0, 2)).toEqual(['pruneSessions', 'prunePlaces']);
  expect(failed.slice(-2)).toEqual(['first', 'second']);
});
