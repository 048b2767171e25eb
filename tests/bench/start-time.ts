import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../stack/free-port.ts';
import { median, table } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const goalSeconds = 15;

/** Seconds from `npm start` on an installed clone until /login answers: with nothing built, and with the build in the cache. */
export async function measureStart(): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { name, runs, env } of [
    { name: 'nothing built yet', runs: 1, env: { TURBO_FORCE: 'true' } },
    { name: 'built before', runs: 3, env: {} },
  ]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await startOnce(env));
    const middle = median(times);
    rows.push([name, middle.toFixed(1), goalSeconds, middle <= goalSeconds ? 'yes' : 'NO']);
  }
  return [
    '`npm start` on an installed clone with an empty data folder, until the first page answers.',
    '',
    table(['', 'median s', 'goal s', 'reached'], rows),
  ].join('\n');
}

async function startOnce(env: Readonly<Record<string, string>>): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-start-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/login`).catch(() => undefined);
      if (response?.ok) return (performance.now() - startedAt) / 1000;
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
