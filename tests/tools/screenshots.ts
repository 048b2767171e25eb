// npm run screenshots [-- folder]: every route at three widths in both themes, for a person to look at.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { Stack } from '../stack/stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(root, process.argv[2] ?? 'data/screenshots');
const widths = [1440, 1280, 390];
const themes = ['default', 'theme1'];
const publicPaths = ['/welcome', '/login', '/404', '/500'];
const privatePaths = ['/home', '/classTab', '/classTab?view=day', '/message', '/message/notice', '/SOP'];

let isSignedIn = false;

const executablePath = findChromium();
const stack = await Stack.start();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(folder, { recursive: true });
  const tutor = await stack.control.createTutor('ordinary');
  await stack.control.addClass({ tuid: tutor.tuid, startsInMinutes: 42, durationMinutes: 25, status: 'Confirmed' });
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: stack.origin,
      viewport: { width, height: width < 600 ? 844 : 900 },
      timezoneId: 'Asia/Manila',
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    isSignedIn = false;
    for (const path of publicPaths) await shoot(page, path, width);
    await signIn(context, tutor);
    isSignedIn = true;
    for (const path of privatePaths) await shoot(page, path, width);
    await page.goto('/message');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(/messageView/);
    await shoot(page, new URL(page.url()).pathname, width, 'messageView');
    await context.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
process.stdout.write(`Screenshots are in ${folder}\n`);

async function signIn(context: BrowserContext, tutor: { account: string; password: string }): Promise<void> {
  await context.request.post('/login', {
    form: { account: tutor.account, password: tutor.password },
    headers: { origin: stack.origin },
  });
}

async function shoot(page: Page, path: string, width: number, name = path): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // As a tutor sees it most of the time: with the live connection up.
  if (isSignedIn) await page.getByRole('banner').getByRole('status').filter({ hasText: /^Live/ }).waitFor();
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const file = `${name.replace(/^\//, '').replace(/[^\w-]+/g, '-')}-${width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
  }
}
