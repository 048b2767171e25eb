import { hostilePaths } from '@tutor/rules/testing/hostile-paths';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { accountField, passwordField, signInButton, signOut } from './screen.ts';

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
    browser,
    page,
    tutor,
    stack,
    control,
    problems,
  }) => {
    problems.allow(/HTTP 400|status of 400/);
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, stack.origin, tutor);
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
    await page.getByLabel('New password again').fill('A-different-one-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The passwords are not the same').first()).toBeVisible();
    await page.getByLabel('New password again').fill('A-new-password-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click();

    await accountField(page).fill(tutor.account);
    await passwordField(page).fill('A-new-password-1');
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/home$/);

    const old = await elsewhere.request.get(`${stack.origin}/home`, { maxRedirects: 0 });
    expect(old.headers().location).toMatch(/^\/(?:login|welcome)/);
    await elsewhere.close();
  });

  test('an unknown e-mail is answered alike', async ({ page }) => {
    await page.goto('/forgetPassword');
    await page.getByRole('textbox', { name: /e-mail/i }).fill('nobody@example.com');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('textbox', { name: /code/i })).toBeVisible();
  });
});

test.describe('a sign-in that an address carries', () => {
  test('is good once, and says so when it is empty', async ({ page, tutor, control, problems, context }) => {
    problems.allow(/40[01]/);
    await page.goto('/loginAuto?token=');
    await expect(page.getByText('Token is Empty, Login Fail.')).toBeVisible();
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    const code = await control.autoLoginCode(tutor.tuid);
    await page.goto(`/loginAuto?token=${code}`);
    await expect(page).toHaveURL(/\/home$/);
    await context.clearCookies();
    await page.goto(`/loginAuto?token=${code}`);
    await expect(page).toHaveURL(/\/loginAuto/);
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  });

  test('asks before it swaps the account of a signed-in tutor', async ({ page, signedIn, control }) => {
    const other = await control.createTutor('noChat');
    await page.goto(`/loginAuto?token=${await control.autoLoginCode(other.tuid)}`);
    await expect(page.getByRole('main')).toContainText(String(signedIn.tuid));
    await expect(page.getByRole('main')).toContainText(String(other.tuid));
    await page.getByRole('button', { name: /switch/i }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByText(`Teacher ID ${other.tuid}`)).toBeVisible();
  });
});

test.describe('leading elsewhere', () => {
  test('only hosts of the white list are gone to, and the sign-in goes only to those that may have it', async ({
    context,
    page,
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
    await page.goto(`/redirect?${new URLSearchParams({ host: `https://${listed?.domain}`, path: '/lessons?id=1' })}`);
    await expect(page.getByRole('heading', { name: 'You are leaving Tutor Portal' })).toBeVisible();
    const without = page.getByRole('link', { name: `Go to ${listed?.domain}` });
    await expect(without).toHaveAttribute('href', `https://${listed?.domain}/lessons?id=1`);
    await page.getByRole('link', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/\/home$/);
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

test('none of the hostile values in any redirecting parameter leads off the list or takes the sign-in along', async ({
  context,
  signedIn: _,
  stack,
}) => {
  const { body: setting } = await (await serviceAs(stack)).shell.setting();
  const trusted = setting.Hosts?.WhiteList?.find((entry) => entry.redirect)?.domain ?? '';
  const astray: string[] = [];
  for (const value of hostilePaths.filter((path) => path.length < 2000)) {
    for (const query of [
      { host: `https://${trusted}`, path: value },
      { host: value, path: '/home' },
      { host: `https://${trusted}${value}`, path: '/home' },
    ]) {
      const address = `${stack.origin}/redirect?${new URLSearchParams(query)}`;
      const location = (await context.request.get(address, { maxRedirects: 0 })).headers().location ?? '';
      const { hostname } = new URL(location, stack.origin);
      if (hostname !== trusted && location !== '/404') astray.push(`${JSON.stringify(query)} → ${location}`);
    }
    const signIn = `${stack.origin}/oidc-sign-in?${new URLSearchParams({ returnTo: value })}`;
    const asked = new URL(
      (await context.request.get(signIn, { maxRedirects: 0 })).headers().location ?? '',
      stack.origin,
    );
    if (asked.origin !== new URL(stack.backend.url).origin) astray.push(`${signIn} → ${asked}`);
  }
  expect(astray).toEqual([]);
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

test('the e-mail of an account is found by teacher id and phone, and shown masked', async ({ page, problems }) => {
  problems.allow(/400/);
  await page.goto('/retrieveEmail');
  await page.getByRole('textbox', { name: /teacher id/i }).fill('abc');
  await page.getByRole('textbox', { name: /phone/i }).fill('12 34');
  await page.getByRole('button', { name: /find|show|retrieve/i }).click();
  await expect(page.getByText('Teacher ID is a number').first()).toBeVisible();
  await expect(page.getByText('Only digits and hyphen are allowed').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /phone/i })).toHaveValue('12 34');
});
