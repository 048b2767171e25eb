import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appId, appSecret, controlKey, rootSecret } from './start-backend.ts';

export interface SpawnedBackend {
  process: ChildProcess;
  /** Address once it listens; undefined when it exited before. */
  url: Promise<string | undefined>;
  /** Exit code and signal. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it wrote so far. */
  output: { out: string[]; err: string };
}

const appFolder = fileURLToPath(new URL('..', import.meta.url));

/** Builds what `spawnBackend` starts; from the sources every start would take four seconds more. */
export async function buildBackend(): Promise<void> {
  await build({ root: appFolder, logLevel: 'warn' });
}

/** The real entry point, as last built, in a process of its own, on any free port. */
export function spawnBackend(environment: Record<string, string>): SpawnedBackend {
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/main.js'], {
    cwd: appFolder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      APP_ID: appId,
      APP_SECRET: appSecret,
      ROOT_SECRET: rootSecret,
      CONTROL_KEY: controlKey,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: SpawnedBackend['output'] = { out: [], err: '' };
  child.stderr.on('data', (data) => {
    output.err += String(data);
  });
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const url = new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.out.push(line);
      const entry: unknown = JSON.parse(line);
      if (typeof entry === 'object' && entry !== null && 'url' in entry) resolve(String(entry.url));
    });
    void exited.then(() => resolve(undefined));
  });
  return { process: child, url, exited, output };
}
