import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import { hours } from '@tutor/rules/time/durations';
import { expect, signIn, test } from '../e2e/portal-test.ts';
import { accountField, connection, liveText, messageLink, signInByForm, toast } from '../e2e/screen.ts';
import { Line, noticedWithinMs } from './line.ts';

const brokenLine = [/request failed/, /WebSocket/, /ERR_/, /HTTP 50\d/, /status of 50\d/, /server log/];
const retryNow = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Retry now' });

/** Sockets to the hub that are open in any page of a context. */
function openHubs(context: BrowserContext): Set<WebSocket> {
  const open = new Set<WebSocket>();
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/hubs/tutor')) return;
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // A page takes its sockets along without a word.
      page.on('close', () => open.delete(socket));
    }),
  );
  return open;
}

/** Unread messages as the header says. */
async function shownUnread(page: Page): Promise<number> {
  return Number(/(\d+) unread/.exec((await messageLink(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
}

test('F5: the page says in words that the line is gone, that no more is tried, and that it is back', async ({
  stack,
  context,
  control,
  tutor,
  problems,
}) => {
  problems.allow(...brokenLine);
  const line = await Line.start(stack);
  try {
    await signIn(context, line.origin, tutor);
    const page = await context.newPage();
    await page.goto(`${line.origin}/home`);
    await expect(connection(page)).toContainText(liveText);
    const before = await shownUnread(page);
    const request = await control.offerDidi({ tuid: tutor.tuid });
    const dialog = page.getByRole('dialog', { name: 'Didi request' });
    await expect(dialog).toBeVisible();

    // Half open: neither end is told, so it takes the server's silence to notice.
    line.front.fault = { kind: 'blackHole' };
    // What is pressed in a dialog holds nobody up: it says so, and the next press leads out.
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog.getByText('Links seem to get inaccessible.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(connection(page)).toContainText('Reconnecting', { timeout: noticedWithinMs });
    await control.sendMessage({ tuid: tutor.tuid, title: 'Into the black hole' });
    line.front.fault = { kind: 'refuse' };
    line.front.reset();
    await expect(connection(page)).toContainText(/(Gave up at|Offline since) \d/, { timeout: 90_000 });
    await expect(retryNow(page)).toBeVisible();
    await control.sendMessage({ tuid: tutor.tuid, title: 'After giving up' });
    line.front.fault = { kind: 'none' };
    await retryNow(page).click();
    await expect(connection(page)).toContainText(liveText);
    await expect.poll(() => shownUnread(page)).toBe(before + 2);
    await expect(retryNow(page)).toHaveCount(0);
    // Told by then or not, in this tab it stays put off.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([null, 4]).toContain((await control.didiState({ tuid: tutor.tuid, ...request })).pointType);
  } finally {
    await line.stop();
  }
});

test('F7: an answer within its limit comes, one beyond it is told once and ignored when it comes late', async ({
  stack,
  context,
  control,
  tutor,
  problems,
}) => {
  problems.allow(...brokenLine);
  const line = await Line.start(stack);
  const path = '/api/Message/GetMessageList';
  try {
    await signIn(context, line.origin, tutor);
    for (const { delayMs, isInTime } of [
      { delayMs: 4_900, isInTime: true },
      { delayMs: 5_100, isInTime: true },
      { delayMs: 8_500, isInTime: true },
      { delayMs: 10_500, isInTime: false },
      { delayMs: 61_000, isInTime: false },
    ]) {
      await control.fault({ path, kind: 'delay', delayMs, count: 1, tuid: tutor.tuid });
      const page = await context.newPage();
      const startedAt = performance.now();
      await page.goto(`${line.origin}/message`);
      const tookMs = performance.now() - startedAt;
      await expect(page.getByText('Links seem to get inaccessible.')).toHaveCount(isInTime ? 0 : 1);
      if (!isInTime) expect(tookMs, 'the limit is 10 s, and the page its own time').toBeLessThan(20_000);
      await page.close();
      await control.clearFaults();
    }
  } finally {
    await line.stop();
  }
});

test('F10: a session that ends under ten calls at once leads to /login once, and back to the same page', async ({
  stack,
  context,
  control,
  tutor,
  problems,
}) => {
  problems.allow(/HTTP 401/, /401/);
  const hubs = openHubs(context);
  await signIn(context, stack.origin, tutor);
  const page = await context.newPage();
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/login')) logins.push(request.url());
  });
  await page.goto('/message/notice');
  await expect(connection(page)).toContainText(liveText);
  await control.expireSessions(tutor.tuid);
  await page
    .evaluate(() => Promise.all(Array.from({ length: 10 }, () => fetch('/messages/updates?since=0').catch(() => {}))))
    // The page may be gone before they are answered.
    .catch(() => {});
  await expect(accountField(page)).toBeVisible();
  expect(logins).toHaveLength(1);
  expect(hubs.size).toBe(0);
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/token|bearer/i);
  await signInByForm(page, tutor);
  await expect(page).toHaveURL(/\/message\/notice$/);
  await expect(connection(page)).toContainText(liveText);
});

for (const offHours of [-24, 24]) {
  test(`F11: a computer whose clock is ${offHours} h off stays signed in and live`, async ({
    stack,
    context,
    control,
    tutor,
  }) => {
    await signIn(context, stack.origin, tutor);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + hours(offHours) });
    await page.goto('/home');
    await expect(connection(page)).toContainText(liveText);
    const before = await shownUnread(page);
    await control.sendMessage({ tuid: tutor.tuid, title: 'Whatever the time' });
    await expect.poll(() => shownUnread(page)).toBe(before + 1);
    await page.reload();
    await expect(messageLink(page)).toBeVisible();
    expect(await shownUnread(page)).toBe(before + 1);
  });
}

