import type { Page, WebSocket } from '@playwright/test';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, messageLink } from './screen.ts';

/** Sockets to the hub that are open now. */
function countHubs(page: Page, open: Set<WebSocket>): void {
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/hubs/tutor')) return;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
}

test('a message read in one tab is read in the other, over one connection', async ({ context, signedIn, control }) => {
  const hubs = new Set<WebSocket>();
  const first = await context.newPage();
  countHubs(first, hubs);
  await first.goto('/home');
  await expect(connection(first)).toContainText(liveText);

  const second = await context.newPage();
  countHubs(second, hubs);
  await second.goto('/message');
  await expect(connection(second)).toContainText(liveText);
  await expect(connection(first)).toContainText('Open in another tab');
  await expect.poll(() => hubs.size).toBe(1);

  const before = await messageLink(first).getAttribute('aria-label');
  await control.sendMessage({ tuid: signedIn.tuid, title: 'For both tabs' });
  await expect(messageLink(first)).not.toHaveAccessibleName(before ?? '');
  const unread = await messageLink(first).getAttribute('aria-label');
  await expect(messageLink(second)).toHaveAccessibleName(unread ?? '');

  await second.getByRole('link', { name: /For both tabs/ }).click();
  await expect(second.getByRole('heading', { name: 'For both tabs' })).toBeVisible();
  await expect(messageLink(second)).not.toHaveAccessibleName(unread ?? '');
  await expect(messageLink(first)).not.toHaveAccessibleName(unread ?? '');
  expect(await messageLink(first).getAttribute('aria-label')).toBe(
    await messageLink(second).getAttribute('aria-label'),
  );
});

test('when the tab with the connection is closed, the other takes over and hears what comes', async ({
  context,
  signedIn,
  control,
}) => {
  const first = await context.newPage();
  await first.goto('/home');
  await expect(connection(first)).toContainText(liveText);
  const second = await context.newPage();
  await second.goto('/home');
  await expect(connection(second)).toContainText(liveText);
  await expect(connection(first)).toContainText('Open in another tab');
  await second.close();
  await expect(connection(first)).toContainText(liveText, { timeout: 15_000 });
  await control.sendMessage({ tuid: signedIn.tuid, title: 'After the takeover' });
  await expect(messageLink(first)).toHaveAccessibleName(/[1-9]\d* unread/);
});

test('another tutor in another browser hears nothing of it', async ({
  browser,
  stack,
  control,
  context,
  signedIn,
  problems,
}) => {
  const other = await control.createTutor('ordinary');
  const elsewhere = await browser.newContext();
  problems.watch(elsewhere);
  await signIn(elsewhere, stack.origin, other);
  const theirs = await elsewhere.newPage();
  await theirs.goto(`${stack.origin}/home`);
  const mine = await context.newPage();
  await mine.goto('/home');
  await expect(connection(mine)).toContainText(liveText);
  await expect(connection(theirs)).toContainText(liveText);
  const before = await messageLink(theirs).getAttribute('aria-label');
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Only mine' });
  await expect(messageLink(mine)).toHaveAccessibleName(/[1-9]\d* unread/);
  expect(await messageLink(theirs).getAttribute('aria-label')).toBe(before);
  await elsewhere.close();
});
