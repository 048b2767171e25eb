import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startService } from '../../scripts/service.mjs';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { createPortal, Stack } from '../stack/stack.ts';
import { pin } from './cores.ts';
import { median, table } from './figures.ts';
import { startReplay } from './replay.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = 7;
const secondsPerRound = 6;
const serverCore = 0;
const otherCore = 1;

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** Documents per second of /home beside a bare page of the same framework; each server on one core, the rest on the other. */
export async function measureDocuments(): Promise<string> {
  pin(process.pid, otherCore);
  // Whatever has been started is stopped, last first, also when the next one does not come up.
  const stops: (() => Promise<void> | void)[] = [];
  try {
    const stack = await Stack.start();
    stops.unshift(() => stack.stop());
    const replay = await startReplay(stack.backend.url);
    stops.unshift(() => replay.stop());
    const replayed = createPortal({
      ...stack.credentials,
      folder: stack.folder,
      backendUrl: replay.url,
      name: 'replayed-portal',
    });
    stops.unshift(() => replayed.stop());
    await replayed.start();
    const cookie = `${await signedInCookie(stack, await stack.control.createTutor('ordinary'))}; zone=Asia%2FManila`;
    const home = `${replayed.url}/home`;
    // The second document finds remembered what every later one does.
    await fetch(home, { headers: { cookie } });
    replay.takeCalls();
    await fetch(home, { headers: { cookie } });
    const calls = replay.takeCalls();
    const [bare, bareWithCalls] = await Promise.all([
      startBare(stack, {}),
      startBare(stack, { CALLS: JSON.stringify(calls), CALLS_URL: replay.url }),
    ]);
    stops.unshift(() => bare.stop());
    stops.unshift(() => bareWithCalls.stop());
    pin(stack.backend.pid, otherCore);
    const servers = [bare, bareWithCalls, replayed, stack.portal];
    const isPinned = servers.map(({ pid }) => pin(pid, serverCore)).every(Boolean);
    const pages = [
      { name: 'bare Remix page on Hono', url: `${bare.url}/`, cookie: '' },
      { name: 'the same, with the calls of /home answered from memory', url: `${bareWithCalls.url}/`, cookie: '' },
      { name: '/home, its calls answered from memory', url: home, cookie },
      { name: '/home, its calls answered by the reference backend', url: `${stack.portal.url}/home`, cookie },
    ].map((page) => ({ ...page, perSecond: [] as number[], p99: [] as number[] }));
    for (const page of pages) await load(page, 3);
    for (let round = 0; round < rounds; round += 1) {
      for (const page of round % 2 === 0 ? pages : [...pages].reverse()) {
        const result = await load(page, secondsPerRound);
        page.perSecond.push(result.requests.average);
        page.p99.push(result.latency.p99);
      }
    }
    const [bareRate = 0, bareWithCallsRate = 0] = pages.map(({ perSecond }) => median(perSecond));
    const rows = pages.map(({ name, perSecond, p99 }) => [
      name,
      Math.round(median(perSecond)),
      `${Math.round(Math.min(...perSecond))}–${Math.round(Math.max(...perSecond))}`,
      Math.round(median(p99)),
      (median(perSecond) / bareRate).toFixed(2),
      (median(perSecond) / bareWithCallsRate).toFixed(2),
    ]);
    return [
      `Documents per second, 20 connections, medians of ${rounds} interleaved rounds of ${secondsPerRound} s; ` +
        `${isPinned ? 'one core for the server, the other for the load and the calls' : 'not pinned to cores'}; ` +
        `/home makes ${calls.length} calls.`,
      '',
      table(['page', 'documents/s', 'range', 'p99 ms', 'of bare', 'of bare with calls'], rows),
    ].join('\n');
  } finally {
    for (const stop of stops) await stop();
  }
}

function startBare(stack: Stack, env: Record<string, string>): ReturnType<typeof startService> {
  return startService({
    name: 'bare page',
    args: ['server.mjs'],
    cwd: join(here, 'bare'),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    logFile: join(stack.folder, 'bare.log'),
  });
}

async function load(page: { url: string; cookie: string }, seconds: number): Promise<z.infer<typeof resultSchema>> {
  const args = [
    '-c',
    '20',
    '-d',
    String(seconds),
    '-j',
    ...(page.cookie === '' ? [] : ['-H', `cookie=${page.cookie}`]),
    page.url,
  ];
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [join(here, 'node_modules/autocannon/autocannon.js'), ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
  const result = resultSchema.parse(JSON.parse(output));
  if (result.non2xx + result.errors > 0)
    throw new Error(`${page.url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result;
}
