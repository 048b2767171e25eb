import type { Page, Route } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, messageLink, toast } from './screen.ts';

const panelButton = (page: Page) => page.getByRole('banner').getByRole('button').last();
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openPanel(page: Page): Promise<void> {
  await panelButton(page).click();
  await expect(page.getByText(/^Teacher ID/)).toBeVisible();
}

test.describe('an ordinary tutor', () => {
  test.beforeEach(async ({ page, signedIn: _ }) => {
    await page.goto('/home');
  });

  test('finds level, enrolment, flowers and growth values in the user panel, each with its rules, and the focus comes back', async ({
    page,
  }) => {
    await openPanel(page);
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
    for (const [row, name, text] of [
      [/Growth Values$/, /growth value/i, 'LV.9'],
      [/Enrolment$/, /enrolment/i, '≥ 2,330'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: row }).click();
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
  });

  test('clocks in from the panel on any page, with the words of the service, told once', async ({
    page,
    control,
    signedIn,
  }) => {
    await control.setClockIn({ tuid: signedIn.tuid, status: 0, nextResult: 1 });
    await page.goto('/home');
    await openPanel(page);
    const panel = page.getByRole('banner');
    await panel.getByRole('button', { name: 'Clock In', exact: true }).click();
    await expect(toast(page, 'You have clocked in successfully.')).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Clocked In' })).toBeVisible();
    // The button of the page is the same one.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('button', { name: 'Clocked In' })).toBeVisible();

    await control.setClockIn({ tuid: signedIn.tuid, status: 0, nextResult: 2 });
    await page.goto('/SOP');
    await openPanel(page);
    const again = panel.getByRole('button', { name: 'Clock In', exact: true });
    // Until the shift is known the button does nothing.
    await expect(again).toBeEnabled();
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'You have clocked in late.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Late' })).toBeVisible();
  });

  test('changes the private e-mail by a code, with every refusal in its exact words', async ({
    page,
    control,
    problems,
  }) => {
    problems.allow(/HTTP 400|status of 400/);
    await openPanel(page);
    await page.getByRole('button', { name: /Change E-mail/ }).click();
    const form = dialog(page, /e-mail/i);
    await form.getByRole('textbox', { name: /^code/i }).press('Enter');
    await expect(form.getByText('Required.').first()).toBeVisible();
    await form.getByRole('textbox', { name: /new e-mail/i }).fill('nonsense');
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByText('E-mail must be valid')).toBeVisible();
    await form.getByRole('textbox', { name: /new e-mail/i }).fill('new.address@example.com');
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await form.getByRole('textbox', { name: /^code/i }).fill(await control.latestCode('new.address@example.com'));
    // Enter is enough, in any field.
    await form.getByRole('textbox', { name: /new e-mail/i }).press('Enter');
    await expect(form).toHaveCount(0);
    await expect(toast(page, /changed/i)).toBeVisible();
  });

  test('hides a menu entry by the Function Set, and it stays hidden', async ({ page }) => {
    await expect(mainMenu(page).getByRole('link', { name: 'Student Comment' })).toBeVisible();
    await openPanel(page);
    await page.getByRole('button', { name: 'Function Set' }).click();
    await dialog(page, 'Function Set').getByRole('checkbox', { name: 'Student Comment' }).uncheck();
    await dialog(page, 'Function Set')
      .getByRole('button', { name: /save|confirm/i })
      .click();
    await expect(mainMenu(page).getByRole('link', { name: 'Student Comment' })).toHaveCount(0);
    await page.reload();
    await expect(mainMenu(page).getByRole('link', { name: 'Class Table' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Student Comment' })).toHaveCount(0);
  });

  test('folds the menu, and it stays folded; it is folded by itself under 1400 px', async ({
    page,
    control,
    signedIn,
    problems,
  }) => {
    const width = async () => (await mainMenu(page).boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 1399, height: 900 });
    expect(await width()).toBeLessThanOrEqual(72);
    await page.setViewportSize({ width: 1400, height: 900 });
    expect(await width()).toBeGreaterThan(200);
    const fold = page.getByRole('button', { name: /fold the menu/i });
    // What cannot be kept is told in the words of the service, and the menu stands as it was.
    problems.allow(/SaveSidebarLayout/i);
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
    await page.reload();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(72);
  });

  test('turns Soft Mode on, sees its dialog, and keeps it over a reload', async ({ page }) => {
    await openPanel(page);
    await page.getByRole('switch', { name: /Soft Mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme1');
    const holiday = page.getByRole('dialog');
    await expect(holiday).toBeVisible();
    // The panel does not lie above it, and has the focus again afterwards.
    await expect(page.getByText(/^Teacher ID/)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(holiday).toHaveCount(0);
    await expect(panelButton(page)).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme1');
  });

  test('turns Soft Mode on and off by ten taps; in 2020 there is the notice of the old client, then Christmas', async ({
    page,
  }) => {
    const html = page.locator('html');
    // Each form that is sent brings the server's clock along: here it says 2020.
    let now = '2020-11-29T04:00:00Z';
    await page.route(/\?.*_data=root\b/, async (route) => {
      const response = await route.fetch();
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
  }) => {
    await expect(mainMenu(page).getByRole('link', { name: 'My Referrals' })).toBeVisible();
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
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
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
  });
});

test.describe('a tutor without a bound phone', () => {
  test.use({ template: 'phoneNotBound' });

  test('is asked on load, takes digits and hyphen only, says a wrong code, and waits when put off', async ({
    page,
    signedIn: _,
    problems,
  }) => {
    problems.allow(/HTTP 400|status of 400/);
    await page.goto('/home');
    const form = dialog(page, /phone/i);
    await expect(form.getByRole('textbox', { name: /area code/i })).toHaveValue('63');
    await form.getByRole('textbox', { name: /phone number/i }).fill('12a');
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByText('Only digits and hyphen are allowed')).toBeVisible();
    const number = '917-555-0199';
    await form.getByRole('textbox', { name: /phone number/i }).fill(number);
    await form.getByRole('button', { name: /send code/i }).click();
    await expect(form.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    await form.getByRole('textbox', { name: /^code/i }).fill('000000');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(form.getByText('Verification code input error')).toBeVisible();
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

  test('is asked for it until it is saved', async ({ page, signedIn: _, problems }) => {
    problems.allow(/HTTP 400|status of 400/);
    await page.goto('/home');
    const form = dialog(page, /skype/i);
    await form.getByRole('button', { name: /save|confirm|submit/i }).click();
    await expect(form.getByText('Required')).toBeVisible();
    await form.getByRole('textbox', { name: /skype/i }).fill('  live:tutor  ');
    await form.getByRole('textbox', { name: /skype/i }).press('Enter');
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form).toHaveCount(0);
  });
});

const quickActions = (page: Page) => page.getByRole('complementary', { name: 'Quick actions' });
const panelRow = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).or(page.getByRole('banner').getByRole('link', { name }));

/** The contract's state beside its entry; the entry's own page where nothing stands in the way. */
const contract =
  (state: string, path = '/signContract') =>
  async (page: Page): Promise<void> => {
    await openPanel(page);
    await expect(page.getByRole('link', { name: new RegExp(`Sign Contract.*${state}`) })).toHaveAttribute('href', path);
  };

/** Opens by itself; nothing else does anything until it is answered. */
const waits = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))).toBeVisible();
};

