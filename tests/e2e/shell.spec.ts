import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';
import { connection, liveText, toast } from './screen.ts';

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

  test('sees level, enrolment, flowers and growth values in the user panel', async ({ page }) => {
    await openPanel(page);
    for (const name of [
      'Growth Values',
      'Enrolment',
      'My Flowers',
      'Integral Level',
      'QA Test Report',
      'Change E-mail',
    ]) {
      await expect(page.getByText(name).first()).toBeVisible();
    }
    for (const name of ['Flowers For Cash', 'Personal Data', 'Leave', 'Log Out', 'Function Set']) {
      await expect(page.getByText(name).first()).toBeVisible();
    }
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

  test('opens the grade table from the panel, goes on to the points rules, and comes back to where the focus was', async ({
    page,
  }) => {
    await openPanel(page);
    await page.getByRole('button', { name: /Integral Level/ }).click();
    await expect(dialog(page, /grade|integral/i)).toBeVisible();
    await dialog(page, /grade|integral/i)
      .getByRole('button', { name: 'How points are counted' })
      .click();
    await expect(page.getByRole('dialog')).toContainText('−20');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('reads the QA test report without its TESOL item', async ({ page }) => {
    await openPanel(page);
    await page.getByRole('button', { name: 'QA Test Report' }).click();
    await expect(dialog(page, 'QA Test Report')).toBeVisible();
    await expect(dialog(page, 'QA Test Report')).not.toContainText(/tesol|result/i);
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

  test('folds the menu, and it stays folded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const saved = page.waitForResponse((response) => response.url().includes('/shell/setting/sidebar'));
    await page.getByRole('button', { name: /fold the menu/i }).click();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    await saved;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
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

  test('talks to the assistant in a frame that may neither read the page nor learn where it is', async ({ page }) => {
    await page.getByRole('button', { name: 'Chat Box' }).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(await frame.getAttribute('src')).not.toMatch(/token|\?/i);
  });

  test('finds every entry of the menu leading to a page that says what it is', async ({ page }) => {
    await expect(mainMenu(page).getByRole('link', { name: 'My Referrals' })).toBeVisible();
    const counted = page.waitForRequest((request) => request.url().endsWith('/shell/click'));
    for (const link of await mainMenu(page).getByRole('link').all()) {
      const name = (await link.textContent())?.trim() ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, name).toHaveTitle(/Tutor Portal$/);
    }
    expect((await counted).postData()).toBe('module=home');
  });
});

test.describe('a first sign-in', () => {
  test.use({ template: 'firstLogin' });

  test('reads what is new, is led around with the page locked, and is not led again', async ({ page, signedIn: _ }) => {
    await page.goto('/home');
    await dialog(page, 'What is new').getByRole('button', { name: 'Noted' }).click();
    const tour = page.getByRole('dialog');
    await expect(tour).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(dialog(page, 'What is new')).toHaveCount(0);
  });
});

test.describe('a franchisee', () => {
  test.use({ template: 'franchisee' });

  test('has neither Service Fee nor referrals in the menu', async ({ page, signedIn: _ }) => {
    await page.goto('/home');
    await expect(mainMenu(page).getByRole('link', { name: 'Class Table' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Service Fee' })).toHaveCount(0);
    await expect(mainMenu(page).getByRole('link', { name: /Referrals/ })).toHaveCount(0);
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

test.describe('a tutor outside the growth test group', () => {
  test.use({ template: 'noGrowthGroup' });

  test('has no Growth Values in the panel', async ({ page, signedIn: _ }) => {
    await page.goto('/classTab');
    await openPanel(page);
    await expect(page.getByText('My Flowers').first()).toBeVisible();
    await expect(page.getByText('Growth Values')).toHaveCount(0);
  });
});

test.describe('a customized tutor', () => {
  test.use({ template: 'international' });

  test('carries the mark of custom mode', async ({ page, signedIn: _ }) => {
    await page.goto('/home');
    await openPanel(page);
    await expect(page.getByText('Custom', { exact: true }).first()).toBeVisible();
  });
});

for (const [template, text] of [
  ['contractNotSigned', 'Not signed'],
  ['contractAuditing', 'Auditing'],
  ['contractPassed', 'Audit Passed'],
  ['contractFailed', 'Audit failed'],
] as const) {
  test.describe(`a contract in the state ${text}`, () => {
    test.use({ template });

    test('shows its state beside Sign Contract', async ({ page, signedIn: _ }) => {
      await page.goto('/home');
      await openPanel(page);
      // A link where the contract can be signed, a button where something has to be said first.
      const name = new RegExp(`Sign Contract.*${text}`);
      await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name }))).toBeVisible();
    });
  });
}

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

test.describe('a page whose script cannot be loaded', () => {
  const classTableScript = /\/assets\/class-tab-[^/]+\.js$/;

  test('is retried once by itself', async ({ page, signedIn: _, problems }) => {
    problems.allow(/class-tab-/);
    await page.route(classTableScript, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Chat Box' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Class Table' }).click();
    await expect(page).toHaveURL(/\/classTab$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Class Table' })).toBeVisible();
  });

  test('that fails again is not retried for ever: the tutor is told to refresh', async ({
    page,
    signedIn: _,
    problems,
  }) => {
    problems.allow(/class-tab-/);
    await page.route(classTableScript, (route) => route.abort('connectionreset'));
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Chat Box' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Class Table' }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/refresh/i);
    await expect(page).toHaveURL(/\/home$/);
  });
});
