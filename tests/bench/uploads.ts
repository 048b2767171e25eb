import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';
import { launchBrowser } from './browser.ts';
import { median, table } from './figures.ts';
import { residentMb } from './memory.ts';
import { nextMessage } from './next-message.ts';
import type {} from './page-operations.ts';
import { interleaved } from './rounds.ts';

const rounds = 7;
const mebibytes = 50;
const ways = ['ours', 'tus', 'raw'] as const;
type Way = (typeof ways)[number];
const names: Readonly<Record<Way, string>> = {
  ours: '**ours**: through the portal, signed, to the service and its database',
  tus: 'tus-js-client straight to its server, slices of 512 KiB in order',
  raw: 'one raw PUT straight to a server',
};
const filesAtOnce = 20;
const growthGoalMb = 150;
const chunkBytes = 524_288;
const ownAssets = fileURLToPath(new URL('pages/dist/upload/assets', import.meta.url));
const portalAssets = fileURLToPath(new URL('../../apps/portal/build/client/assets', import.meta.url));

interface Run {
  ms: number;
  /** Main thread, in ms. */
  busyMs: number;
  /** Tasks of the main thread over 50 ms. */
  longTasks: number;
}

/** How fast a file of 50 MiB goes up, beside tus and a raw PUT; and what twenty at once do to the portal's memory. */
export async function measureUploads(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-uploads-'));
  const server = fork(fileURLToPath(new URL('bare/upload-server.ts', import.meta.url)), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  let stack: Stack | undefined;
  let takeBack: (() => Promise<void>) | undefined;
  try {
    takeBack = await lendAssets();
    const { port } = (await nextMessage(server)) as { port: number };
    stack = await Stack.start();
    const cookie = await signedInCookie(stack, await stack.control.createTutor('ordinary'));
    const origins = { ours: stack.origin, tus: `http://127.0.0.1:${port}`, raw: `http://127.0.0.1:${port}` };
    const { results, disturbed } = await interleaved(ways, rounds, (way) => upload(way, origins[way], cookie));
    const of = (way: Way, figure: keyof Run): number => median((results.get(way) ?? []).map((run) => run[figure]));
    const speed = (way: Way): number => mebibytes / (of(way, 'ms') / 1000);
    const many = await uploadMany(stack, cookie);
    return [
      `A file of ${mebibytes} MiB over loopback, from the browser; medians of ${rounds} interleaved rounds, each in a fresh ` +
        `browser (${disturbed} runs repeated because other work disturbed them). Goal: at least as fast as tus, and no task ` +
        'of the main thread over 50 ms.',
      '',
      table(
        ['', 'MiB/s', 'main thread ms', 'tasks over 50 ms', 'reached'],
        ways.map((way) => [
          names[way],
          speed(way).toFixed(0),
          of(way, 'busyMs').toFixed(0),
          of(way, 'longTasks'),
          way === 'ours' ? (speed('ours') >= speed('tus') && of('ours', 'longTasks') === 0 ? 'yes' : 'NO') : '',
        ]),
      ),
      '',
      `${filesAtOnce} files of ${mebibytes} MiB at once, sent slice by slice and then read back. Goal: all hashes equal, the ` +
        `portal grows by at most ${growthGoalMb} MB.`,
      '',
      table(
        ['hashes equal', 's', 'portal MB before', 'at most', 'grown', 'reached'],
        [
          [
            `${many.equal} of ${filesAtOnce}`,
            many.seconds.toFixed(1),
            many.beforeMb,
            many.mostMb,
            many.mostMb - many.beforeMb,
            many.equal === filesAtOnce && many.mostMb - many.beforeMb <= growthGoalMb ? 'yes' : 'NO',
          ],
        ],
      ),
    ].join('\n');
  } finally {
    await stack?.stop();
    await takeBack?.();
    server.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One upload in a fresh browser. */
async function upload(way: Way, origin: string, cookie: string): Promise<Run> {
  const browser = await launchBrowser();
  try {
    // The portal's own policy keeps a bench's script out.
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    if (way === 'ours') await enterPortal(page, origin, cookie);
    else await page.goto(`${origin}/upload/index.html`);
    await page.waitForFunction(() => window.operations !== undefined);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const busy = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await busy();
    const { ms, longTasks } = await page.evaluate(async (name) => {
      let tasks = 0;
      const observer = new PerformanceObserver((list) => {
        tasks += list.getEntries().length;
      });
      observer.observe({ type: 'longtask' });
      const [took = Number.NaN] = (await window.operations?.[name]?.(1)) ?? [];
      tasks += observer.takeRecords().length;
      return { ms: took, longTasks: tasks };
    }, way);
    return { ms, busyMs: (await busy()) - before, longTasks };
  } finally {
    await browser.close();
  }
}

/** The bench's script on a page of the portal, whose origin and cookie its calls need. */
async function enterPortal(page: Page, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`${origin}/404`);
  const script = (await readdir(ownAssets)).find((file) => file.startsWith('index') && file.endsWith('.js'));
  if (script === undefined) throw new Error('the page of uploads is not built');
  await page.addScriptTag({ url: `${origin}/assets/${script}`, type: 'module' });
}

/** Puts the bench's scripts among the portal's: a worker runs from the origin of its page only. Returns what takes them out. */
async function lendAssets(): Promise<() => Promise<void>> {
  // The worker is the portal's own; built of the same source it has the same name.
  const known = new Set(await readdir(portalAssets));
  const names = (await readdir(ownAssets)).filter((name) => !known.has(name));
  await Promise.all(names.map((name) => copyFile(join(ownAssets, name), join(portalAssets, name))));
  return async () => {
    await Promise.all(names.map((name) => rm(join(portalAssets, name))));
  };
}

async function uploadMany(
  stack: Stack,
  cookie: string,
): Promise<{ equal: number; seconds: number; beforeMb: number; mostMb: number }> {
  const { pid } = stack.portal;
  const beforeMb = residentMb(pid);
  let mostMb = beforeMb;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(pid));
  }, 100);
  const startedAt = performance.now();
  try {
    const equal = await Promise.all(Array.from({ length: filesAtOnce }, () => uploadOne(stack.origin, cookie)));
    const seconds = (performance.now() - startedAt) / 1000;
    return { equal: equal.filter(Boolean).length, seconds, beforeMb, mostMb };
  } finally {
    clearInterval(watch);
  }
}

