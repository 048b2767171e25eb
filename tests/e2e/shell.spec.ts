import type { Page, Route } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';
import { connection, holdRequests, liveText, loseScript, messageLink, takenOver, toast } from './screen.ts';

const panelButton = (page: Page) => page.getByRole('banner').getByRole('button').last();
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const quickActions = (page: Page) => page.getByRole('complementary', { name: 'Quick actions' });
const panelRow = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).or(page.getByRole('banner').getByRole('link', { name }));
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openPanel(page: Page): Promise<void> {
  await panelButton(page).click();
  await expect(page.getByText(/^Teacher ID/)).toBeVisible();
}

test.describe('an ordinary tutor', () => {
  test('finds every quick action, and level, enrolment, flowers and growth values in the user panel, each with its rules; clocks in late there, and changes the private e-mail', async ({
    page,
    control,
    signedIn,
    problems,
  }) => {
    await control.setClockIn({ tuid: signedIn.tuid, status: 0, nextResult: 2 });
    await page.goto('/trainingKit');
    // The watermark: name and id over the page.
    await expect(page.getByText(`Maria Cristina Santos ${signedIn.tuid}`, { exact: true })).toBeAttached();
    for (const name of ['App poster', 'Copy my referral link', 'Feedback']) {
      await expect(quickActions(page).getByRole('button', { name })).toBeVisible();
    }
    await expect(quickActions(page).getByRole('link', { name: 'Public class' })).toBeVisible();
    await expect(quickActions(page).getByRole('link', { name: /^Growth Center/ })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Service Fee' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Feedback New' })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await quickActions(page).getByRole('button', { name: 'Copy my referral link' }).click();
    await expect(toast(page, 'Your referral link was copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/join\/.+/);

    await openPanel(page);
    await expect(page.getByRole('banner').getByText(/^Times in .*Manila/)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Custom', { exact: true })).toHaveCount(0);
    await expect(panelRow(page, /Sign Contract.*Audit Passed/)).toHaveAttribute('href', '/signContract');
    for (const [name, path] of [
      ['My Flowers', '/flowers'],
      ['Personal Data', '/newPersonalData'],
      ['Leave', '/leaveRequest'],
    ] as const) {
      await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`${name}$`) })).toHaveAttribute(
        'href',
        path,
      );
    }
    for (const [role, row, name, text] of [
      // Without scripts it leads to the Growth Center.
      ['link', /Growth Values$/, /growth value/i, 'LV.9'],
      ['button', /Enrolment$/, /enrolment/i, '≥ 2,330'],
    ] as const) {
      await page.getByRole('banner').getByRole(role, { name: row }).click();
      await expect(dialog(page, name)).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(panelButton(page)).toBeFocused();
      await openPanel(page);
    }
    await page.getByRole('button', { name: /Integral Level/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'How points are counted' }).click();
    await expect(page.getByRole('dialog')).toContainText('−20');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openPanel(page);
    await page.getByRole('button', { name: 'QA Test Report' }).click();
    await expect(dialog(page, 'QA Test Report')).toContainText('Pronunciation');
    await expect(dialog(page, 'QA Test Report')).not.toContainText(/tesol|result/i);
    await page.keyboard.press('Escape');

    await openPanel(page);
    const clockIn = page.getByRole('banner').getByRole('button', { name: 'Clock In', exact: true });
    // Until the shift is known the button does nothing.
    await expect(clockIn).toBeEnabled();
    await clockIn.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'You have clocked in late.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Late' })).toBeVisible();

    // By a code, with every refusal in its exact words.
    problems.allow(/HTTP 400|status of 400/);
    await page.getByRole('link', { name: /Change E-mail/ }).click();
    const form = dialog(page, /e-mail/i);
    await form.getByRole('textbox', { name: /^code/i }).press('Enter');
    await expect(form.getByText('Required.').first()).toBeVisible();
    // Told as it is typed, before anything is sent.
    await form.getByRole('textbox', { name: /new e-mail/i }).fill('nonsense');
    await expect(form.getByText('E-mail must be valid', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByText('E-mail must be valid', { exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: /new e-mail/i }).fill('new.address@example.com');
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await form.getByRole('textbox', { name: /^code/i }).fill(await control.latestCode('new.address@example.com'));
    await form.getByLabel('Password', { exact: true }).fill(signedIn.password);
    // Enter is enough, in any field.
    await form.getByRole('textbox', { name: /new e-mail/i }).press('Enter');
    await expect(form).toHaveCount(0);
    await expect(toast(page, /changed/i)).toBeVisible();
  });

  test('clocks in from the panel with the words of the service, told once, and by the button of the page at the same time', async ({
    page,
    control,
    signedIn,
    problems,
  }) => {
    problems.allow(/call failed/);
    const { tuid } = signedIn;
    await control.setClockIn({ tuid, status: 0, nextResult: 1 });
    await page.goto('/home');
    await openPanel(page);
    const panel = page.getByRole('banner');
    const contract = panelRow(page, /Sign Contract.*Audit Passed/);
    await expect(contract).toBeVisible();
    // A figure that cannot be had when the panel asks anew stays as it was beside the others.
    await control.giveFlowers({ tuid, add: 1_000_000 });
    await control.fault({ path: '/api/tutorcomm/GetContractStatus', tuid, kind: 'status', code: 500, count: 1 });
    await panel.getByRole('button', { name: 'Clock In', exact: true }).click();
    await expect(toast(page, 'You have clocked in successfully.')).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Clocked In' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^1,\d{3},\d{3} My Flowers$/ })).toBeVisible();
    expect(await contract.isVisible()).toBe(true);
    // The button of the page is the same one.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('button', { name: 'Clocked In' })).toBeVisible();
  });

  test('keeps over a reload what was hidden by the Function Set, that the menu is folded, and Soft Mode, which shows its dialog', async ({
    page,
    control,
    signedIn,
    problems,
  }) => {
    await page.goto('/trainingKit');
    const comments = mainMenu(page).getByRole('link', { name: 'Student Comment' });
    await expect(comments).toBeVisible();
    await openPanel(page);
    await page.getByRole('button', { name: 'Function Set' }).click();
    await dialog(page, 'Function Set').getByRole('checkbox', { name: 'Student Comment' }).uncheck();
    await dialog(page, 'Function Set')
      .getByRole('button', { name: /save|confirm/i })
      .click();
    await expect(comments).toHaveCount(0);

    // Under 1400 px the menu is folded by itself.
    const width = async () => (await mainMenu(page).boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 1399, height: 900 });
    expect(await width()).toBeLessThanOrEqual(72);
    await page.setViewportSize({ width: 1400, height: 900 });
    expect(await width()).toBeGreaterThan(200);
    const fold = page.getByRole('button', { name: /fold the menu/i });
    // What cannot be kept is told in the words of the service, and the menu stands as it was.
    problems.allow(/SaveSidebarLayout/i, /400\b.*\/shell\/setting\/sidebar/);
    await control.fault({
      path: '/api/Account/SaveSidebarLayout',
      kind: 'errorCode',
      tuid: signedIn.tuid,
      code: 100,
      message: 'Not kept.',
      count: 1,
    });
    await fold.click();
    await expect(toast(page, 'Not kept.')).toBeVisible();
    await expect(fold).toBeVisible();
    const saved = page.waitForResponse((response) => response.url().includes('/shell/setting/sidebar'));
    await fold.click();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    await saved;

    await openPanel(page);
    const keptTheme = page.waitForResponse((response) => response.url().includes('/shell/setting/softMode'));
    await page.getByRole('switch', { name: /Soft Mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme1');
    const holiday = page.getByRole('dialog');
    await expect(holiday).toBeVisible();
    // The panel does not lie above it, and has the focus again afterwards.
    await expect(page.getByText(/^Teacher ID/)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(holiday).toHaveCount(0);
    await expect(panelButton(page)).toBeFocused();

    await keptTheme;
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme1');
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(72);
    await expect(mainMenu(page).getByRole('link', { name: 'Class Table' })).toBeVisible();
    await expect(comments).toHaveCount(0);
  });

  test('turns Soft Mode on and off by ten taps; in 2020 there is the notice of the old client, then Christmas', async ({
    page,
    signedIn: _,
  }) => {
    await page.goto('/trainingKit');
    const html = page.locator('html');
    // Each form that is sent brings the server's clock along: here it says 2020.
    let now = '2020-11-29T04:00:00Z';
    await page.route(/\?.*_data=root\b/, async (route) => {
      const response = await route.fetch();
      // A time so far behind is doubted, and asked for.
      await page.route('**/shell/now', (asked) => asked.fulfill({ json: { nowMs: Date.parse(now) } }));
      await route.fulfill({ response, json: { ...(await response.json()), nowMs: Date.parse(now) } });
    });
    const tap = async (times: number): Promise<void> => {
      const { x, y } = (await page.getByRole('main').boundingBox()) ?? { x: 0, y: 0 };
      for (let count = 0; count < times; count += 1) await page.mouse.click(x + 4, y + 4);
    };
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(quickActions(page).getByRole('button', { name: 'Feedback' })).toBeVisible();
    await tap(9);
    await expect(html).toHaveAttribute('data-theme', 'default');
    await tap(1);
    await expect(html).toHaveAttribute('data-theme', 'theme1');
    await expect(page.getByText('The older classroom client goes offline on November 30th, 2020.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button').last().click();
    await openPanel(page);
    // Its switch came later.
    await expect(page.getByRole('switch', { name: /Soft Mode/ })).toHaveCount(0);
    await page.keyboard.press('Escape');

    now = '2020-12-24T04:00:00Z';
    await tap(10);
    await expect(html).toHaveAttribute('data-theme', 'default');
    await expect(page.getByText('The older classroom client')).toHaveCount(0);
    await tap(10);
    // The greeting comes after the dialog of Soft Mode, and goes by a press.
    await dialog(page, 'Happy holidays, teacher!').getByRole('button').last().click();
    const greeting = dialog(page, 'Merry Christmas!');
    await greeting.click();
    await expect(greeting).toHaveCount(0);
  });

  test('finds every entry of the menu leading to a page that says what it is, and the assistant in a frame that neither reads the page nor learns where it is', async ({
    page,
    signedIn: _,
  }) => {
    await page.goto('/home');
    await expect(mainMenu(page).getByRole('link', { name: 'My Referrals' })).toBeVisible();
    // A link pressed before the page is taken over leads on, uncounted; a button's press is kept until then.
    await openPanel(page);
    await page.keyboard.press('Escape');
    const counted = page.waitForRequest((request) => request.url().endsWith('/shell/click'));
    for (const link of await mainMenu(page).getByRole('link').all()) {
      const name = (await link.textContent())?.trim() ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, name).toHaveTitle(/Tutor Portal$/);
    }
    expect((await counted).postData()).toBe('module=home');
    await page.getByRole('button', { name: 'Chat Box' }).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(await frame.getAttribute('src')).not.toMatch(/token|\?/i);
  });
});