for (const count of [2, 5, 20]) {
  test(`F12: ${count} tabs have one connection, hand it over, and all hear the same`, async ({
    stack,
    context,
    control,
    tutor,
  }) => {
    const hubs = openHubs(context);
    await signIn(context, stack.origin, tutor);
    const pages: Page[] = [];
    for (let number = 0; number < count; number += 1) {
      const page = await context.newPage();
      pages.push(page);
      await page.goto('/SOP');
    }
    // The newest to start has it: mostly, not always, the one that was opened last.
    const words = (): Promise<(string | null)[]> => Promise.all(pages.map((page) => connection(page).textContent()));
    const isLive = (text: string | null): boolean => (text ?? '').startsWith('Live');
    await expect.poll(async () => (await words()).filter(isLive).length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => hubs.size, { timeout: 2_000 }).toBe(1);
    const holder = pages[(await words()).findIndex(isLive)];
    const others = pages.filter((page) => page !== holder);
    const [first] = others;
    if (first === undefined || holder === undefined) throw new Error('no tab was opened');
    const before = await shownUnread(holder);
    await control.sendMessage({ tuid: tutor.tuid, title: 'For every tab' });
    for (const page of pages) await expect.poll(() => shownUnread(page)).toBe(before + 1);
    // Values that are nobody's, written by another page of the same address.
    await first.evaluate(() => {
      for (let number = 0; number < 200; number += 1) {
        for (const key of Object.keys(localStorage)) {
          if (key.includes('realtime')) localStorage.setItem(key, '{"tab":"x","term":'.slice(0, number % 20));
        }
      }
    });
    await holder.close();
    await expect.poll(() => hubs.size, { timeout: 10_000 }).toBe(1);
    await control.sendMessage({ tuid: tutor.tuid, title: 'After the holder' });
    for (const page of others) await expect.poll(() => shownUnread(page), { timeout: 15_000 }).toBe(before + 2);
    expect(hubs.size).toBe(1);
  });
}

test('F12: a browser without storage, channel and locks is live all the same', async ({
  stack,
  context,
  control,
  tutor,
}) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await signIn(context, stack.origin, tutor);
  const page = await context.newPage();
  await page.goto('/SOP');
  await expect(connection(page)).toContainText(liveText);
  const before = await shownUnread(page);
  await control.sendMessage({ tuid: tutor.tuid, title: 'Without storage' });
  await expect.poll(() => shownUnread(page)).toBe(before + 1);
});

test('F18: without push the page asks every minute, also on errors, never while hidden', async ({
  stack,
  context,
  control,
  tutor,
  problems,
}) => {
  // The pages of the menu are still being fetched ahead when the line ends.
  problems.allow(/HTTP 503/, /503/, /\/assets\//);
  const line = await Line.start(stack);
  try {
    const setting = JSON.stringify({ ErrorCode: 0, Msg: '', Body: { IsEnableSignalrNotice: false } });
    await control.fault({ path: '/api/System/setting', kind: 'malformed', message: setting, count: 1_000 });
    const hubs = openHubs(context);
    await signIn(context, line.origin, tutor);
    const page = await context.newPage();
    const polls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/messages/updates')) polls.push(request.url());
    });
    await page.clock.install();
    await page.goto(`${line.origin}/SOP`);
    await expect(connection(page)).toContainText('Polling');
    const before = await shownUnread(page);
    await control.sendMessage({ tuid: tutor.tuid, title: 'For the next poll' });
    const asked = polls.length;
    await page.clock.fastForward(59_000);
    expect(polls).toHaveLength(asked);
    await page.clock.fastForward(1_500);
    await expect.poll(() => shownUnread(page)).toBe(before + 1);
    expect(polls).toHaveLength(asked + 1);
    await control.fault({
      path: '/api/Message/GetMessagesSince',
      kind: 'status',
      code: 500,
      count: 1,
      tuid: tutor.tuid,
    });
    await page.clock.fastForward(60_000);
    await expect(connection(page)).toContainText('Offline since');
    expect(polls).toHaveLength(asked + 2);
    await page.clock.fastForward(60_000);
    await expect(connection(page)).toContainText('Polling');
    expect(polls).toHaveLength(asked + 3);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    });
    await page.clock.fastForward(180_000);
    expect(polls).toHaveLength(asked + 3);
    expect(hubs.size).toBe(0);
  } finally {
    await line.stop();
  }
});

test('F19: where the script of the live connection cannot be had the page says so, and a retry brings it', async ({
  stack,
  context,
  control,
  tutor,
  problems,
}) => {
  problems.allow(/request failed/, /ERR_FAILED/);
  await signIn(context, stack.origin, tutor);
  const page = await context.newPage();
  await page.route(/\/assets\/realtime-(?!provider)[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/SOP');
  await expect(connection(page)).toContainText('No live updates since');
  const before = await shownUnread(page);
  await control.sendMessage({ tuid: tutor.tuid, title: 'While the script was missing' });
  await retryNow(page).click();
  await expect(toast(page, /still cannot be loaded/)).toBeVisible();
  await page.unrouteAll();
  await retryNow(page).click();
  await expect(connection(page)).toContainText(liveText);
  await expect.poll(() => shownUnread(page)).toBe(before + 1);
});
