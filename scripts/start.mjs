// npm start: installs what is missing, builds and starts backend and portal, says where and for whom, and starts again
// whichever of them ends by itself.
//   npm run dev            the same with hot reload
//   npm start -- --no-build  takes the build that is there
// Settings come from the environment: PORT, BACKEND_PORT, HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES, DATA_DIR, DATABASE_URL, APP_ID,
// APP_SECRET, ROOT_SECRET, SESSION_SECRET, DEMO, SIMULATION, LOG_LEVEL. See the README.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { keepRunning } from './keep-running.mjs';
import { installationSecrets } from './secrets.mjs';
import { logEntry, ServiceError, serverArgs, sourceArgs, startService } from './service.mjs';
import { buildApps } from './turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--dev');
const isBuildWanted = !isDev && !process.argv.includes('--no-build');
const warnLevel = 40;
/** A start that takes long names its steps, at most this often. */
const stepEveryMs = 5_000;

/** A reason to stop that is told without a stack trace. */
class StartError extends Error {}

/** @typedef {import('./service.mjs').Service} Service */

/** @type {Map<string, Service>} in the order of their first start */
const services = new Map();
/** @type {Promise<void>[]} */
const kept = [];
let isStopping = false;
const stopping = new AbortController();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A second signal means: now.
    if (isStopping) for (const service of services.values()) service.stop('SIGKILL');
    else end(0);
  });
}

// A terminal or a file that takes no more lines must not end the servers.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const started = start();
try {
  await started;
} catch (error) {
  // A signal that came during a synchronous step (installing) is heard first.
  await new Promise((resolve) => setImmediate(resolve));
  if (!isStopping) await fail(error);
}

async function start() {
  checkNode();
  const host = process.env.HOST ?? '127.0.0.1';
  const port = portFrom('PORT', 3000);
  const backendPort = portFrom('BACKEND_PORT', 4100);
  if (port !== 0 && port === backendPort) {
    throw new StartError(`PORT and BACKEND_PORT are both ${port}: portal and backend need one each.`);
  }
  await checkPort(host, port, 'PORT');
  await checkPort('127.0.0.1', backendPort, 'BACKEND_PORT');
  checkPublicOrigin();
  const dataDir = resolve(root, process.env.DATA_DIR || 'data');
  const logs = join(dataDir, 'logs');
  const secrets = openDataDir(dataDir, logs);

  ensureInstalled(root, say, { forStart: true });
  let portalIsBuilt = Promise.resolve();
  if (isBuildWanted) {
    say('Building…');
    // It takes longest; the backend starts, and on its first start seeds its database, meanwhile.
    portalIsBuilt = build('portal');
    portalIsBuilt.catch(() => {});
    await build('backend');
    if (isStopping) return;
  } else if (!isDev && !hasBuild()) throw new StartError('There is no build yet: run npm start without --no-build.');

  const shared = {
    ...process.env,
    APP_ID: process.env.APP_ID ?? 'tutor-portal',
    APP_SECRET: process.env.APP_SECRET ?? secrets.appSecret,
    ROOT_SECRET: process.env.ROOT_SECRET ?? secrets.rootSecret,
    DEMO: process.env.DEMO ?? 'on',
    NODE_ENV: isDev ? 'development' : 'production',
  };

  const args = isDev ? sourceArgs : serverArgs;
  say('Starting the backend…');
  const backend = await service('backend', args.backend, logs, {
    ...shared,
    HOST: '127.0.0.1',
    PORT: String(backendPort),
    DATA_DIR: dataDir,
    // The simulated day answers and calls in the names of invented students: real tutors never meet it.
    SIMULATION: process.env.SIMULATION ?? shared.DEMO,
    // The identity provider leads back to the portal only.
    PORTAL_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  });
  if (isStopping) return;

  await portalIsBuilt;
  say('Starting the portal…');
  const portal = await service('portal', args.portal, logs, {
    ...shared,
    HOST: host,
    PORT: String(port),
    BACKEND_URL: backend.url,
    FRAME_ORIGIN: process.env.FRAME_ORIGIN ?? backend.url,
    SESSION_SECRET: process.env.SESSION_SECRET ?? secrets.sessionSecret,
  });
  if (isStopping) return;

  await banner(String(portal.announcement.origin ?? portal.url), backend, dataDir);
  if (shared.DEMO === 'on' && !process.argv.includes('--no-build')) buildStudentPage();
}