test.describe('a first sign-in', () => {
  test.use({ template: 'firstLogin' });

  test('reads what is new, is led around with the page locked, and is not led again', async ({ page, signedIn: _ }) => {
    await page.goto('/home');
    await dialog(page, 'What is new').getByRole('button', { name: 'Noted' }).click();
    const tour = page.getByRole('dialog');
    await expect(tour).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    const kept = page.waitForResponse((response) => response.url().includes('/shell/setting/firstLogin'));
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await kept;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(dialog(page, 'What is new')).toHaveCount(0);
  });
});

test.describe('a tutor whose degree is missing', () => {
  test.use({ template: 'incompleteInfo' });

  test('is led to where it is given, once', async ({ page, signedIn: _ }) => {
    await page.goto('/classTab');
    await expect(page).toHaveURL(/\/newPersonalData#section-education$/);
    await expect(page.getByRole('form', { name: 'Education' })).toBeInViewport();
    await page.goto('/classTab');
    await expect(page).toHaveURL(/\/classTab$/);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(
      'Please kindly upload your personal information ASAP.',
    );
    // It does not stand over the pages where that is done.
    const extras = page.waitForResponse(/\/shell\/extras/);
    await page.goto('/personalData/upload');
    await (await extras).finished();
    await page.getByRole('link', { name: 'Interests', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Interests and hobbies' })).toBeVisible();
  });
});

test.describe('a tutor without a bound phone', () => {
  test.use({ template: 'phoneNotBound' });

  test('is asked on load, takes digits and hyphen only, says a wrong code, and waits when put off', async ({
    page,
    signedIn: _,
    problems,
  }) => {
    problems.allow(/HTTP 400|status of 400/, /bind-phone-control-/);
    const form = dialog(page, /phone/i);
    // It is not given up where its script does not come.
    await page.clock.install();
    const lost = await loseScript(page, /\/assets\/bind-phone-control-[^/]+\.js$/);
    await page.goto('/trainingKit');
    await lost.untilShown(form);
    await expect(form.getByRole('textbox', { name: /area code/i })).toHaveValue('63');
    await form.getByRole('textbox', { name: /phone number/i }).fill('12a');
    await page.keyboard.press('Tab');
    await expect(form.getByText('Only digits and hyphen are allowed', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByText('Only digits and hyphen are allowed', { exact: true })).toBeVisible();
    const number = '917-555-0199';
    await form.getByRole('textbox', { name: /phone number/i }).fill(number);
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await form.getByRole('textbox', { name: /^code/i }).fill('000000');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(form.getByText('Verification code input error')).toBeVisible();
    // The code stays sent.
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /phone number/i })).toHaveValue(number);
    await form.getByRole('button', { name: 'Remind me later' }).click();
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form).toHaveCount(0);
  });
});

