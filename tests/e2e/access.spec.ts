import type { Page } from '@playwright/test';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { serviceAs } from '../stack/service.ts';
import { keptUploads } from './kept-uploads.ts';
import { expect, signIn, test } from './portal-test.ts';
import { accountField, holdRequests, passwordField, signInButton, signOut, takenOver } from './screen.ts';

test.describe('the identity provider', () => {
  test('signs a tutor in, leads back to the page that was asked for, and signs out', async ({ page, tutor, stack }) => {
    await page.goto('/classTab?view=day');
    await expect(page).toHaveURL(/\/welcome/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: /identity provider|company account/i }).click();
    await expect(page).toHaveURL(new RegExp(`^${stack.backend.url}/oidc/`));
    await accountField(page).fill(tutor.account);
    await passwordField(page).fill(tutor.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${stack.origin}/classTab?view=day`);
    await expect(page.getByRole('heading', { level: 1, name: 'Class Table' })).toBeVisible();
    // Nothing of the tokens stays where a script or the history could find it.
    expect(
      await page.evaluate(() => window.location.hash + JSON.stringify({ ...sessionStorage, ...localStorage })),
    ).not.toMatch(/token/i);

    await signOut(page);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('signs in in two tabs at the same time, the older one first', async ({
    page,
    context,
    tutor,
    stack,
    problems,
  }) => {
    // The second sign-in ends the session of the first.
    problems.allow(/HTTP 401|status of 401|HTTP Authentication failed/);
    const begin = async (tab: Page, path: string): Promise<void> => {
      await tab.goto(`/login?returnTo=${encodeURIComponent(path)}`);
      await tab.getByRole('link', { name: /company account/i }).click();
      await expect(tab).toHaveURL(new RegExp(`^${stack.backend.url}/oidc/`));
    };
    const finish = async (tab: Page, path: string): Promise<void> => {
      await accountField(tab).fill(tutor.account);
      await passwordField(tab).fill(tutor.password);
      await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(tab).toHaveURL(`${stack.origin}${path}`);
    };
    const newer = await context.newPage();
    await begin(page, '/message');
    await begin(newer, '/trainingKit');
    await finish(page, '/message');
    await finish(newer, '/trainingKit');
  });

  test('an answer that nobody asked for is refused with a way on', async ({ page, problems }) => {
    problems.allow(/400/);
    await page.goto('/oidc-callback#id_token=a.b.c&access_token=x&state=forged');
    await expect(page.getByText('This sign-in was not started in this browser, or too long ago')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByRole('link', { name: /try again/i })).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('is set anew by the code from the e-mail; every session of the account ends', async ({
    playwright,
    page,
    tutor,
    stack,
    control,
    problems,
  }) => {
    problems.allow(/HTTP 400|status of 400/);
    const elsewhere = await playwright.request.newContext({ baseURL: stack.origin });
    await signIn({ request: elsewhere }, stack.origin, tutor);
    const { body: user } = await (await serviceAs(stack, tutor)).account.userInfo();
    const email = user.email ?? '';

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('textbox', { name: /e-mail/i }).fill(email);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('textbox', { name: /code/i })).toHaveValue('');
    // The countdown survives a reload.
    await page.reload();
    await expect(page.getByRole('button', { name: /in \d+ s/ })).toBeVisible();

    await page.getByRole('textbox', { name: /code/i }).fill(await control.latestCode(email));
    await page.getByRole('button', { name: /verify|continue|check/i }).click();
    await page.getByLabel('New password', { exact: true }).fill('A-new-password-1');
    await page.getByLabel('New password again', { exact: true }).fill('A-different-one-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The passwords are not the same').first()).toBeVisible();
    await page.getByLabel('New password again', { exact: true }).fill('A-new-password-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click();

    await accountField(page).fill(tutor.account);
    await passwordField(page).fill('A-new-password-1');
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/home$/);

    const old = await elsewhere.get('/home', { maxRedirects: 0 });
    expect(old.headers().location).toMatch(/^\/(?:login|welcome)/);
    await elsewhere.dispose();
  });
});

test.describe('a sign-in that an address carries', () => {
  test('is good once, and says so when it is empty', async ({ playwright, stack, tutor, control }) => {
    const open = async (token: string) => {
      const request = await playwright.request.newContext({ baseURL: stack.origin });
      const response = await request.get(`/loginAuto?token=${token}`, { maxRedirects: 0 });
      const answer = { status: response.status(), location: response.headers().location, html: await response.text() };
      await request.dispose();
      return answer;
    };
    const wayIn = /<a\b[^>]* href="\/login"/;
    const empty = await open('');
    expect(empty.html).toContain('Token is Empty, Login Fail.');
    expect(empty.html).toMatch(wayIn);
    const code = await control.autoLoginCode(tutor.tuid);
    expect(await open(code)).toMatchObject({ status: 303, location: '/home' });
    expect(await open(code)).toMatchObject({ status: 401, html: expect.stringMatching(wayIn) });
  });

  test('asks before it swaps the account of a signed-in tutor, and no open page goes on in the name of the one before', async ({
    page,
    context,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/409|ERR_CONNECTION_RESET|connectionreset|status of 503|HTTP 503/);
    const other = await control.createTutor('noChat');
    const before = await context.newPage();
    await before.goto('/message');
    const idOf = async (shown: typeof page, tuid: number) => {
      await shown.getByRole('banner').getByRole('button').last().click();
      await expect(shown.getByText(`Teacher ID ${tuid}`)).toBeVisible();
    };
    await idOf(before, signedIn.tuid);
    await page.goto(`/loginAuto?token=${await control.autoLoginCode(other.tuid)}`);
    await expect(page.getByRole('main')).toContainText(String(signedIn.tuid));
    await expect(page.getByRole('main')).toContainText(String(other.tuid));
    // Whatever the open page asks by itself would have it load anew before its tutor goes on.
    const letItAsk = await holdRequests(before, /\/(?:attendance|hubs|messages|shell)\//);
    // A line that is lost for a moment says so, and the question stays.
    await takenOver(page);
    const answering = (url: URL): boolean => url.pathname === '/loginAuto' && url.searchParams.has('_data');
    await page.route(answering, (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByRole('button', { name: /switch/i }).click();
    await expect(page.getByRole('alert')).toHaveText(unreachableMessage);
    await page.getByRole('button', { name: /switch/i }).click();
    await expect(page).toHaveURL(/\/home$/);
    await idOf(page, other.tuid);
    await keptUploads(page, 'of-the-other');
    // Not even a log-out: who is signed in now stays so, and keeps what the browser keeps.
    const isLoadedAnew = before.waitForEvent('domcontentloaded');
    await before.getByRole('button', { name: 'Log Out' }).click();
    await isLoadedAnew;
    letItAsk();
    await idOf(before, other.tuid);
    expect((await keptUploads(before)).map(({ fileCode }) => fileCode)).toEqual(['of-the-other']);
  });
});

test.describe('leading elsewhere', () => {
  test('only hosts of the white list are gone to, and the sign-in goes only to those that may have it', async ({
    context,
    signedIn: _,
    stack,
  }) => {
    const { body: setting } = await (await serviceAs(stack)).shell.setting();
    const whiteList = setting.Hosts?.WhiteList ?? [];
    const lead = async (host: string): Promise<string> => {
      const query = new URLSearchParams({ host, path: '/lessons?id=1' });
      const response = await context.request.get(`${stack.origin}/redirect?${query}`, { maxRedirects: 0 });
      return response.headers().location ?? '';
    };
    const trusted = whiteList.find((entry) => entry.redirect);
    const listed = whiteList.find((entry) => !entry.redirect);
    expect(trusted && listed).toBeTruthy();
    const withSign = new URL(await lead(`https://${trusted?.domain}`));
    expect(withSign.hostname).toBe(trusted?.domain);
    expect(withSign.searchParams.get('loginSign')).toMatch(/^.{16,}$/);
    // Where the sign-in may not go along, the tutor is asked before leaving.
    const query = new URLSearchParams({ host: `https://${listed?.domain}`, path: '/lessons?id=1' });
    const leaving = await (await context.request.get(`${stack.origin}/redirect?${query}`)).text();
    expect(leaving).toContain('You are leaving Tutor Portal');
    expect(leaving).toMatch(
      new RegExp(`<a href="https://${listed?.domain}/lessons\\?id=1"[^>]*>Go to (?:<!-- -->)?${listed?.domain}<`),
    );
    expect(leaving).toMatch(/<a\b[^>]* href="\/home"[^>]*>(?:<span[^>]*>)?Stay here</);
    for (const host of [
      'https://evil.example',
      `https://${trusted?.domain}.evil.example`,
      `https://evil${trusted?.domain}`,
      `http://${trusted?.domain}`,
      `https://user@${trusted?.domain}`,
      `https://${trusted?.domain}:8443`,
      `https://${trusted?.domain}/path`,
      `https://${trusted?.domain}\\@evil.example`,
      'javascript:alert(1)',
      '//evil.example',
      '',
    ]) {
      expect(await lead(host), host).toBe('/404');
    }
  });
});

test('the desktop client is downloaded for Windows or Mac, signed in or not, with JavaScript or without', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto('/tutorClient');
  await expect(page.getByRole('heading', { name: 'Windows' })).toBeVisible();
  const windows = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for Windows' }).click();
  expect((await windows).suggestedFilename()).toMatch(/^tutor-window-/);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  const paper = await plain.newPage();
  await paper.goto('/tutorClient');
  await paper.getByRole('button', { name: 'Download for Mac' }).click();
  const mac = paper.waitForEvent('download');
  await paper.getByRole('link', { name: 'Save the file for Mac' }).click();
  expect((await mac).suggestedFilename()).toMatch(/^tutor-mac-/);
  await plain.close();
});