const replySchema = z.object({ isDone: z.literal(true), file: z.object({ reference: z.string() }).nullable() });

/** Sends a file as a browser does and reads it back; says whether it came back as it was. */
async function uploadOne(origin: string, cookie: string): Promise<boolean> {
  const file = pdfOfNoise();
  const hash = createHash('sha256').update(file).digest('hex');
  const key = { fileCode: randomBytes(16).toString('hex'), moduleName: 'ToturTaskFile' };
  const send = async (call: string, query: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${origin}/uploads/${call}?${new URLSearchParams({ ...key, ...query })}`, {
      method: 'POST',
      headers: { origin, cookie },
      ...(body === undefined ? {} : { body }),
    });
    return replySchema.parse(await answer.json());
  };
  for (let start = 0; start < file.length; start += chunkBytes) {
    const query = { chunk: String(start / chunkBytes + 1), fileName: 'bench.pdf' };
    await send('chunk', query, file.subarray(start, start + chunkBytes));
  }
  const { file: made } = await send('merge', { fileSize: String(file.length), fileHash: hash });
  const answer = await fetch(`${origin}/uploads/file/${made?.reference}`, { headers: { cookie } });
  const read = createHash('sha256');
  for await (const part of answer.body ?? []) read.update(part);
  return read.digest('hex') === hash;
}

/** As the page's file: a PDF by its first bytes. */
function pdfOfNoise(): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(mebibytes * 1024 * 1024);
  file.set(randomBytes(file.length));
  file.set(new TextEncoder().encode('%PDF-1.7\n'));
  return file;
}