test.describe('a tutor whose Skype ID is missing', () => {
  test.use({ template: 'noSkype' });

  test('is asked for it until it is saved, and an empty one is not sent', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/call failed/);
    await page.goto('/trainingKit');
    const form = dialog(page, /skype/i);
    await expect(form).toContainText('Your Skype ID is missing.');
    await form.getByRole('button', { name: /save|confirm|submit/i }).click();
    await expect(form.getByText('Required')).toBeVisible();
    await form.getByRole('textbox', { name: /skype/i }).fill('  live:tutor  ');
    await form.getByRole('textbox', { name: /skype/i }).press('Enter');
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form).toHaveCount(0);

    // Saved in a dialog of the tutor's own, it is not asked for again while the service cannot say that it is there now.
    const call = { tuid: signedIn.tuid, path: '/api/Message/GetDialogList' };
    await control.replaceReply({ ...call, body: { data: [{ Type: 1 }] } });
    const letExtrasCome = await holdRequests(page, /\/shell\/extras/);
    await page.goto('/newPersonalData');
    await page.getByRole('link', { name: 'Skype ID' }).click();
    await expect(form).toBeVisible();
    const extras = page.waitForResponse(/\/shell\/extras/);
    letExtrasCome();
    await (await extras).finished();
    await control.clearFaults();
    await control.fault({ ...call, kind: 'status', code: 500, count: 100 });
    await form.getByRole('textbox', { name: /skype/i }).fill('live:another');
    await form.getByRole('textbox', { name: /skype/i }).press('Enter');
    await expect(toast(page, /saved/)).toBeVisible();
    await page.getByRole('link', { name: 'Change e-mail' }).click();
    await expect(dialog(page, /e-mail/i)).toBeVisible();
  });
});

