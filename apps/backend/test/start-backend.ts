import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { contract } from '@tutor/api/contract';
import { type Client, createClient } from '@tutor/api/core/client';
import { trustedProxiesSchema } from '@tutor/api/core/client-address';
import { derivedKey, type KeyPurpose } from '@tutor/api/core/derived-key';
import { demonstrationOf } from '../demo/demonstrate.ts';
import { Passwords } from '../src/account/passwords.ts';
import type { Database } from '../src/database/database.ts';
import { readInstallationId } from '../src/database/installation-id.ts';
import { type HubLimits, standardHubLimits } from '../src/hubs/hub-connection.ts';
import { createLog } from '../src/log.ts';
import { type BackendServer, createServer } from '../src/server.ts';
import { cheapCost, openPrepared } from './open-prepared.ts';

export const appId = 'test-app';
export const appSecret = 'test-secret-of-the-app';
export const rootSecret = 'test-root-secret-of-portal-and-backend';
export const controlKey = 'test-control-key';

export type TestClient = Client<typeof contract>;

export interface CreatedTutor {
  account: string;
  password: string;
  tuid: number;
}

export interface TestBackend {
  url: string;
  server: BackendServer;
  database: Database;
  /** Key of what this service gives out and takes back. */
  ownKeyFor: (purpose: KeyPurpose) => Buffer;
  /** Where uploaded files lie. */
  filesDir: string;
  /** Every log line so far, as it was written. */
  logLines: string[];
  /** A client of the real contract as a company program; with a token when the tutor is signed in. */
  client: (token?: string) => TestClient;
  /** A client as the portal, for a visitor of this address. */
  portal: (clientAddress?: string) => TestClient;
  /** Posts to the control API. */
  control: (path: string, body: object) => Promise<Record<string, unknown>>;
  /** A fresh tutor of a template, all to itself; by default one with nothing, which is made ten times as fast as one with classes. */
  createTutor: (template?: string) => Promise<CreatedTutor>;
  /** Signs a tutor in. */
  signIn: (tutor: CreatedTutor) => Promise<{ token: string; client: TestClient }>;
  close: () => Promise<void>;
}

export interface TestBackendOptions {
  database?: Database;
  now?: () => Date;
  /** Whether the people of the demonstration are there; by default unless a clock is given, by which each would be made anew. */
  isDemo?: boolean;
  hubLimits?: Partial<HubLimits>;
  loginAttemptsPerMinute?: number;
  trustedProxies?: string;
  hasControl?: boolean;
  isSimulated?: boolean;
  /** Folder of the training material. */
  trainingDir?: string;
}

/** The whole backend in this process, in memory unless a database is given, on a free port. */
export async function startBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const logLines: string[] = [];
  const log = createLog(
    'debug',
    new Writable({
      write: (chunk, _encoding, done) => {
        logLines.push(String(chunk));
        done();
      },
    }),
  );
  const database = options.database ?? (await openPrepared(options.now === undefined ? 'seeded' : 'migrated'));
  const filesDir = await mkdtemp(path.join(tmpdir(), 'tutor-files-'));
  const isDemo = options.isDemo ?? options.now === undefined;
  const server = await createServer({
    config: {
      filesDir,
      appId,
      appSecret,
      rootSecret,
      isDemo,
      trustedProxies: trustedProxiesSchema.parse(options.trustedProxies),
      loginAttemptsPerMinute: options.loginAttemptsPerMinute ?? 1_000,
      ...(options.trainingDir === undefined ? {} : { trainingDir: options.trainingDir }),
    },
    database,
    log,
    demonstrate: demonstrationOf({
      isDemo,
      isSimulated: options.isSimulated ?? false,
      controlKey: options.hasControl === false ? undefined : controlKey,
    }),
    ...(options.now === undefined ? {} : { now: options.now }),
    passwords: new Passwords(cheapCost),
    hubLimits: { ...standardHubLimits, ...options.hubLimits },
  });
  const url = await server.listen(0, '127.0.0.1');
  const client = (token?: string): TestClient =>
    createClient(contract, { baseUrl: url, appId, secret: appSecret, token, requestId: 'test' });
  const portal = (clientAddress?: string): TestClient =>
    createClient(contract, {
      baseUrl: url,
      appId,
      secret: appSecret,
      portalKey: derivedKey(rootSecret, 'portal call'),
      clientAddress,
      requestId: 'test',
    });
  const control = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'x-control-key': controlKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    if (!response.ok || typeof reply !== 'object' || reply === null) {
      throw new Error(`control ${path}: ${response.status} ${JSON.stringify(reply)}`);
    }
    return { ...reply };
  };
  const installation = await readInstallationId(database.queries);
  return {
    url,
    server,
    ownKeyFor: (purpose) => derivedKey(rootSecret, purpose, installation),
    database,
    filesDir,
    logLines,
    client,
    portal,
    control,
    createTutor: async (template = 'firstLogin') => {
      const { account, password, tuid } = await control('/tutors', { template });
      return { account: String(account), password: String(password), tuid: Number(tuid) };
    },
    signIn: async ({ account, password }) => {
      const { body } = await client().account.login({ body: { Account: account, Password: password } });
      return { token: body.Token, client: client(body.Token) };
    },
    close: async () => {
      await server.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
