import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { accountEndpoints } from './account/handlers.ts';
import { pruneLoginAttempts } from './account/login-limit.ts';
import { pruneOneTimeSignIns } from './account/one-time-sign-in.ts';
import { Outbox, pruneOutbox } from './account/outbox.ts';
import { Passwords } from './account/passwords.ts';
import { recoveryEndpoints } from './account/recovery-handlers.ts';
import { Sessions } from './account/sessions.ts';
import { signInEndpoints } from './account/sign-in-handlers.ts';
import { pruneCodes, VerificationCodes } from './account/verification-codes.ts';
import { attendanceEndpoints } from './attendance/handlers.ts';
import { settleOverdueRequests } from './attendance/settle-overdue.ts';
import { readSettledQuestions } from './attendance/settle-requests.ts';
import { calendarFeedEndpoints } from './classes/calendar-feed-handlers.ts';
import { ClassroomLinks } from './classes/classroom-link.ts';
import { closeEndedClasses } from './classes/close-ended.ts';
import { classDetailEndpoints } from './classes/detail-handlers.ts';
import { classEndpoints } from './classes/handlers.ts';
import { openClassEndpoints } from './classes/open-class-handlers.ts';
import { classRemarkEndpoints } from './classes/remark-handlers.ts';
import { type Config, defaultPortalOrigin } from './config.ts';
import { auditWaitingContracts } from './contract/audit-contract.ts';
import { tutorContractEndpoints } from './contract/handlers.ts';
import type { Database } from './database/database.ts';
import { parseNotice } from './database/notice.ts';
import { feedbackEndpoints } from './feedback/handlers.ts';
import { feeEndpoints } from './fees/handlers.ts';
import { fileRoutes } from './files/file-routes.ts';
import { FileStore } from './files/file-store.ts';
import { growthEndpoints } from './growth/handlers.ts';
import { createApp } from './http/app.ts';
import { contractRoutes } from './http/contract-routes.ts';
import { demoRoutes } from './http/demo-routes.ts';
import type { Log } from './http/log.ts';
import { pruneEvents } from './hubs/feed.ts';
import { type HubLimits, standardHubLimits } from './hubs/hub-connection.ts';
import { KnownNews } from './hubs/known-news.ts';
import { refuseUpgrade, TutorHub } from './hubs/tutor-hub.ts';
import { readIdentityKeys } from './identity/identity-keys.ts';
import { Identity, identityPath } from './identity/identity-routes.ts';
import { prunePayloads } from './identity/payload-store.ts';
import { answerWaitingLeaves } from './leave/decide-leave.ts';
import { leaveEndpoints } from './leave/handlers.ts';
import { lapse } from './leave/write-leave.ts';
import { expireDidi, pruneUsedGrabs } from './messages/didi.ts';
import { messageEndpoints } from './messages/handlers.ts';
import { noticeEndpoints } from './messages/notice-handlers.ts';
import { profileEndpoints } from './profile/handlers.ts';
import { personalDataEndpoints } from './profile/personal-data-handlers.ts';
import { referralEndpoints } from './referrals/handlers.ts';
import { scheduleEndpoints } from './schedule/handlers.ts';
import { commentEndpoints } from './scores/comment-handlers.ts';
import { complaintEndpoints } from './scores/complaint-handlers.ts';
import { creditRatings } from './scores/credit-ratings.ts';
import { flowerEndpoints } from './scores/flower-handlers.ts';
import { scoreEndpoints } from './scores/handlers.ts';
import { sopEndpoints } from './scores/sop-handlers.ts';
import { seedCompany, seedTutors, topUpTutors } from './seeding/seed-tutors.ts';
import { shellEndpoints, tutorHubPath } from './shell/handlers.ts';
import { shellNoticeEndpoints } from './shell/notice-handlers.ts';
import { publicPages } from './shell/public-pages.ts';
import { controlRoutes } from './simulation/control.ts';
import { Faults } from './simulation/faults.ts';
import { stepWorkingDays } from './simulation/working-day.ts';
import { uploadEndpoints } from './uploads/handlers.ts';
import { sweepUploads } from './uploads/sweep.ts';

