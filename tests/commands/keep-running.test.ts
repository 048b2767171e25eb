import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRunning } from '../../scripts/keep-running.mjs';
import { type Service, startService } from '../../scripts/service.mjs';

const listening = `
  const server = createServer((request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ level: 30, msg: 'listening', url: 'http://127.0.0.1:' + server.address().port }));
  });`;

describe('a server that is kept running', () => {
  let folder: string;
  let stopping: AbortController;
  let said: string[];
  let started: Service[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutor-kept-'));
    await serve('');
    stopping = new AbortController();
    said = [];
    started = [];
  });
  afterEach(async () => {
    stopping.abort();
    await Promise.all(started.map((service) => service.stop('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  });

  /** The server's script; `more` runs beside it. */
  const serve = (more: string) =>
    writeFile(join(folder, 'server.mjs'), `import { createServer } from 'node:http';\n${listening}\n${more}`);

  async function start(): Promise<Service> {
    const service = await startService({
      name: 'backend',
      args: ['server.mjs'],
      cwd: folder,
      env: process.env,
      logFile: join(folder, 'backend.log'),
      signal: stopping.signal,
    });
    started.push(service);
    return service;
  }

  const keep = (first: Service, limits: { firstWaitMs?: number; steadyMs?: number } = {}) =>
    keepRunning(first, start, { say: (text) => said.push(text), signal: stopping.signal, firstWaitMs: 1, ...limits });

  it('is started again when it ends by itself, and says so', async () => {
    const kept = keep(await start());
    process.kill(started[0]?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => said).toHaveLength(2);
    expect(said).toEqual([
      'The backend ended by itself (signal SIGKILL). Starting it again…',
      'The backend is running again.',
    ]);
    expect(started).toHaveLength(2);
    expect((await fetch(started[1]?.url ?? '')).status).toBe(200);
    stopping.abort();
    await started[1]?.stop();
    await kept;
  });

  it('is given up when it ends again and again soon after its start, with its last words', async () => {
    const first = await start();
    await serve(`console.log('no room left'); process.exit(7);`);
    const kept = keep(first);
    process.kill(first.pid, 'SIGKILL');
    await expect(kept).rejects.toThrow(
      'The backend ended before it was ready (exit code 7). That was 5 times in a row soon after its start: it is not started again.',
    );
    await expect(kept).rejects.toMatchObject({ lines: ['no room left'] });
    expect(started).toHaveLength(1);
  });

  it('is started again however often it ended, when it ran for long in between', async () => {
    const kept = keep(await start(), { steadyMs: 0 });
    for (let round = 1; round <= 6; round += 1) {
      process.kill(started.at(-1)?.pid ?? 0, 'SIGKILL');
      await expect.poll(() => said).toHaveLength(2 * round);
    }
    stopping.abort();
    await started.at(-1)?.stop();
    await kept;
  });

  it.each([
    ['while it waits to start it again', 60_000],
    ['while it starts it again', 1],
  ])('stays ended when everything is stopped %s', async (_name, firstWaitMs) => {
    const first = await start();
    await writeFile(join(folder, 'server.mjs'), 'setInterval(() => {}, 1_000);');
    const kept = keep(first, { firstWaitMs });
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => said).toHaveLength(1);
    stopping.abort();
    await kept;
    expect(said).toHaveLength(1);
  });
});
