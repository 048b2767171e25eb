import type { Page } from '@playwright/test';
import { firstLoadGoal, scriptBytes } from '../../scripts/first-load.mjs';
import { Stack } from '../stack/stack.ts';
import { launchBrowser } from './browser.ts';
import { table } from './figures.ts';

const paths = [
  '/welcome',
  '/login',
  '/home',
  '/classTab',
  '/message',
  '/messageView',
  '/SOP',
  '/newPersonalData',
  '/signContract/contract',
  '/leaveRequest/leaveRequest',
  '/myFeedback/new',
  '/referrals',
  '/growthCenter',
  '/trainingCenter',
  '/404',
];

/** JavaScript that each route loads, in a fresh browser with an empty cache. */
export async function measureFirstLoad(): Promise<string> {
  const stack = await Stack.start();
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  try {
    const tutor = await stack.control.createTutor('ordinary');
    await stack.control.sendMessage({ tuid: tutor.tuid, title: 'To open' });
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      const context = await browser.newContext({ baseURL: stack.origin, viewport: { width: 1440, height: 900 } });
      if (!['/welcome', '/login', '/404'].includes(path)) {
        await context.request.post('/login', {
          form: { account: tutor.account, password: tutor.password },
          headers: { origin: stack.origin },
        });
      }
      const page = await context.newPage();
      const { first, later } = await scripts(page, path === '/messageView' ? await messagePath(page) : path);
      const goal = firstLoadGoal(path);
      rows.push([path, kilobytes(first), goal, first / 1000 <= goal ? 'yes' : 'NO', kilobytes(later)]);
      await context.close();
    }
    return [
      'JavaScript per route, gzip (level 9, kB = 1000 bytes): every script asked for before the load event; then what loads later by itself.',
      '',
      table(['route', 'first load kB', 'goal kB', 'reached', 'later kB'], rows),
    ].join('\n');
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function messagePath(page: Page): Promise<string> {
  await page.goto('/message');
  const path = await page.getByRole('link', { name: /To open/ }).getAttribute('href');
  await page.goto('about:blank');
  if (path === null) throw new Error('the message has no address');
  return path;
}

async function scripts(page: Page, path: string): Promise<{ first: number; later: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes: Promise<number>[][] = [[], []];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const size = request.response().then(async (response) => {
      const body = await response?.body();
      return body === undefined ? 0 : scriptBytes(body);
    });
    sizes[isLoaded ? 1 : 0]?.push(size);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const [first = 0, later = 0] = await Promise.all(
    sizes.map(async (group) => (await Promise.all(group)).reduce((sum, size) => sum + size, 0)),
  );
  return { first, later };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
