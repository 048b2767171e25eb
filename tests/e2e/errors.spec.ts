import { unreachableMessage } from '@tutor/api/core/api-error';
import { reconnectDelayMs, reconnectJitterMaxMs } from '@tutor/rules/realtime/policy';
import { createPortal } from '../stack/stack.ts';
import { expect, signIn, test } from './portal-test.ts';
import {
  accountField,
  clockInButton,
  connection,
  expectReadyToSend,
  holdScripts,
  liveText,
  loseScript,
  messageLink,
  passwordField,
  signInByForm,
  signInRefusal,
  takenOver,
  toast,
} from './screen.ts';

const sessionGone = { kind: 'errorCode', code: 3, message: '未授权访问,请重新登录!', count: 1 } as const;

test.describe('the session ends in the middle of the work', () => {
  test('ErrorCode 3 on a page, of one call among many or on an action leads to /login, signing in again leads back; so does the end of the session on an open page, by itself', async ({
    page,
    signedIn,
    control,
    context,
    problems,
  }) => {
    // The live connection may ask in that very moment, and whether a call rings.
    problems.allow(/HTTP 401: \w+ \S+\/(?:hubs|messages|chat)\//, /status of 401/, /HTTP Authentication failed/);
    await control.setClockIn({ tuid: signedIn.tuid, status: 0 });
    await control.fault({ path: '/api/ClassTable/GetClassTable', tuid: signedIn.tuid, ...sessionGone });
    await page.clock.install();
    await page.goto('/classTab');
    await expect(page).toHaveURL(/\/login\?returnTo=%2FclassTab$/);
    await signInByForm(page, signedIn);
    await expect(page).toHaveURL(/\/classTab$/);

    // What the last page has asked for may still be on its way, and hear it too.
    await page.goto('about:blank');
    await control.fault({ path: '/api/Account/UserInfo', tuid: signedIn.tuid, ...sessionGone, count: 9 });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login/);
    await control.clearFaults();
    await signInByForm(page, signedIn);
    await expect(page).toHaveURL(/\/home$/);

    await control.fault({ path: '/api/tutorcomm/Registration', tuid: signedIn.tuid, ...sessionGone });
    await clockInButton(page).click();
    await expect(page).toHaveURL(/\/login/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');

    await signInByForm(page, signedIn);
    await expect(page).toHaveURL(/\/home$/);
    await expect(connection(page)).toContainText(liveText);
    await control.expireSessions(signedIn.tuid);
    await expect(connection(page)).toContainText(/Reconnecting/);
    await page.clock.fastForward(reconnectDelayMs + reconnectJitterMaxMs);
    await expect(page).toHaveURL(/\/login/);
  });

  test('a token that is past its time, forged or damaged counts as none: /welcome, not /login', async ({
    playwright,
    signedIn: _,
    context,
    stack,
  }) => {
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token');
    expect(token?.expires).toBeGreaterThan(Date.now() / 1000);
    const lead = async (value: string | undefined): Promise<string | undefined> => {
      // Nobody was signed in here before.
      const request = await playwright.request.newContext({ baseURL: stack.origin });
      const headers = value === undefined ? {} : { cookie: `Admin-Token=${value}` };
      const { location } = (await request.get('/home', { headers, maxRedirects: 0 })).headers();
      await request.dispose();
      return location;
    };
    expect(await lead(token?.value)).toBeUndefined();
    // At its time a browser stops sending the cookie.
    for (const value of [undefined, 'x', 'eyJhbGciOiJub25lIn0.e30.', 'a.b.c.d.e', '%00', '"', 'a'.repeat(3000)]) {
      expect(await lead(value), value).toMatch(/^\/welcome/);
    }
  });
});

test('while the backend is gone pages and the sign-in say so and keep what is typed; what was sent meanwhile comes with it, without a reload', async ({
  page,
  browser,
  signedIn,
  stack,
  control,
  problems,
}) => {
  problems.allow(/50[0-9]/, /502/, /WebSocket/, /hubs\/tutor/, /messages\/updates/, /net::ERR/, /server log/);
  const visitor = await browser.newPage({ baseURL: stack.origin });
  await visitor.goto('/login?returnTo=%2FclassTab');
  await page.clock.install();
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await stack.backend.kill();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Class Table' }).click();
  await expect(page.getByText(unreachableMessage).first()).toBeVisible();
  await expect(connection(page)).toContainText(/Reconnecting/);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();

  await signInByForm(visitor, signedIn);
  await expect(signInRefusal(visitor)).toContainText(unreachableMessage);
  await expect(visitor.getByRole('textbox', { name: 'Account' })).toHaveValue(signedIn.account);
  await visitor.close();

  await stack.backend.start();
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Sent before the page was back' });
  await page.clock.fastForward(reconnectDelayMs + reconnectJitterMaxMs);
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toBeVisible();
  await expect(page.getByText(unreachableMessage)).toHaveCount(0);
  await expect(connection(page)).toContainText(liveText);
  await expect(messageLink(page)).toHaveAccessibleName(/[1-9]\d* unread/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a line that falls takes nothing away: not the page, not what is typed, not a dialog that was just asked for', async ({
  page,
  context,
  signedIn: _,
  problems,
}) => {
  problems.allow(/ERR_|HTTP 503|status of 503|Failed to (fetch|load)|WebSocket|transport/i);
  // Its first answer is lost: the panel's figures come by themselves all the same.
  await page.route(/shell\/extras/, (route) => route.abort('connectionreset'), { times: 1 });
  // So does the script by which news is heard.
  const teller = /alerts-teller-[^/]+\.js$/;
  const lost = await loseScript(page, teller);
  await page.clock.install();
  await page.goto('/home');
  await lost.untilTriedAgain();
  let isTellerThere = false;
  page.on('response', (response) => {
    isTellerThere ||= teller.test(response.url());
  });
  await lost.mend();
  await page.getByRole('banner').getByRole('button').last().click();
  const enrolment = page.getByRole('button', { name: /Enrolment/ });
  await lost.passTimeUntil(async () => isTellerThere && (await enrolment.isVisible()));

  const dialogScript = /enrolment-policy-dialog-[^/]+\.js$/;
  await page.route(dialogScript, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: /Enrolment/ }).click();
  await expect(toast(page, unreachableMessage)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await page.unroute(dialogScript);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('button', { name: /Enrolment/ }).click();
  await expect(page.getByRole('dialog')).toContainText('500');
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('link', { name: 'Change E-mail' }).click();
  const form = page.getByRole('dialog', { name: 'Change E-mail' });
  await form.getByRole('textbox', { name: 'New e-mail' }).fill('typed.on.a.bad.line@example.com');
  await expectReadyToSend(page, 'account/change-email');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('alert')).toHaveText(unreachableMessage);
  await expect(form.getByRole('textbox', { name: 'New e-mail' })).toHaveValue('typed.on.a.bad.line@example.com');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
});

