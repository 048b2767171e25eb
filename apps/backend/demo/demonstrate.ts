import { Hono } from 'hono';
import type { Config } from '../src/config.ts';
import type { Demonstrate } from '../src/demonstration.ts';
import { demoAccounts, demoRoutes } from './account/demo-accounts.ts';
import { isSeededTutor } from './account/is-seeded-tutor.ts';
import { forcedClockInAnswer } from './attendance/forced-clock-in.ts';
import { answerTutors } from './chat/answer-tutors.ts';
import { createCallAs } from './chat/call-as.ts';
import { goOnWithCalls } from './chat/go-on-with-calls.ts';
import { prunePresences } from './chat/presence.ts';
import { seedChat } from './chat/seed.ts';
import { storeSeedFiles } from './chat/seed-files.ts';
import { studentCalls } from './chat/student-calls.ts';
import { studentPage, studentPagePath } from './chat/student-page.ts';
import { seedResults } from './classes/seed-details.ts';
import { auditWaitingContracts } from './contract/audit-waiting-contracts.ts';
import { Faults } from './control/faults.ts';
import { controlRoutes } from './control-routes.ts';
import { answerWaitingLeaves } from './leave/answer-waiting-leaves.ts';
import { seedColleagues } from './rankings/colleagues.ts';
import { seedOffers, seedTutors, topUpTutors } from './seed-tutors.ts';
import { stepWorkingDays } from './simulation/working-day.ts';
import { studentPageFolder } from './student-page-folder.ts';
import { answerHeldLessons } from './training/answer-held-lessons.ts';

/**
 * The one door to the demonstration: people, a working day that goes on by itself, and control calls, each as far as the
 * settings want it.
 */
export function demonstrationOf({
  isDemo,
  isSimulated,
  controlKey,
}: Pick<Config, 'isDemo' | 'isSimulated' | 'controlKey'>): Demonstrate {
  return ({ database, passwords, sessions, knownNews, store, chatHubKey, ice, publicUrl, log, now }) => {
    const { queries } = database;
    const faults = new Faults();
    const callAs = createCallAs({ queries, sessions, store, chatHubKey, ice, now, log });
    return {
      seed: async (onStep) => {
        onStep('seeding the offers');
        await seedOffers(database, now());
        if (!isDemo) return;
        await seedTutors(database, passwords, now(), onStep);
        onStep('seeding the colleagues');
        await seedColleagues(database, now());
        onStep('seeding the chat');
        await seedChat(database, now());
        await storeSeedFiles(store);
      },
      accounts: isDemo ? demoAccounts : [],
      routes: {
        ...(isDemo
          ? {
              '/demo': new Hono()
                .route(
                  '/',
                  demoRoutes(queries, () => `${publicUrl()}${studentPagePath}`),
                )
                .route('/', studentPage(studentPageFolder))
                .route('/', studentCalls({ queries, store, callAs, chatHubKey, now })),
            }
          : {}),
        ...(controlKey === undefined
          ? {}
          : {
              '/control': controlRoutes({
                key: controlKey,
                queries,
                sessions,
                knownNews,
                passwords,
                faults,
                callAs,
                now,
              }),
            }),
      },
      standIn: async (path, tuid) =>
        controlKey === undefined
          ? undefined
          : ((await faults.answer(path, tuid)) ?? (await forcedClockInAnswer(queries, path, tuid))),
      onClassHeld: async (tx, lesson) => {
        if (isSimulated && (await isSeededTutor(tx, lesson.tuid))) await seedResults(tx, [lesson]);
      },
      clockRules: isSimulated
        ? {
            answerHeldLessons: (at) => answerHeldLessons(queries, at),
            answerWaitingLeaves: (at) => answerWaitingLeaves(queries, at),
            auditWaitingContracts: (at) => auditWaitingContracts(queries, at),
            stepWorkingDays: (at) => stepWorkingDays(queries, at),
            answerTutors: (at) => answerTutors(queries, at),
            goOnWithCalls: (at) => goOnWithCalls(queries, at),
          }
        : {},
      housekeepingRules: {
        topUpTutors: (at) => topUpTutors(database, at),
        prunePresences: (at) => prunePresences(queries, at),
      },
    };
  };
}