/** What each kind of seeded tutor sees that others do not, by the backend's key for it. */
const branches: Readonly<Record<string, ((page: Page) => Promise<void>) | 'a journey of its own'>> = {
  ordinary: async (page) => {
    // The watermark: name and id over the page.
    await expect(page.getByText(/^Maria Cristina Santos \d{6}$/)).toBeAttached();
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
    await expect(panelRow(page, /Growth Values$/)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Custom', { exact: true })).toHaveCount(0);
  },
  franchisee: async (page) => {
    await expect(quickActions(page).getByRole('button', { name: 'Feedback' })).toBeVisible();
    for (const name of ['App poster', 'Copy my referral link']) {
      await expect(quickActions(page).getByRole('button', { name })).toHaveCount(0);
    }
    await expect(quickActions(page).getByRole('link', { name: 'Public class' })).toHaveCount(0);
    await expect(mainMenu(page).getByRole('link', { name: 'Class Table' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: /Service Fee|Referrals/ })).toHaveCount(0);
  },
  international: async (page) => {
    await contract('Not signed', '/signContractCustom')(page);
    await expect(page.getByRole('banner').getByText('Custom', { exact: true })).toBeVisible();
    // What the company hides in custom mode.
    await expect(mainMenu(page).getByRole('link', { name: 'Service Fee' })).toHaveCount(0);
  },
  noGrowthGroup: async (page) => {
    await openPanel(page);
    await expect(panelRow(page, /My Flowers$/)).toBeVisible();
    await expect(panelRow(page, /Growth Values$/)).toHaveCount(0);
    await expect(quickActions(page).getByRole('link', { name: /^Growth Center/ })).toHaveCount(0);
  },
  awaitingApproval: async (page) => {
    await openPanel(page);
    await panelRow(page, /^Sign Contract/).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(
      "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    );
  },
  incompleteInfo: 'a journey of its own',
  contractNotSigned: contract('Not signed'),
  contractAuditing: contract('Auditing'),
  contractPassed: contract('Audit Passed'),
  contractFailed: contract('Audit failed'),
  daylightSaving: async (page) => {
    await openPanel(page);
    await expect(page.getByRole('banner').getByText(/^Times in .*London/)).toBeVisible();
  },
  firstLogin: 'a journey of its own',
  newTutor: 'a journey of its own',
  phoneNotBound: 'a journey of its own',
  noSkype: 'a journey of its own',
  agreementDue: waits(/agreement/i),
  noticesWaiting: waits(/./),
  // Its own branch is in the chat: the frame is everybody's.
  noChat: async (page) => {
    await openPanel(page);
    await expect(panelRow(page, /Growth Values$/)).toBeVisible();
  },
  announcements: async (page) => {
    const notice = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Download the client' }) });
    await expect(notice.getByRole('link', { name: 'Download the client' })).toHaveAttribute('href', '/tutorClient');
    await notice.getByRole('button', { name: 'Noted' }).click();
    const poster = page.getByRole('dialog', { name: 'Your teaching day in your pocket' });
    await poster.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(poster).toHaveCount(0);
    await quickActions(page).getByRole('button', { name: 'App poster' }).click();
    await expect(poster).toBeVisible();
  },
};

test('every kind of seeded tutor sees its own branch', async ({ context, page, control, stack }) => {
  test.setTimeout(180_000);
  const seeded = await fetch(`${stack.backend.url}/demo/accounts`);
  const { accounts }: { accounts: { key: string; account: string }[] } = await seeded.json();
  expect(accounts.map(({ key }) => key).sort()).toEqual(Object.keys(branches).sort());
  for (const [template, look] of Object.entries(branches)) {
    if (typeof look === 'string') continue;
    await test.step(template, async () => {
      // The page of the one before asks for nothing any more.
      await page.goto('about:blank');
      await context.clearCookies();
      await signIn(context, stack.origin, await control.createTutor(template));
      await page.goto('/teacherTask');
      await look(page);
    });
  }
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
  await page.goto('/home');
  // Only then does the page watch.
  await expect(connection(page)).toContainText(liveText);
  await page.clock.fastForward('09:50');
  await expect(page.getByText('Long time no operation.')).toHaveCount(0);
  await page.clock.fastForward('00:30');
  await expect(
    page.getByText('Long time no operation. Please refresh the page to view the latest data!'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Long time no operation.')).toHaveCount(0);
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
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Chat Box' })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Class Table' }).click();
  await expect(page).toHaveURL(/\/classTab$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Class Table' })).toBeVisible();

  await messageLink(page).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/refresh/i);
  await expect(page).toHaveURL(/\/classTab$/);
});
