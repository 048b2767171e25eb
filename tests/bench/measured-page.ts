import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { launchBrowser } from './browser.ts';
import type {} from './page-operations.ts';

const pagesFolder = fileURLToPath(new URL('pages/dist', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const settleMs = 300;
/** What the main thread does just after the paint (effects, observers) still belongs to what was done. */
const afterMs = 150;

/** What one operation of a page cost, repeated `times` times. */
interface Cost {
  /** Milliseconds from the act until its result was painted, one for each repetition. */
  wall: number[];
  /** Milliseconds of the main thread in tasks, and in parts of them, for one repetition. */
  busy: number;
  script: number;
  style: number;
  layout: number;
}

/** A page of `pages/` in a browser of its own, as the bench drives it. */
export interface MeasuredPage {
  run: (operation: string, times: number) => Promise<Cost>;
  /** Heap in use after collecting garbage, MB (1 MB = 1,048,576 bytes). */
  heap: () => Promise<number>;
}

/** Serves the built pages for a bench. */
export async function servePages(): Promise<{ url: string; close: () => void }> {
  const server = createServer(servePage);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server of the pages has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Answers with a file of the built pages. */
export function servePage(request: IncomingMessage, response: ServerResponse): void {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = join(pagesFolder, path);
  if (!file.startsWith(pagesFolder + sep)) {
    response.writeHead(404).end();
    return;
  }
  readFile(file).then(
    (body) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body),
    () => response.writeHead(404).end(),
  );
}

/** Opens a page in a fresh browser, lets `measure` work with it, and closes it. Errors on the page are errors here. */
export async function withPage<T>(
  url: string,
  viewport: { width: number; height: number },
  measure: (page: MeasuredPage) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport, timezoneId: 'UTC', locale: 'en-GB' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.operations !== undefined);
    await page.waitForTimeout(settleMs);
    const counters = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
    };
    const result = await measure({
      run: async (operation, times) => {
        const before = await counters();
        const wall = await page.evaluate(
          async ([name, count, after]) => {
            const act = window.operations?.[name];
            if (act === undefined) throw new Error(`the page cannot ${name}`);
            const took = await act(count);
            await new Promise((resolve) => setTimeout(resolve, after));
            return took;
          },
          [operation, times, afterMs] as const,
        );
        const after = await counters();
        const spent = (counter: string): number => ((after.get(counter) ?? 0) - (before.get(counter) ?? 0)) / times;
        return {
          wall,
          busy: spent('TaskDuration'),
          script: spent('ScriptDuration'),
          style: spent('RecalcStyleDuration'),
          layout: spent('LayoutDuration'),
        };
      },
      heap: async () => {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
      },
    });
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`);
    return result;
  } finally {
    await browser.close();
  }
}

/** JavaScript that a page ships, gzip, in kB (1 kB = 1000 bytes). */
export async function scriptKilobytes(page: string): Promise<number> {
  const size = z
    .object({ gzippedScriptBytes: z.number() })
    .parse(JSON.parse(await readFile(join(pagesFolder, page, 'size.json'), 'utf8')));
  return size.gzippedScriptBytes / 1000;
}