/** Nobody's first page: it is built once the servers run, so that none of them waits for it. */
function buildStudentPage() {
  build('student').catch((error) => {
    if (!isStopping) say(error.message);
  });
}

/**
 * Starts a server, and from then on again whenever it ends by itself.
 * @param {'backend' | 'portal'} name
 * @param {string[]} args
 * @param {string} logs
 * @param {Record<string, string | undefined>} env
 */
async function service(name, args, logs, env) {
  const saySteps = stepTeller(name);
  const start = async (/** @type {Record<string, string>} */ place) => {
    const child = await startService({
      name,
      args,
      cwd: join(root, 'apps', name),
      env: { ...env, ...place },
      logFile: join(logs, `${name}.log`),
      signal: stopping.signal,
      onLog: ({ level, msg, line, fields }) => {
        // A plain line is a tool speaking to the developer; in daily use it stays in the log file.
        const isPlain = Object.keys(fields).length === 0;
        if (typeof fields.step === 'string') saySteps(fields.step);
        if (level >= warnLevel || (isDev && isPlain)) say(`${name}: ${isPlain ? line : describe(msg, fields)}`);
      },
      onLogLost: ({ message }) => say(`The log of the ${name} cannot be written: ${message}`),
    });
    services.set(name, child);
    return child;
  };
  const first = await start({});
  // The other server and the browsers know it by its first address.
  const again = () => start({ PORT: new URL(first.url).port });
  const running = keepRunning(first, again, { say, signal: stopping.signal });
  running.catch(fail);
  kept.push(running);
  return first;
}

/**
 * Says the steps of a server's start, the ones that follow each other quickly left out.
 * @param {string} name
 */
function stepTeller(name) {
  let saidAt = performance.now();
  return (/** @type {string} */ step) => {
    if (performance.now() - saidAt < stepEveryMs) return;
    saidAt = performance.now();
    say(`  ${name}: ${step}…`);
  };
}

/** @param {import('./turbo.mjs').App} app */
async function build(app) {
  const { isOk, output } = await buildApps(root, { apps: [app], signal: stopping.signal });
  if (!isOk) throw new StartError(`It could not be built:\n${output}`);
}

/** The servers' own parts come last. */
function hasBuild() {
  return ['backend', 'portal'].every((app) => existsSync(join(root, 'apps', app, 'build/main.js')));
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StartError(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
}

/**
 * @param {string} name
 * @param {number} fallback
 */
function portFrom(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`${name}=${text} is not a port.`);
  return port;
}

/**
 * @param {string} host
 * @param {number} port
 * @param {string} variable
 */
