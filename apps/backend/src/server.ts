import { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { derivedKey, type KeyPurpose } from '@tutor/api/core/derived-key';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { GuessLimits } from './account/guess-limits.ts';
import { KnownPlaces } from './account/known-places.ts';
import { Outbox } from './account/outbox.ts';
import { Passwords } from './account/passwords.ts';
import { refuseSeededAccounts } from './account/refuse-seeded-accounts.ts';
import { Sessions } from './account/sessions.ts';
import { VerificationCodes } from './account/verification-codes.ts';
import { startCallClock } from './calls/end-due-calls.ts';
import { noIceServers } from './calls/ice-servers.ts';
import { leaveCallsOfSession } from './calls/leave-call.ts';
import { ChatHub } from './chat/chat-hub.ts';
import { ChatNews } from './chat/chat-news.ts';
import { chatHubPath } from './chat/handlers.ts';
import { feedReadLimits } from './classes/calendar-feed-handlers.ts';
import { ClassroomLinks } from './classes/classroom-link.ts';
import { runClockwork, runHousekeeping } from './clockwork.ts';
import { type Config, defaultPortalOrigin } from './config.ts';
import type { Database } from './database/database.ts';
import { readInstallationId } from './database/installation-id.ts';
import { parseNotice } from './database/notice.ts';
import type { Demonstrate } from './demonstration.ts';
import { contractEndpoints } from './endpoints.ts';
import { fileRoutes, tutorAsReader } from './files/file-routes.ts';
import { FileStore } from './files/file-store.ts';
import { createApp } from './http/app.ts';
import { contractRoutes } from './http/contract-routes.ts';
import { createHttpServer, drain, listen } from './http/http-server.ts';
import { type HubLimits, standardHubLimits } from './hubs/hub-connection.ts';
import { refuseUpgrade } from './hubs/hub-server.ts';
import { KnownNews } from './hubs/known-news.ts';
import { TutorHub } from './hubs/tutor-hub.ts';
import { readIdentityKeys } from './identity/identity-keys.ts';
import { Identity, identityPath } from './identity/identity-routes.ts';
import { startJob } from './job.ts';
import type { Log } from './log.ts';
import { fillSearchTexts } from './messages/search-text.ts';
import { publicPages } from './public-pages.ts';
import { refreshRankings } from './rankings/ranking-snapshot.ts';
import { seedCompany } from './seed-company.ts';
import { tutorHubPath } from './shell/handlers.ts';
import { bringTraining } from './training/bring-training.ts';
import { trainingMediaRoutes } from './training/media-routes.ts';
import { trainingContentFolder } from './training-content-folder.ts';

export interface ServerDependencies {
  config: Pick<Config, 'appId' | 'appSecret' | 'rootSecret' | 'isDemo' | 'loginAttemptsPerMinute' | 'filesDir'> &
    Partial<Pick<Config, 'publicUrl' | 'portalOrigin' | 'trustedProxies' | 'trainingDir' | 'ice'>>;
  /** Closed with the server. */
  database: Database;
  log: Log;
  demonstrate?: Demonstrate | undefined;
  /** The backend's clock, on which every rule about time stands. */
  now?: () => Date;
  passwords?: Passwords;
  hubLimits?: HubLimits;
  /** Called as each step of the start begins, with its words; a first start takes as long as its seeds. */
  onStep?: (step: string) => void;
}

export interface BackendServer {
  hub: TutorHub;
  chatHub: ChatHub;
  /** Starts to answer and returns the address. */
  listen: (port: number, host: string) => Promise<string>;
  /** What the clock does every few seconds: deadlines, ended classes, the simulated day. */
  runClockwork: () => Promise<void>;
  /** Ends what is due in calls; every second. */
  runCallClock: () => Promise<void>;
  /** Finishes what is under way, sends hub clients away with leave to come back, and closes the database. */
  close: () => Promise<void>;
}

const clockworkMs = seconds(5);
const callClockMs = seconds(1);
const housekeepingMs = minutes(30);
const tidyingMs = minutes(5);

/** A backend on a database: migrated, seeded and ready to listen. */
export async function createServer(dependencies: ServerDependencies): Promise<BackendServer> {
  const { config, database, log, onStep = () => {} } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const passwords = dependencies.passwords ?? new Passwords();
  const { queries } = database;
  onStep('bringing the tables up to date');
  await database.migrate();
  const installation = await readInstallationId(queries);
  const sessions = new Sessions(queries);
  const knownNews = new KnownNews();
  const limits = dependencies.hubLimits ?? standardHubLimits;
  /** Of what the portal signs too, and of what lies in the database. */
  const keyFor = (purpose: KeyPurpose): Buffer => derivedKey(config.rootSecret, purpose);
  /** Of what is given out and comes back: a demonstration with the same secrets, on another database, gives out nothing that opens this one. */
  const ownKeyFor = (purpose: KeyPurpose): Buffer => derivedKey(config.rootSecret, purpose, installation);
  const hub = new TutorHub({ queries, sessions, knownNews, now, log, limits });
  const chatHubKey = ownKeyFor('chat hub');
  const chatNews = new ChatNews({
    queries,
    log,
    isConnected: (tuid) => hub.isConnected(tuid),
    send: (tuid, frame) => hub.tell(tuid, frame),
    now,
  });
  const chatHub = new ChatHub({
    queries,
    sessions,
    hubKey: chatHubKey,
    onMoved: (entries, members) => chatNews.moved(entries, members),
    onMarked: (personId) => chatNews.marked(personId),
    onRings: (people) => {
      for (const personId of people) chatNews.marked(personId);
    },
    limits,
    now,
    log,
  });
  const hubs: Readonly<Record<string, TutorHub | ChatHub>> = { [tutorHubPath]: hub, [chatHubPath]: chatHub };
  // Known before the first request: from the settings, or once the port is.
  let ownUrl = config.publicUrl ?? '';
  const publicUrl = (): string => ownUrl;
  const { ice = noIceServers } = config;
  const store = new FileStore(config.filesDir);
  const demonstration = dependencies.demonstrate?.({
    database,
    passwords,
    sessions,
    knownNews,
    store,
    chatHubKey,
    ice,
    publicUrl,
    log,
    now,
  });

  await store.prepare();

  await fillSearchTexts(queries);
  if (!config.isDemo) await refuseSeededAccounts(queries);
  await seedCompany(database, now());
  onStep('reading the training material');
  const trainingDir = config.trainingDir ?? trainingContentFolder;
  await bringTraining({ database, log, folder: trainingDir, now: now() });
  await demonstration?.seed(onStep);
  await database.listen({
    onNotice: (text) => {
      const notice = parseNotice(text);
      if (notice === undefined) return;
      if (notice.kind === 'feed') hub.wake(notice.tuids, notice.batch);
      else if (notice.kind === 'session') {
        sessions.forget(notice.sessionId);
        for (const each of [hub, chatHub]) each.endSession(notice.sessionId);
        leaveCallsOfSession(queries, notice.sessionId, now()).catch((error: unknown) =>
          log.error({ err: error }, 'leaving calls failed'),
        );
      } else chatHub.hear(notice);
    },
    onGap: () => {
      sessions.forgetAll();
      for (const each of [hub, chatHub]) {
        each.catchUp().catch((error: unknown) => log.error({ err: error }, 'catching up failed'));
      }
    },
  });

  const keys = { appId: config.appId, appSecret: config.appSecret };
  const { loginAttemptsPerMinute, portalOrigin = defaultPortalOrigin, trustedProxies = new BlockList() } = config;
  const guesses = new GuessLimits(queries, loginAttemptsPerMinute);
  const places = new KnownPlaces(keyFor('known place'));
  const codes = new VerificationCodes(keyFor('verification code'), guesses);
  const outbox = new Outbox(config.isDemo);
  const links = new ClassroomLinks(ownKeyFor, publicUrl);
  const identity = new Identity({
    queries,
    sessions,
    now,
    log,
    passwords,
    keys: await readIdentityKeys(database, now()),
    portalOrigin,
    guesses,
    places,
    trustedProxies,
    offeredAccounts: demonstration?.accounts ?? [],
  });
  let isClosing = false;
  const app = createApp({
    log,
    hubs,
    contract: contractRoutes({
      endpoints: contractEndpoints({
        passwords,
        codes,
        outbox,
        links,
        store,
        keys,
        guesses,
        places,
        feedReads: feedReadLimits(queries),
        publicUrl,
        authorityUrl: () => identity.issuer,
        trainingDir,
        chatHubKey,
        statementKey: ownKeyFor('network statement'),
        ice,
      }),
      keys,
      portalKey: keyFor('portal call'),
      trustedProxies,
      queries,
      sessions,
      now,
      standIn: demonstration?.standIn,
    }),
    readiness: async () => {
      if (isClosing) throw new Error('closing');
      await database.checkWritable();
    },
    demonstrated: demonstration?.routes ?? {},
    pages: publicPages({
      queries,
      didiKeys: { grab: keyFor('didi grab'), order: ownKeyFor('didi order') },
      now,
      publicUrl,
      portalOrigin,
      links,
    }),
    files: fileRoutes({ queries, store, readerOf: tutorAsReader(sessions, now) }),
    trainingMedia: trainingMediaRoutes({ queries, sessions, folder: trainingDir, now }),
    identity: { path: identityPath, routes: identity.routes() },
  });

  const http = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  http.on('upgrade', (request, socket, head) => {
    // Node leaves an upgraded socket without a handler, and a line may be reset at any time.
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0] ?? '';
    const at = Object.hasOwn(hubs, path) ? hubs[path] : undefined;
    if (at === undefined) return refuseUpgrade(socket, 404);
    at.upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'hub upgrade failed');
      socket.destroy();
    });
  });

  const tick = (): Promise<void> => runClockwork({ queries, log }, now(), demonstration);
  const callClock = startCallClock(queries, now);
  const jobs = [
    startJob('clockwork', clockworkMs, tick, log),
    startJob(
      'housekeeping',
      housekeepingMs,
      () => runHousekeeping({ queries, sessions, store, log }, now(), demonstration),
      log,
    ),
    startJob('calls', callClockMs, callClock, log),
    // Apart from the clockwork: with many tutors a ranking takes seconds.
    startJob('rankings', clockworkMs, () => refreshRankings(queries, now()), log),
    startJob('tidying', tidyingMs, () => database.tidy(), log),
  ];

  return {
    hub,
    chatHub,
    listen: async (port, host) => {
      const url = await listen(http, port, host);
      ownUrl = config.publicUrl ?? url;
      identity.open(ownUrl);
      return url;
    },
    runClockwork: tick,
    runCallClock: callClock,
    close: async () => {
      isClosing = true;
      const stopped = Promise.all(jobs.map((stop) => stop()));
      for (const each of [hub, chatHub]) each.close();
      await drain(http, [hub, chatHub]);
      await stopped;
      await database.close();
    },
  };
}
