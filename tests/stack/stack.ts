import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Control } from './control.ts';
import { holdPort } from './free-port.ts';
import { Server } from './server.ts';
import type { TurnServer } from './turn.ts';

/** Environment variable with a data folder that was seeded once for all stacks; each starts from a copy of it. */
export const seededFolderVariable = 'TUTOR_SEEDED_FOLDER';

export interface StackOptions {
  /** A real PostgreSQL; without it the backend keeps an embedded database in the stack's folder. */
  databaseUrl?: string;
  /** The TURN server of calls, by its settings (`startTurn`). */
  turn?: TurnServer['settings'] | undefined;
  /** Opens an inspector in each server, on loopback, at an address that its log tells. */
  isInspected?: boolean;
}

export interface Credentials {
  appId: string;
  appSecret: string;
  rootSecret: string;
  controlKey: string;
  sessionSecret: string;
}

/** A backend and a portal of their own, with a control key and a data folder that goes away at the end. */
export class Stack {
  readonly backend: Server;
  readonly portal: Server;
  readonly control: Control;
  readonly folder: string;
  /** What a further backend of the same service must know. */
  readonly credentials: Credentials;

  private constructor(folder: string, credentials: Credentials, backend: Server, portal: Server, control: Control) {
    this.folder = folder;
    this.credentials = credentials;
    this.backend = backend;
    this.portal = portal;
    this.control = control;
  }

  static async start(options: StackOptions = {}): Promise<Stack> {
    const folder = await mkdtemp(join(tmpdir(), 'tutor-stack-'));
    const seeded = process.env[seededFolderVariable];
    if (seeded !== undefined && options.databaseUrl === undefined) {
      await cp(seeded, join(folder, 'backend'), { recursive: true });
    }
    const credentials = {
      appId: 'tutor-tests',
      appSecret: secret(),
      rootSecret: secret(),
      controlKey: secret(),
      sessionSecret: secret(),
    };
    // The identity provider leads back to the portal only, so the backend must know where that will be.
    const { port: portalPort, release } = await holdPort();
    const backend = createBackend({
      ...credentials,
      folder,
      portalOrigin: `http://localhost:${portalPort}`,
      ...options,
    });
    let portal: Server;
    try {
      await backend.start();
      await release();
      portal = createPortal({ ...credentials, folder, backendUrl: backend.url, port: portalPort, ...options });
      await portal.start();
    } catch (error) {
      await release();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return new Stack(folder, credentials, backend, portal, new Control(() => backend.url, credentials.controlKey));
  }

  /** Where the browser goes. */
  get origin(): string {
    return this.portal.origin;
  }

  /** Puts things back after a test that broke them. */
  async heal(): Promise<void> {
    await this.backend.start();
    await this.portal.start();
    await this.control.clearFaults();
  }

  async stop(): Promise<void> {
    await this.portal.stop();
    await this.backend.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Seeds a data folder, so that each of many stacks is spared the work. */
export async function seedFolder(folder: string): Promise<string> {
  const backend = createBackend({
    appId: 'tutor-tests',
    appSecret: secret(),
    rootSecret: secret(),
    controlKey: secret(),
    sessionSecret: secret(),
    folder,
  });
  await backend.start();
  await backend.stop();
  return join(folder, 'backend');
}

/** A portal before a backend. Two portals with the same credentials know each other's sessions. */
export function createPortal(
  options: Credentials & {
    folder: string;
    backendUrl: string;
    standardTimeoutMs?: number;
    name?: string;
    /** Default: any free one. */
    port?: number;
    /** Where browsers meet it, when something stands before it. */
    publicOrigin?: string;
    isInspected?: boolean;
  },
): Server {
  const {
    appId,
    appSecret,
    rootSecret,
    sessionSecret,
    folder,
    backendUrl,
    standardTimeoutMs,
    name = 'portal',
    port,
  } = options;
  const { publicOrigin, isInspected = false } = options;
  return new Server({
    app: 'portal',
    env: {
      APP_ID: appId,
      APP_SECRET: appSecret,
      ROOT_SECRET: rootSecret,
      SESSION_SECRET: sessionSecret,
      BACKEND_URL: backendUrl,
      FRAME_ORIGIN: backendUrl,
      ...(port === undefined ? {} : { PORT: String(port) }),
      ...(publicOrigin === undefined ? {} : { PUBLIC_ORIGIN: publicOrigin }),
      DEMO: 'on',
      ...(isInspected ? inspector : {}),
      ...(standardTimeoutMs === undefined ? {} : { STANDARD_TIMEOUT_MS: String(standardTimeoutMs) }),
    },
    logFile: join(folder, `${name}.log`),
  });
}

/** A backend for tests: no simulation, so nothing happens that the test did not ask for. */
export function createBackend(
  options: Credentials & StackOptions & { folder: string; name?: string; portalOrigin?: string },
): Server {
  const {
    appId,
    appSecret,
    rootSecret,
    controlKey,
    folder,
    databaseUrl,
    name = 'backend',
    portalOrigin,
    turn,
  } = options;
  const { isInspected = false } = options;
  return new Server({
    app: 'backend',
    env: {
      APP_ID: appId,
      APP_SECRET: appSecret,
      ROOT_SECRET: rootSecret,
      CONTROL_KEY: controlKey,
      SIMULATION: 'off',
      DEMO: 'on',
      // Tests sign in hundreds of times from one address.
      LOGIN_ATTEMPTS_PER_MINUTE: '100000',
      DATA_DIR: join(folder, name),
      ...(portalOrigin === undefined ? {} : { PORTAL_ORIGIN: portalOrigin }),
      ...(isInspected ? inspector : {}),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...turn,
    },
    logFile: join(folder, `${name}.log`),
  });
}

const inspector = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** A secret of one test run. */
function secret(): string {
  return randomBytes(24).toString('hex');
}