export interface ServerDependencies {
  config: Pick<Config, 'appId' | 'appSecret' | 'isSimulated' | 'isDemo' | 'controlKey' | 'loginAttemptsPerMinute'> &
    Pick<Config, 'filesDir'> &
    Partial<Pick<Config, 'publicUrl' | 'portalOrigin' | 'trustedProxies'>>;
  /** Closed with the server. */
  database: Database;
  log: Log;
  /** The backend's clock, on which every rule about time stands. */
  now?: () => Date;
  passwords?: Passwords;
  hubLimits?: HubLimits;
}

export interface BackendServer {
  hub: TutorHub;
  /** Starts to answer and returns the address. */
  listen: (port: number, host: string) => Promise<string>;
  /** What the clock does every few seconds: deadlines, ended classes, the simulated day. */
  runClockwork: () => Promise<void>;
  /** Finishes what is under way, sends hub clients away with leave to come back, and closes the database. */
  close: () => Promise<void>;
}

const clockworkMs = seconds(5);
const housekeepingMs = minutes(30);
const drainMs = seconds(10);
const goodbyeMs = seconds(2);

/** A backend on a database: migrated, seeded and ready to listen. */
export async function createServer(dependencies: ServerDependencies): Promise<BackendServer> {
  const { config, database, log } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const passwords = dependencies.passwords ?? new Passwords();
  const { queries } = database;
  const sessions = new Sessions(queries);
  const knownNews = new KnownNews();
  const limits = dependencies.hubLimits ?? standardHubLimits;
  const hub = new TutorHub({ queries, sessions, knownNews, now, log, limits });
  const faults = config.controlKey === undefined ? undefined : new Faults();

  const store = new FileStore(config.filesDir);
  await store.prepare();

  await database.migrate();
  await seedCompany(database, now());
  if (config.isDemo) await seedTutors(database, passwords, now());
  await database.listen({
    onNotice: (text) => {
      const notice = parseNotice(text);
      if (notice?.kind === 'feed') hub.wake(notice.tuids, notice.batch);
      if (notice?.kind === 'session') {
        sessions.forget(notice.sessionId);
        hub.endSession(notice.sessionId);
      }
    },
    onGap: () => {
      sessions.forgetAll();
      hub.catchUp().catch((error: unknown) => log.error({ err: error }, 'catching up failed'));
    },
  });

  const keys = { appId: config.appId, appSecret: config.appSecret };
  const {
    isDemo,
    loginAttemptsPerMinute,
    portalOrigin = defaultPortalOrigin,
    trustedProxies = new BlockList(),
  } = config;
  // Known before the first request: from the settings, or once the port is.
  let ownUrl = config.publicUrl ?? '';
  const publicUrl = (): string => ownUrl;
  const codes = new VerificationCodes(config.appSecret);
  const outbox = new Outbox(isDemo);
  const links = new ClassroomLinks(config.appSecret, publicUrl);
  const identity = new Identity({
    queries,
    sessions,
    now,
    log,
    passwords,
    keys: await readIdentityKeys(database, now()),
    portalOrigin,
    loginAttemptsPerMinute,
    trustedProxies,
    isDemo,
  });
  let isClosing = false;
  const app = createApp({
    log,
    hubPath: tutorHubPath,
    negotiate: (request, url) => hub.negotiate(request, url),
    contract: contractRoutes({
      endpoints: [
        ...accountEndpoints({ passwords, loginAttemptsPerMinute }),
        ...recoveryEndpoints({ passwords, codes, outbox, loginAttemptsPerMinute }),
        ...signInEndpoints({ loginAttemptsPerMinute }),
        ...attendanceEndpoints,
        ...calendarFeedEndpoints,
        ...classDetailEndpoints({ links }),
        ...classRemarkEndpoints,
        ...classEndpoints,
        ...commentEndpoints,
        ...complaintEndpoints({ publicUrl }),
        ...feedbackEndpoints,
        ...flowerEndpoints,
        ...feeEndpoints,
        ...growthEndpoints,
        ...leaveEndpoints,
        ...messageEndpoints,
        ...noticeEndpoints,
        ...openClassEndpoints({ links }),
        ...personalDataEndpoints,
        ...profileEndpoints({ codes, outbox }),
        ...referralEndpoints,
        ...scheduleEndpoints,
        ...scoreEndpoints,
        ...shellEndpoints({ keys, publicUrl, authorityUrl: () => identity.issuer }),
        ...shellNoticeEndpoints({ publicUrl }),
        ...tutorContractEndpoints,
        ...sopEndpoints,
        ...uploadEndpoints(store),
      ],
      keys,
      queries,
      sessions,
      now,
      fault: faults === undefined ? undefined : (path, tuid) => faults.answer(path, tuid),
    }),
    readiness: async () => {
      if (isClosing) throw new Error('closing');
      await database.ping();
    },
    isDemo,
    demo: demoRoutes(queries),
    pages: publicPages({ queries, keys, now, publicUrl, portalOrigin, links }),
    files: fileRoutes({ queries, sessions, store, now }),
    identity: { path: identityPath, routes: identity.routes() },
    control:
      config.controlKey === undefined || faults === undefined
        ? undefined
        : controlRoutes({ key: config.controlKey, queries, sessions, knownNews, passwords, faults, now }),
  });

  const http = createHttpServer(
    // A request must be complete in time, so that slow senders cannot hold lines for ever. Idle lines outlive the
    // portal's pool, so that it never writes into one that is just being closed.
    { headersTimeout: seconds(10), requestTimeout: seconds(30), keepAliveTimeout: seconds(75) },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  http.on('upgrade', (request, socket, head) => {
    if ((request.url ?? '').split('?')[0] !== tutorHubPath) return refuseUpgrade(socket, 404);
    hub.upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'hub upgrade failed');
      socket.destroy();
    });
  });

  const runClockwork = async (): Promise<void> => {
    const at = now();
    await settleOverdueRequests(queries, { now: at });
    await closeEndedClasses(queries, at, { isSimulated: config.isSimulated });
    await creditRatings(queries, at);
    await expireDidi(queries, at);
    await lapse(queries, at);
    if (config.isSimulated) {
      await answerWaitingLeaves(queries, at);
      await auditWaitingContracts(queries, at);
    }
    if (config.isSimulated) await stepWorkingDays(queries, at);
  };
  const runHousekeeping = async (): Promise<void> => {
    const at = now();
    await sessions.prune(at);
    await pruneLoginAttempts(queries, at);
    await pruneEvents(queries, at);
    await pruneCodes(queries, at);
    await pruneOneTimeSignIns(queries, at);
    await pruneOutbox(queries, at);
    await pruneUsedGrabs(queries, at);
    await prunePayloads(queries, at);
    await sweepUploads(queries, store, at);
    await readSettledQuestions(queries, at);
    await topUpTutors(database, at);
  };
  const jobs = [
    startJob('clockwork', clockworkMs, runClockwork, log),
    startJob('housekeeping', housekeepingMs, runHousekeeping, log),
  ];

  return {
    hub,
    listen: async (port, host) => {
      const url = await listen(http, port, host);
      ownUrl = config.publicUrl ?? url;
      identity.open(ownUrl);
      return url;
    },
    runClockwork,
    close: async () => {
      isClosing = true;
      const stopped = Promise.all(jobs.map((stop) => stop()));
      hub.close();
      await drain(http, hub);
      await stopped;
      await database.close();
    },
  };
}

function listen(http: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const address: AddressInfo | string | null = http.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}

/** Lets open requests finish, for a while; then cuts them. */
function drain(http: Server, hub: TutorHub): Promise<void> {
  return new Promise((resolve) => {
    const cutSockets = setTimeout(() => hub.terminate(), goodbyeMs);
    const cut = setTimeout(() => http.closeAllConnections(), drainMs);
    http.close(() => {
      clearTimeout(cutSockets);
      clearTimeout(cut);
      hub.terminate();
      resolve();
    });
    http.closeIdleConnections();
  });
}

/** Runs a job over and over, never twice at once; a failed run is logged. Returns how to stop and wait for it. */
function startJob(name: string, everyMs: number, run: () => Promise<void>, log: Log): () => Promise<void> {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(() => {
      current = run()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
        .finally(() => {
          if (!isStopped) schedule();
        });
    }, everyMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return current;
  };
}