/** The contract's state, and where a press on its entry leads. */
const contract = (status: number, path = '/signContract') => ({ panel: { contract: { status, step: { path } } } });

/**
 * What the pages of each kind of seeded tutor are told that others are not, by the backend's key for it. How that looks is
 * held by the stories of the panel, the buttons and the dialogs.
 */
const branches: Readonly<Record<string, Record<string, unknown> | 'a journey of its own'>> = {
  ordinary: 'a journey of its own',
  franchisee: {
    menu: expect.not.stringMatching(/Service Fee|Referrals/),
    extras: { floating: { isAppIconShown: false, isReferralLimited: true, isOpenClassTeacher: false } },
  },
  international: {
    // What the company hides in custom mode.
    menu: expect.not.stringContaining('Service Fee'),
    extras: { panel: { isCustom: true, ...contract(-1, '/signContractCustom').panel } },
  },
  noGrowthGroup: { extras: expect.not.objectContaining({ growth: expect.anything() }) },
  awaitingApproval: 'a journey of its own',
  incompleteInfo: 'a journey of its own',
  contractNotSigned: { extras: contract(-1) },
  contractAuditing: { extras: contract(0) },
  contractPassed: { extras: contract(1) },
  contractFailed: { extras: contract(2) },
  daylightSaving: { zone: 'Europe/London' },
  firstLogin: 'a journey of its own',
  newTutor: 'a journey of its own',
  phoneNotBound: 'a journey of its own',
  noSkype: 'a journey of its own',
  agreementDue: { extras: { dialogs: { agreement: { title: expect.stringMatching(/agreement/i) } } } },
  noticesWaiting: { waiting: { compulsory: [expect.anything()] } },
  // Its own branch is in the chat: the frame is everybody's.
  noChat: { menu: expect.stringContaining('Service Fee'), extras: { growth: { level: expect.any(Number) } } },
  announcements: 'a journey of its own',
};

