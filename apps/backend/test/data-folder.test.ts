import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from '@tutor/api/contract';
import { createClient } from '@tutor/api/core/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../demo/account/insert-tutor.ts';
import { seedOffers, seedTutors } from '../demo/seed-tutors.ts';
import { Passwords } from '../src/account/passwords.ts';
import { openPglite } from '../src/database/open-pglite.ts';
import { seedCompany } from '../src/seed-company.ts';
import { cheapCost } from './open-prepared.ts';
import { buildBackend, type SpawnedBackend, spawnBackend } from './spawn-backend.ts';
import { appId, appSecret, controlKey } from './start-backend.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tutor-data-'));
/** With the people of the demonstration, and without: a backend out of the demonstration does not open the first. */
const dataDir = path.join(root, 'demonstration');
const companyDir = path.join(root, 'company');

beforeAll(buildBackend);

beforeAll(async () => {
  const company = await openPglite(companyDir);
  await company.migrate();
  await seedCompany(company, new Date());
  await company.close();
  cpSync(companyDir, dataDir, { recursive: true });
  const database = await openPglite(dataDir);
  await seedOffers(database, new Date());
  await seedTutors(database, new Passwords(cheapCost), new Date());
  await database.close();
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the data folder', () => {
  const running: SpawnedBackend[] = [];

  afterEach(async () => {
    for (const backend of running.splice(0)) {
      backend.process.kill('SIGKILL');
      await backend.exited;
    }
  });

  function start(settings: Record<string, string> = {}): SpawnedBackend {
    const backend = spawnBackend({ DATA_DIR: dataDir, DEMO: 'on', ...settings });
    running.push(backend);
    return backend;
  }

  async function started(settings?: Record<string, string>): Promise<SpawnedBackend & { address: string }> {
    const backend = start(settings);
    const address = await backend.url;
    if (address === undefined) throw new Error(`the backend did not start: ${backend.output.err}`);
    return { ...backend, address };
  }

  const clientOf = (baseUrl: string, token?: string) =>
    createClient(contract, { baseUrl, appId, secret: appSecret, token, requestId: 'test' });

  it('keeps sessions, messages and clock-ins over a stop, a kill and a restart, and serves one process at a time', async () => {
    const first = await started();
    const { body: login } = await clientOf(first.address).account.login({
      body: { Account: 'maria.santos', Password: demoPassword },
    });
    const before = clientOf(first.address, login.Token);
    const message = (await before.messages.systemMessages()).body[0];
    await before.messages.readSystemMessage({ query: { Mid: message?.mid ?? 0 } });
    expect((await before.attendance.registration()).body).toBe(1);
    const unread = (await before.messages.unreadCount()).body;
    const files = readdirSync(dataDir);

    const second = start();
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.output.err).toBe(
      `The data folder ${dataDir} is in use by process ${first.process.pid}. Stop it first, or give this process another DATA_DIR. Nothing was changed.\n`,
    );
    expect(readdirSync(dataDir)).toEqual(files);
    expect((await before.messages.unreadCount()).body).toEqual(unread);

    first.process.kill('SIGTERM');
    expect(await first.exited).toEqual({ code: 0, signal: null });

    const third = await started();
    const after = clientOf(third.address, login.Token);
    expect((await after.messages.byId({ query: { mid: message?.mid ?? 0 } })).body.isRead).toBe(true);
    expect((await after.messages.unreadCount()).body).toEqual(unread);
    expect((await after.attendance.clockInStatus()).body).toBe(1);
    const other = (await after.messages.systemMessages()).body[0];
    await after.messages.readSystemMessage({ query: { Mid: other?.mid ?? 0 } });
    third.process.kill('SIGKILL');
    await third.exited;

    const fourth = await started();
    const again = clientOf(fourth.address, login.Token);
    expect((await again.messages.byId({ query: { mid: other?.mid ?? 0 } })).body.isRead).toBe(true);
    fourth.process.kill('SIGINT');
    expect(await fourth.exited).toEqual({ code: 0, signal: null });
  }, 180_000);

  it('is not taken from a process that is only suspended; one that logs nothing still says where it listens', async () => {
    const holder = await started({ LOG_LEVEL: 'silent' });
    expect(holder.address).toMatch(/^http:/);
    holder.process.kill('SIGSTOP');
    const second = start();
    expect((await second.exited).code).toBe(1);
    expect(second.output.err).toContain('is in use by process');
    holder.process.kill('SIGCONT');
    expect((await fetch(`${holder.address}/health/ready`)).status).toBe(200);
  }, 120_000);
});

describe('the settings', () => {
  it('are refused by name, without their values, and the process exits with 1', async () => {
    const backend = spawnBackend({ APP_SECRET: 'short', PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await backend.exited).toEqual({ code: 1, signal: null });
    expect(backend.output.err).toMatch(/^The settings cannot be used\. .*APP_SECRET.*/);
    expect(backend.output.err).toContain('PORT');
    expect(backend.output.err).toContain('LOG_LEVEL');
    expect(backend.output.err).not.toContain('short');
    expect(backend.output.err).not.toContain('eighty');
  });

  it('name the database that does not answer, in one line', async () => {
    const backend = spawnBackend({ DATABASE_URL: 'postgres://nobody@localhost:1/none' });
    expect(await backend.exited).toEqual({ code: 1, signal: null });
    expect(backend.output.err).toMatch(/^DATABASE_URL: the database cannot be opened: .*ECONNREFUSED.*\n$/);
  });
});

describe('the modules of the demonstration', () => {
  it.each([
    { wanted: 'nothing', settings: {}, isLoaded: false },
    { wanted: 'control calls', settings: { CONTROL_KEY: controlKey }, isLoaded: true },
  ])(
    'are loaded only where one is wanted: $wanted',
    async ({ wanted, settings, isLoaded }) => {
      const coverage = path.join(root, `coverage of ${wanted}`);
      const backend = spawnBackend({
        DEMO: 'off',
        SIMULATION: 'off',
        CONTROL_KEY: '',
        ...settings,
        DATA_DIR: companyDir,
        NODE_V8_COVERAGE: coverage,
      });
      expect(await backend.url).toMatch(/^http:/);
      backend.process.kill('SIGTERM');
      expect(await backend.exited).toEqual({ code: 0, signal: null });
      const sources = loadedSources(coverage);
      expect(sources).toContain('../src/server.ts');
      expect(sources.some((source) => source.startsWith('../demo/'))).toBe(isLoaded);
    },
    120_000,
  );
});

const coverageSchema = z.object({ result: z.array(z.object({ url: z.string() })) });
const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/** The sources of the files in the build that Node loaded, by the coverage that it wrote as it ended. */
function loadedSources(coverage: string): string[] {
  const build = new URL('../build/', import.meta.url).href;
  const loaded = readdirSync(coverage).flatMap((name) => {
    const text = readFileSync(path.join(coverage, name), 'utf8');
    return coverageSchema.parse(JSON.parse(text)).result.map(({ url }) => url);
  });
  return loaded
    .filter((url) => url.startsWith(build))
    .flatMap((url) => sourceMapSchema.parse(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8'))).sources);
}