async function checkPort(host, port, variable) {
  const problem = await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
  if (problem === undefined) {
    if (port !== 0 && (await isRefusedByFetch(port))) {
      throw new StartError(
        `Port ${port} belongs to another protocol: browsers and Node open no page there. Choose another one by ${variable}.`,
      );
    }
    return;
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(problem.code)) {
    throw new StartError(`HOST=${host} is no address of this machine (${problem.code}).`);
  }
  if (problem.code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is in use already, perhaps by another npm start. Choose another one: ${variable}=${port + 1} npm start`,
    );
  }
  throw new StartError(`Port ${port} on ${host} cannot be used (${problem.code}). Choose another one by ${variable}.`);
}

/**
 * Whether the port is one of those that the Fetch standard blocks; the readiness page would be asked for in vain.
 * @param {number} port a free one
 */
async function isRefusedByFetch(port) {
  const error = await fetch(`http://127.0.0.1:${port}`).catch((reason) => reason);
  return error instanceof TypeError && error.cause instanceof Error && error.cause.message === 'bad port';
}

function checkPublicOrigin() {
  const origin = process.env.PUBLIC_ORIGIN;
  if (origin === undefined || (/^https?:/i.test(origin) && URL.canParse(origin))) return;
  throw new StartError(`PUBLIC_ORIGIN=${origin} is not an address such as https://portal.example.`);
}

/**
 * Makes sure that the data folder can be written to, and returns the secrets that it keeps.
 * @param {string} dataDir
 * @param {string} logs
 */
function openDataDir(dataDir, logs) {
  try {
    const secrets = installationSecrets(dataDir);
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    for (const folder of [dataDir, logs]) keepToOwner(folder);
    for (const name of readdirSync(logs)) chmodSync(join(logs, name), 0o600);
    for (const folder of [dataDir, logs]) accessSync(folder, constants.W_OK);
    return secrets;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === undefined) throw new StartError(message);
    const reason = code === 'ENOSPC' ? 'its disk is full' : code;
    throw new StartError(`The data folder ${dataDir} cannot be used (${reason}). Choose another one by DATA_DIR.`);
  }
}

/**
 * Takes from other users every right to a folder, unless it is one that many share, such as /tmp.
 * @param {string} folder
 */
function keepToOwner(folder) {
  const stickyBit = 0o1000;
  if ((statSync(folder).mode & stickyBit) === 0) chmodSync(folder, 0o700);
}

/**
 * @param {string} address
 * @param {import('./service.mjs').Service} backend
 * @param {string} dataDir
 */
async function banner(address, backend, dataDir) {
  const { accounts, studentPage } = await demo(backend.url);
  const lines = ['', `  Tutor Portal is running: ${address}`, ''];
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map((row) => row.account.length), 'account'.length);
    const passwordWidth = Math.max(...accounts.map((row) => row.password.length), 'password'.length);
    lines.push(`  ${'account'.padEnd(width)}  ${'password'.padEnd(passwordWidth)}  what it shows`);
    for (const { account, password, shows } of accounts) {
      lines.push(`  ${account.padEnd(width)}  ${password.padEnd(passwordWidth)}  ${shows}`);
    }
    lines.push('', `  To be a student in another window, and chat: ${studentPage}`, '');
  }
  const shown = relative(process.cwd(), dataDir);
  lines.push(
    `  Data and logs are kept in ${shown.startsWith('..') ? dataDir : shown || '.'}.`,
    '  Stop with Ctrl+C.',
    '',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Seeded accounts and the page of the students, where the backend offers them (DEMO=on).
 * @param {string} backendUrl
 * @returns {Promise<{ accounts: { account: string, password: string, shows: string }[], studentPage?: string }>}
 */
async function demo(backendUrl) {
  const response = await fetch(new URL('/demo/accounts', backendUrl));
  return response.ok ? response.json() : { accounts: [] };
}

/** @param {unknown} error */
async function fail(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  if (error instanceof ServiceError) {
    for (const line of error.lines.slice(-15)) {
      const { msg, fields } = logEntry(line);
      process.stderr.write(`  ${describe(msg, fields)}\n`);
    }
    process.stderr.write('Nothing that was done is lost: npm start goes on from here.\n');
  } else if (!(error instanceof StartError) && error instanceof Error) {
    process.stderr.write(`${error.stack}\n`);
  }
  await end(1);
}

/** @param {number} code */
async function end(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  if (services.size > 0) process.stdout.write('\nStopping…\n');
  stopping.abort();
  await started.catch(() => {});
  // The portal first: it must not be left without its backend while it still answers.
  for (const each of [...services.values()].reverse()) await each.stop();
  // Whichever was just being started again is stopped by the signal.
  await Promise.allSettled(kept);
  process.exit();
}

/**
 * A log entry in one line for a person.
 * @param {string} msg
 * @param {Record<string, unknown>} fields
 */
function describe(msg, fields) {
  const { err } = fields;
  const cause = typeof err === 'object' && err !== null && 'message' in err ? `: ${err.message}` : '';
  return `${msg}${cause}`;
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
