import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './browser.ts';
import { median, table } from './figures.ts';

const folder = fileURLToPath(new URL('class-table/dist', import.meta.url));
const runs = 9;
const goalMs = 50;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Milliseconds from mounting a full week (336 half-hour slots, 300 events) until it is painted and answers, in fresh browsers. */
export async function measureClassTable(): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const browser = await launchBrowser();
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
      times.push(await page.evaluate(() => Reflect.get(window, 'mountClassTable')()));
      await browser.close();
    }
  } finally {
    server.close();
  }
  const middle = median(times);
  return [
    `Class table of a full week, 336 half-hour slots and 300 events: mounted, painted and able to answer; ${runs} fresh browsers.`,
    '',
    table(
      ['', 'median ms', 'range', 'goal ms', 'reached'],
      [
        [
          'week',
          middle.toFixed(1),
          `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)}`,
          goalMs,
          middle <= goalMs ? 'yes' : 'NO',
        ],
      ],
    ),
  ].join('\n');
}
