import type { Locator, Page } from '@playwright/test';
import { Stack } from '../stack/stack.ts';
import { startTurn } from '../stack/turn.ts';
import { expectAccessible } from './axe.ts';
import { expectMedia, relayAlone, watchPeers } from './media-flow.ts';
import { expect, signIn, test } from './portal-test.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

const invite = (page: Page): Locator => page.getByRole('region', { name: 'Calls' });
const controls = (page: Page): Locator => page.getByRole('group', { name: 'Call controls' });
const lastLine = (page: Page): Locator => page.getByRole('log').getByRole('article').last();

test('a tutor calls a student: seen and heard on both sides, over a hub that is killed, and the end is the same on both', async ({
  page,
  context,
  browser,
  stack,
  control,
  problems,
  signedIn: { tuid },
}) => {
  const { studentId, conversationId } = await control.openChat(tuid);
  const elsewhere = await browser.newContext();
  await Promise.all([watchPeers(context), watchPeers(elsewhere)]);
  const student = await elsewhere.newPage();
  await student.goto(`${stack.backend.url}/demo/student/#/${studentId}/${conversationId}`);
  await page.goto(`/chat/${conversationId}`);
  const windowOf = (opener: Page): Promise<Page> => opener.waitForEvent('popup');
  const [tutorCall] = await Promise.all([windowOf(page), page.getByRole('button', { name: 'Video call' }).click()]);
  await expect(tutorCall.getByText('Calling…')).toBeVisible();
  await expect(invite(student)).toContainText('Video call');
  await student.keyboard.press('F8');
  await expect(invite(student).getByRole('button', { name: /^Accept/ })).toBeFocused();
  const [studentCall] = await Promise.all([windowOf(student), student.keyboard.press('Enter')]);
  await expectMedia(tutorCall);
  await expectMedia(studentCall);
  await expectAccessible(tutorCall, 'a call');
  await expect(invite(student).getByRole('button')).toHaveCount(0);

  const microphone = controls(tutorCall).getByRole('button', { name: 'Microphone' });
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await expect(studentCall.getByRole('img', { name: 'Microphone off' })).toBeVisible();

  // It stays off where the page is loaded anew, and the call goes on.
  await tutorCall.reload();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await expectMedia(studentCall, { isSilent: true });
  await expect(studentCall.getByRole('img', { name: 'Microphone off' })).toBeVisible();

  problems.allow(/50[234]|WebSocket|unreachable|ECONN|socket hang up|failed to load resource/i);
  await stack.backend.kill();
  // The student's microphone is still on.
  await expectMedia(tutorCall);
  await stack.backend.start();
  await controls(tutorCall).getByRole('button', { name: 'Leave' }).click();
  for (const side of [tutorCall, studentCall]) {
    await expect(side.getByText(/^Video call, 00:\d\d$/)).toBeVisible();
  }
  for (const chat of [page, student]) await expect(lastLine(chat)).toContainText(/Video call, 00:\d\d/);
});

test('a call rings on any page; declined, it ends for the caller, and nothing rings any more', async ({
  page,
  browser,
  stack,
  control,
  signedIn: { tuid },
}) => {
  const { studentId, conversationId } = await control.openChat(tuid);
  await page.goto('/message');
  const elsewhere = await browser.newContext();
  const student = await elsewhere.newPage();
  await student.goto(`${stack.backend.url}/demo/student/#/${studentId}/${conversationId}`);
  const [call] = await Promise.all([
    student.waitForEvent('popup'),
    student.getByRole('button', { name: 'Audio call' }).click(),
  ]);
  await expect(invite(page)).toContainText('Audio call');
  await expectAccessible(page, 'a page on which a call rings');
  await invite(page)
    .getByRole('button', { name: /^Decline/ })
    .click();
  await expect(call.getByText('Audio call: declined')).toBeVisible();
  await expect(invite(page).getByRole('button')).toHaveCount(0);
  await expect(lastLine(student)).toContainText('Audio call: declined');
});

test('a call connects through a TURN server alone', async ({ browser }) => {
  const turn = await startTurn();
  test.skip(turn === undefined, 'There is no TURN server here.');
  const own = await Stack.start({ turn: turn?.settings });
  try {
    const tutor = await own.control.createTutor('contractPassed');
    const { studentId, conversationId } = await own.control.openChat(tutor.tuid);
    const context = await browser.newContext({ baseURL: own.origin });
    await relayAlone(context);
    await watchPeers(context);
    await signIn(context, own.origin, tutor);
    const call = await context.newPage();
    const elsewhere = await browser.newContext();
    await relayAlone(elsewhere);
    await watchPeers(elsewhere);
    const student = await elsewhere.newPage();
    await student.goto(`${own.backend.url}/demo/student/#/${studentId}/${conversationId}`);
    await call.goto(`/call/new?conversation=${conversationId}&type=2`);
    // An address calls nobody by itself.
    await call.getByRole('button', { name: 'Call', exact: true }).click();
    const [studentCall] = await Promise.all([
      student.waitForEvent('popup'),
      invite(student)
        .getByRole('button', { name: /^Accept/ })
        .click(),
    ]);
    await expectMedia(call);
    await expectMedia(studentCall);
    await Promise.all([context.close(), elsewhere.close()]);
  } finally {
    await own.stop();
    await turn?.stop();
  }
});