test('every kind of seeded tutor is told of its own branch', async ({ playwright, stack }) => {
  const seeded = await fetch(`${stack.backend.url}/demo/accounts`);
  const { accounts }: { accounts: { key: string; account: string; password: string }[] } = await seeded.json();
  expect(accounts.map(({ key }) => key).sort()).toEqual(Object.keys(branches).sort());
  for (const { key, account, password } of accounts) {
    const branch = branches[key];
    if (typeof branch === 'string') continue;
    const request = await playwright.request.newContext({
      baseURL: stack.origin,
      extraHTTPHeaders: { origin: stack.origin },
    });
    await request.post('/login', { form: { account, password } });
    const read = async (path: string, route: string) =>
      (await request.get(`${path}?${new URLSearchParams({ _data: route })}`)).json();
    const frame: { tutor: { zone: string }; menu: { label: string }[] } = await read('/trainingKit', 'shell/frame');
    const told = {
      zone: frame.tutor.zone,
      // Its entries, with commas between them.
      menu: frame.menu.map(({ label }) => label).join(', '),
      extras: await read('/shell/extras', 'shell/extras'),
      waiting: await read('/messages/waiting', 'messages/waiting'),
    };
    expect(told, key).toMatchObject(branch ?? {});
    await request.dispose();
  }
});

