import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { seededFolderVariable } from '../stack/stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = ['backend', 'portal'] as const;

test('npm start: a server that is killed is started again at its address, and the other goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-start-'));
  await cp(process.env[seededFolderVariable] ?? '', dataDir, { recursive: true });
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-build'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', BACKEND_PORT: '0', DATA_DIR: dataDir, SIMULATION: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toContain('Stop with Ctrl+C.');
    const origin = output.match(/running: (http:\S+)/)?.[1] ?? '';
    for (const killed of names) {
      const { [killed]: victim, ...others } = await serversOf(child);
      process.kill(victim ?? 0, 'SIGKILL');
      await expect.poll(() => output, { timeout: 60_000 }).toContain(`The ${killed} is running again.`);
      expect(output).toContain(`The ${killed} ended by itself (signal SIGKILL). Starting it again…`);
      expect(await serversOf(child)).toEqual({ ...others, [killed]: expect.any(Number) });
      expect((await fetch(`${origin}/login`)).status).toBe(200);
      expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    }
    child.kill('SIGINT');
    expect(await exited).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Processes that it started and that run, by the folder that they run in. */
async function serversOf({ pid }: ChildProcess): Promise<Partial<Record<string, number>>> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.trim().split(' ');
  return Object.fromEntries(
    await Promise.all(pids.map(async (child) => [basename(await readlink(`/proc/${child}/cwd`)), Number(child)])),
  );
}
