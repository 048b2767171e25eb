import type { Page, Request } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { confirmed } from './attendance-answers.ts';
import { expect, test } from './portal-test.ts';
import { Renderer } from './renderer.ts';
import { connection, holdRequests, liveText, messageLink, questions, toast } from './screen.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

const otherTabText = /^Open in another tab/;
const isSending = (request: Request) => request.url().endsWith('/attendance/send');
const yesOf = (page: Page, studentName: string) =>
  questions(page).getByRole('listitem').filter({ hasText: studentName }).getByRole('button', { name: 'Yes' });

test('an answer in one tab is sent although the tab that is sending another one is frozen, and each is sent once', async ({
  page: frozen,
  context,
  signedIn,
  control,
  stack,
}) => {
  const { tuid } = signedIn;
  await control.requestAttendance({ tuid, startsInMinutes: 200, studentName: 'Ana Gomez' });
  await control.requestAttendance({ tuid, startsInMinutes: 300, studentName: 'Leo Wang' });
  const other = await context.newPage();
  await context.clock.install();
  for (const page of [frozen, other]) {
    await page.goto('/home');
    await expect(yesOf(page, 'Leo Wang')).toBeVisible();
  }
  const service = await serviceAs(stack, signedIn);
  const waiting = async () => (await service.attendance.pending()).body.map(({ StuName }) => StuName);
  let sent = 0;
  let ended = 0;
  context.on('request', (request) => {
    if (isSending(request)) sent += 1;
  });
  context.on('requestfailed', (request) => {
    if (isSending(request)) ended += 1;
  });
  const release = await holdRequests(frozen, /attendance\/send/);
  await yesOf(frozen, 'Ana Gomez').click();
  await expect.poll(() => sent).toBe(1);

  const renderer = await Renderer.of(frozen);
  expect(renderer.pid).not.toBe((await Renderer.of(other)).pid);
  renderer.freeze();
  try {
    await yesOf(other, 'Leo Wang').click();
    await expect(toast(other, confirmed)).toBeVisible();
    expect(await waiting()).toEqual(['Ana Gomez']);
  } finally {
    renderer.thaw();
  }
  // The request of the turn that was lost ends unsent. An answer that a tab has begun to send is left to it for a minute.
  await expect.poll(() => ended).toBe(1);
  release();
  await context.clock.fastForward('01:00');
  await expect.poll(waiting).toEqual([]);
  await expect(questions(frozen)).toHaveCount(0);
  await expect(questions(other)).toHaveCount(0);
  expect(sent).toBe(3);
});

test('a tab takes the live connection over from a frozen one within a minute, and keeps it when that one runs again', async ({
  page: first,
  context,
  signedIn: { tuid },
  control,
}) => {
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto('/SOP');
    await expect(connection(page)).toContainText(/^(Live|Open in another tab)/);
  }
  const isFirstLive = async () => /^Live/.test((await connection(first).textContent()) ?? '');
  const [holder, other] = (await isFirstLive()) ? [first, second] : [second, first];
  await expect(connection(other)).toContainText(otherTabText);
  const before = (await messageLink(other).getAttribute('aria-label')) ?? '';
  const renderer = await Renderer.of(holder);
  expect(renderer.pid).not.toBe((await Renderer.of(other)).pid);
  renderer.freeze();
  try {
    await expect(connection(other)).toContainText(liveText, { timeout: 60_000 });
    await control.sendMessage({ tuid, title: 'While another tab was frozen' });
    await expect(messageLink(other)).not.toHaveAccessibleName(before);
  } finally {
    renderer.thaw();
  }
  await expect(connection(holder)).toContainText(otherTabText);
  await expect(messageLink(holder)).not.toHaveAccessibleName(before);
  await expect(connection(other)).toContainText(liveText);
});