test.describe('a tutor whose personal data waits for approval', () => {
  test.use({ template: 'awaitingApproval' });

  test('is told so by the entry of the contract, as long as there is one', async ({
    page,
    signedIn: { tuid },
    control,
    problems,
  }) => {
    problems.allow(/call failed/);
    // What cannot be had is asked for anew with all that stands beside it.
    const missing = { path: '/api/FeedBack/IsShowFeeBackMsg', tuid, kind: 'status', code: 500, count: 1_000 } as const;
    await control.fault(missing);
    await page.goto('/trainingKit');
    await openPanel(page);
    await panelRow(page, /^Sign Contract/).click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText(
      "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    );
    // Where none applies any more it closes, and what comes next has room.
    const none = { Item1: false, Item2: -1, Item3: false };
    await control.replaceReply({ path: '/api/tutorcomm/GetContractStatus', tuid, body: none });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(told).toHaveCount(0);
    await control.sendMessage({ tuid, title: 'Read this, please', remind: true });
    await expect(page.getByRole('dialog')).toContainText('Read this, please');
  });
});

test.describe('a tutor for whom there are announcements', () => {
  test.use({ template: 'announcements' });

  test('downloads the client from its notice, then sees the poster, which a button opens again', async ({
    page,
    signedIn: _,
  }) => {
    await page.goto('/trainingKit');
    const notice = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Download for Windows' }) });
    await expect(notice.getByRole('button', { name: 'Download for Mac' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Download for Windows' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^tutor-window-/);
    const poster = page.getByRole('dialog', { name: 'Your teaching day in your pocket' });
    await poster.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(poster).toHaveCount(0);
    await quickActions(page).getByRole('button', { name: 'App poster' }).click();
    await expect(poster).toBeVisible();
  });
});

test('the desktop client takes a sign-in over; inside it there is a Temporary Classroom and no notice of the client', async ({
  page,
  tutor,
  stack,
  control,
}) => {
  await control.setShell({ tuid: tutor.tuid, isClientNoticeShown: true });
  const { body } = await (await serviceAs(stack, tutor)).accountSignIn.createLoginSign();
  await page.goto(`/clientAutoLogin?loginSign=${body.LoginSign}`);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('link', { name: 'Temporary Classroom' })).toBeVisible();
  await expect(quickActions(page).getByRole('button', { name: 'Feedback' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Temporary Classroom' }).click();
  await expect(page.getByRole('heading', { name: 'Temporary classroom' })).toBeVisible();
});

test('the idle prompt comes after ten minutes without a sign of life', async ({ page, signedIn: _ }) => {
  await page.clock.install();
  await page.goto('/trainingKit');
  await expect(connection(page)).toContainText(liveText);
  // Only then does the page watch.
  await expect(quickActions(page).getByRole('button', { name: 'Feedback' })).toBeVisible();
  await page.clock.fastForward('09:30');
  await expect(page.getByText('Long time no operation.')).toHaveCount(0);
  await page.clock.fastForward('00:45');
  await expect(
    page.getByText('Long time no operation. Please refresh the page to view the latest data!'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Long time no operation.')).toHaveCount(0);
});

test('a page outside the frame is left by the browser’s way back and by its own links, and no page leads there again', async ({
  page,
  signedIn: _,
}) => {
  const ways: readonly [address: RegExp, leave: () => Promise<unknown>][] = [
    [/\/trainingKit$/, () => page.goBack()],
    [/\/home$/, () => page.getByRole('link', { name: 'Tutor Portal, start page' }).click()],
  ];
  for (const [address, leave] of ways) {
    await page.goto('/trainingKit');
    await takenOver(page);
    await page.getByRole('banner').getByRole('link', { name: 'Network Test' }).click();
    await expect(page).toHaveURL(/\/speed$/);
    await leave();
    await expect(page).toHaveURL(address);
    await expect(mainMenu(page)).toBeVisible();
    await page.reload();
    await takenOver(page);
    await expect(connection(page)).toContainText(liveText);
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
});

test('a page whose script cannot be loaded is retried once by itself, and not for ever: the tutor is told to refresh', async ({
  page,
  signedIn: _,
  problems,
}) => {
  problems.allow(/class-tab-|message-list-/);
  const fail = (route: Route) => route.abort('connectionreset');
  await page.route(/\/assets\/class-tab-[^/]+\.js$/, fail, { times: 1 });
  await page.route(/\/assets\/message-list-[^/]+\.js$/, fail);
  await page.goto('/trainingKit');
  await takenOver(page);
  await mainMenu(page).getByRole('link', { name: 'Class Table' }).click();
  await expect(page).toHaveURL(/\/classTab$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Class Table' })).toBeVisible();

  await messageLink(page).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/refresh/i);
  await expect(page).toHaveURL(/\/classTab$/);
});