test('a button pressed before the scripts have come does its work once they have, and once', async ({
  page,
  signedIn: _,
}) => {
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const chat = page.getByRole('banner').getByRole('button', { name: 'Chat Box' });
  await chat.click();
  await chat.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Chat Box' })).toBeVisible();
});

for (const change of ['an extension puts its element into the page', 'the browser translates the page']) {
  test(`what is typed stays, and its focus, where ${change} before the scripts have come`, async ({
    page,
    tutor,
    problems,
  }) => {
    // React tells that it draws the page anew.
    problems.allow(/Minified React error #(?:418|423|425)/);
    const release = await holdScripts(page);
    await page.goto('/login?returnTo=%2Fmessage', { waitUntil: 'commit' });
    await accountField(page).fill(tutor.account);
    await passwordField(page).pressSequentially(tutor.password);
    const drawn = await accountField(page).elementHandle();
    await page.evaluate((isTranslated) => {
      const heading = document.querySelector('h1');
      if (isTranslated) heading?.replaceChildren(document.createElement('font'));
      else document.body.prepend(document.createElement('extension-bar'));
    }, change.includes('translates'));
    release();
    await takenOver(page);
    await expect.poll(() => drawn?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(accountField(page)).toHaveValue(tutor.account);
    await expect(passwordField(page)).toHaveValue(tutor.password);
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/message$/);
  });
}

test.describe('answers that are not what they should be', () => {
  const faults = [
    { what: 'HTML instead of an envelope', kind: 'html' },
    { what: 'a malformed envelope', kind: 'malformed' },
    { what: 'HTTP 500', kind: 'status', code: 500 },
  ] as const;
  test('each shows an error with a way out inside the frame, never a blank page', async ({
    page,
    context,
    signedIn: { tuid },
    stack,
    control,
    problems,
  }) => {
    problems.allow(/50[02]/, /server log/);
    const read = async (path: string): Promise<string> => (await context.request.get(`${stack.origin}${path}`)).text();
    for (const { what, ...fault } of faults) {
      await control.fault({ path: '/api/ClassTable/GetClassTable', tuid, count: 9, ...fault });
      const html = await read('/classTab');
      expect(html, what).toMatch(/<header\b.*<main\b.*<h1\b/s);
      expect(html, what).toMatch(/<a href="\/classTab"[^>]*>Try again</);
      await control.clearFaults();
      expect(await read('/classTab'), what).toMatch(/<a\b[^>]*>(?:<span[^>]*>)?Day</);
    }
    // Nothing that a tutor could do about it, and not told in its own words.
    const unsigned = { kind: 'errorCode', code: 8, message: '签名验证失败!', count: 9 } as const;
    await control.fault({ path: '/api/ClassTable/GetClassTable', tuid, ...unsigned });
    await page.goto('/classTab');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(/signature/i)).toHaveCount(0);
  });

  test('a decorative call that fails takes only its own card; a button tells HTTP 229 as text and a known Chinese message in English, waits for a slow answer and sends once', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/4(00|29)\b.*\/attendance\/clock-in/);
    await control.setClockIn({ tuid: signedIn.tuid, status: 0, nextResult: 1 });
    await control.fault({
      path: '/api/tutordata/TutorAllScore',
      tuid: signedIn.tuid,
      kind: 'status',
      code: 500,
      count: 10_000,
    });
    const clockIn = { path: '/api/tutorcomm/Registration', tuid: signedIn.tuid, count: 1 };
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
    await control.clearFaults();
    await page.getByRole('region', { name: 'Points', exact: true }).getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Teaching points' })).toContainText('Completed classes');
    await control.fault({ ...clockIn, kind: 'rateLimit', message: 'Too many clicks <b>today</b>.' });
    await clockInButton(page).click();
    await expect(page.getByText('Too many clicks <b>today</b>.').filter({ visible: true }).first()).toBeVisible();
    await expect(clockInButton(page)).toHaveText('Clock In');
    await page.getByRole('button', { name: 'OK', exact: true }).click();

    await control.fault({ ...clockIn, kind: 'errorCode', code: 1, message: '程序访问异常，请稍后再试！' });
    await clockInButton(page).click();
    await expect(toast(page, 'Program access is abnormal, please try again later!')).toBeVisible();

    await control.fault({ ...clockIn, kind: 'delay', delayMs: 1_000 });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/attendance/clock-in')) sent.push(request.url());
    });
    await clockInButton(page).dblclick();
    await expect(clockInButton(page)).toHaveText('Clocked In');
    expect(sent).toHaveLength(1);

    await control.fault({
      path: '/api/ClassTable/GetClassTable',
      tuid: signedIn.tuid,
      kind: 'delay',
      delayMs: 1_200,
      // The dashboard may ask once more for its own classes.
      count: 9,
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Class Table' }).click();
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Day', exact: true })).toBeVisible();
  });

  test('a call over its time ends as unreachable', async ({ context, signedIn, stack, control, problems }) => {
    problems.allow(/server log/);
    const { credentials, folder, backend } = stack;
    const impatient = createPortal({
      ...credentials,
      folder,
      backendUrl: backend.url,
      standardTimeoutMs: 2_000,
      name: 'impatient',
    });
    await impatient.start();
    await control.fault({
      path: '/api/ClassTable/GetClassTable',
      tuid: signedIn.tuid,
      kind: 'delay',
      delayMs: 4_000,
      count: 1,
    });
    const response = await context.request.get(`${impatient.origin}/classTab`);
    await impatient.stop();
    expect(response.status()).toBe(504);
    expect(await response.text()).toMatch(new RegExp(`<main\\b.*${unreachableMessage}.*</main>`, 's'));
  });
});

test('the guard forgets a failed load once one succeeds; it sends to /welcome, and to /500 the third time in a row', async ({
  signedIn,
  control,
  context,
  stack,
  problems,
}) => {
  problems.allow(/server log/);
  const retries = async () => (await context.cookies()).filter(({ name }) => name === 'login-retry').length;
  const lead = async (): Promise<string | undefined> =>
    (await context.request.get(`${stack.origin}/home`, { maxRedirects: 0 })).headers().location;
  const failToLoad = async (): Promise<string | undefined> => {
    await control.fault({ path: '/api/Account/UserInfo', tuid: signedIn.tuid, kind: 'status', code: 500, count: 1 });
    return lead();
  };
  expect(await failToLoad()).toMatch(/^\/welcome/);
  expect(await retries()).toBe(1);
  await signIn(context, stack.origin, signedIn);
  expect(await lead()).toBeUndefined();
  expect(await retries()).toBe(0);

  for (const failure of [1, 2, 3]) {
    if (failure > 1) await signIn(context, stack.origin, signedIn);
    expect(await failToLoad()).toMatch(failure < 3 ? /^\/welcome/ : /^\/500$/);
  }
  // The count starts again: the cookie is gone.
  expect(await retries()).toBe(0);
});
