import type { BrowserContext, Page } from '@playwright/test';
import { zonedDate } from '@tutor/rules/time/zone';
import { timeText } from '@tutor/rules/time/zoned-text';
import { expectAccessible } from './axe.ts';
import { type } from './keyboard.ts';
import { expect, signIn, test } from './portal-test.ts';
import {
  accountField,
  clockInButton,
  connection,
  liveText,
  messageLink,
  needsAnswer,
  nextClass,
  passwordField,
  putOffQuestions,
  shownDays,
  signInRefusal,
  signOut,
  takenOver,
  toast,
  yesTo,
} from './screen.ts';

const dayMs = 24 * 60 * 60_000;
const quarterMs = 15 * 60_000;

test('a visitor is sent to /welcome, signs in by the keyboard alone and lands where they wanted to', async ({
  page,
  tutor,
}) => {
  await page.goto('/classTab?view=day');
  await expect(page).toHaveURL(/\/welcome/);
  await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The name is trimmed, so a pasted one with spaces around it works.
  await type(page, accountField(page), `  ${tutor.account}  `);
  await type(page, passwordField(page), tutor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/classTab\?view=day$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('of empty fields the sign-in tells each, of a wrong password and an unknown account the same; the account stays', async ({
  page,
  tutor,
  problems,
}) => {
  problems.allow(/40[01]/);
  await page.goto('/login?returnTo=%2Fhome');
  await takenOver(page);
  await accountField(page).press('Enter');
  await expect(page.getByText('Required').first()).toBeVisible();
  await expect(accountField(page)).toHaveAccessibleDescription(/Required/);
  await expect(passwordField(page)).toHaveAccessibleDescription(/Required/);
  const told = new Set<string>();
  for (const account of [tutor.account, 'nobody.of.this.name']) {
    await type(page, accountField(page), account);
    await type(page, passwordField(page), 'not the password');
    const [answer] = await Promise.all([page.waitForResponse(/\/login\?/), page.keyboard.press('Enter')]);
    expect(answer.status()).toBe(401);
    await expect(signInRefusal(page)).toContainText('Account or password is incorrect.');
    await expect(signInRefusal(page)).toBeFocused();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(accountField(page)).toHaveValue(account);
    told.add(await signInRefusal(page).innerText());
  }
  expect(told.size).toBe(1);
  await expectAccessible(page, '/login with an error');
});

test('after Log Out the way back is closed', async ({ page, context, signedIn: _ }) => {
  await page.goto('/classTab');
  // A connection that is still being made would be told, and logged, that nobody is signed in any more.
  await expect(connection(page)).toContainText(liveText);
  await signOut(page);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/welcome/);
  expect(await leadsTo(context, '/home')).toMatch(/^\/welcome/);
});

test('an unknown path goes to /404, signed in or not; /, /welcome and /login lead a signed-in tutor to /home, others to /welcome', async ({
  context,
  tutor,
  stack,
}) => {
  const expectUnknown = async (): Promise<void> => {
    expect(await leadsTo(context, '/no/such/page')).toBe('/404');
    const answer = await context.request.get('/404');
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringMatching(/<h1[ >]/)]);
  };
  await expectUnknown();
  expect(await leadsTo(context, '/')).toBe('/welcome');
  await signIn(context, stack.origin, tutor);
  await expectUnknown();
  for (const path of ['/welcome', '/login', '/']) expect(await leadsTo(context, path), path).toBe('/home');
});

test.describe('the dashboard', () => {
  // A tutor whom nothing asks for anything but what the test makes.
  test.use({ template: 'contractPassed' });

  test('shows the class under way with its countdown, today, teaching points and flowers', async ({
    page,
    signedIn: { tuid },
    control,
  }) => {
    // Begun before any seeded class that could be under way now, so it is the one to show.
    await control.addClass({
      tuid,
      startsInMinutes: -30,
      durationMinutes: 90,
      status: 'Confirmed',
      studentName: 'Li Wei',
    });
    await page.goto('/home');
    await expect(nextClass(page)).toContainText('Li Wei');
    await expect(nextClass(page)).toContainText(/Ends in\s*(59:\d\d|1:00:00)/);
    const countdown = nextClass(page).getByText(/^(\d+:)?\d+:\d\d$/);
    const before = await countdown.innerText();
    await expect(countdown, 'counts down by the second').not.toHaveText(before);
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('Li Wei');
    await expect(page.getByRole('region', { name: 'Teaching points' })).toContainText(/Level [A-D]\d/);
    await expect(page.getByRole('region', { name: 'Flowers' })).toContainText('PHP');
  });

  test('a Yes that is refused stays to be sent again, with the reason', async ({
    page,
    signedIn: { tuid },
    control,
    problems,
  }) => {
    problems.allow(/call failed/);
    await control.requestAttendance({ tuid, startsInMinutes: 180, studentName: 'Ana Gomez' });
    await page.goto('/home');
    await putOffQuestions(page);
    await control.fault({
      path: '/api/TutorComm/AbsentNoticeOperate',
      tuid,
      kind: 'errorCode',
      code: 104,
      message: 'The class starts in less than 30 minutes.',
      count: 1,
    });
    await yesTo(page, 'Ana Gomez').click();
    await expect(needsAnswer(page)).toContainText('The class starts in less than 30 minutes.');
    await yesTo(page, 'Ana Gomez').click();
    await expect(toast(page, /confirmed/i)).toBeVisible();
  });

  test('the header shows 99 unread messages as 99, and 100 as 99+', async ({ page, signedIn: { tuid }, control }) => {
    await page.goto('/home');
    await control.sendMessage({ tuid, title: 'Many', count: 99 - (await unreadCount(page)) });
    await expect(messageLink(page)).toHaveAccessibleName('Message, 99 unread');
    await control.sendMessage({ tuid, title: 'One more' });
    await expect(messageLink(page)).toHaveAccessibleName('Message, 99+ unread');
    await expect(messageLink(page)).toContainText('99+');
  });

  test('the button of a page that is left open can be pressed once the shift has opened', async ({
    page,
    signedIn: { tuid },
    control,
  }) => {
    await control.setClockIn({ tuid, status: -1 });
    await page.clock.install();
    await page.goto('/home');
    await expect(clockInButton(page)).toBeDisabled();
    // The page knows the service's time by now, and reckons on by its own clock.
    await expect(connection(page)).toContainText(liveText);
    await control.setClockIn({ tuid, status: 0 });
    const left = quarterMs - (Date.now() % quarterMs);
    await page.clock.fastForward(left / 2);
    // Somebody is there, or the idle prompt would come.
    await page.mouse.move(1, 1);
    await page.clock.fastForward(left / 2);
    // Pages ask spread over twenty seconds.
    await page.clock.fastForward(20_000);
    await expect(clockInButton(page)).toBeEnabled();
  });

  test('clocking in that is refused shows the reason; then the button shows what the service replied', async ({
    page,
    signedIn: { tuid },
    control,
    problems,
  }) => {
    problems.allow(/call failed|400\b.*\/attendance\/clock-in/);
    await control.setClockIn({ tuid, status: 0 });
    await page.goto('/home');
    // The rules have the whole table; a reply of 1 and one of 2 come to the panel of the shell.
    await expect(clockInButton(page)).toHaveText('Clock In');
    const path = '/api/tutorcomm/Registration';
    await control.fault({
      path,
      tuid,
      kind: 'errorCode',
      code: 1,
      message: 'Clocking in is closed today.',
      count: 1,
    });
    await clockInButton(page).click();
    await expect(toast(page, 'Clocking in is closed today.')).toBeVisible();
    await expect(clockInButton(page)).toBeEnabled();
    for (const { body, label, isEnabled } of [
      { body: 0, label: 'Clock In', isEnabled: true },
      { body: 3, label: 'Late', isEnabled: false },
    ]) {
      await control.setClockIn({ tuid, status: 0, nextResult: body });
      const answered = page.waitForResponse(/\/attendance\/clock-in/);
      await clockInButton(page).click();
      await answered;
      await expect(clockInButton(page), `reply ${body}`).toHaveText(label);
      await expect(clockInButton(page), `reply ${body}`).toBeEnabled({ enabled: isEnabled });
    }
  });
});

test('a class stands at its time in the tutor’s own zone, the company’s one click away; week view pages by 7 days, day view by 1', async ({
  page,
  signedIn,
  control,
}) => {
  const startsAt = Date.now() + 60 * 60_000;
  await control.addClass({ tuid: signedIn.tuid, startsInMinutes: 60, durationMinutes: 25, studentName: 'Li Wei' });
  await page.goto(`/classTab?view=day&date=${zonedDate(new Date(startsAt), 'Asia/Manila')}`);
  const main = page.getByRole('main');
  const lesson = main.getByRole('link', { name: /Li Wei/ }).or(page.getByRole('button', { name: /Li Wei/ }));
  const times = [-1, 0, 1].map((minutes) => timeText(new Date(startsAt + minutes * 60_000), 'Asia/Manila'));
  const shown = (await lesson.first().getAttribute('aria-label')) ?? '';
  expect(
    times.some((time) => shown.includes(time.replace(/ [AP]M$/, ''))),
    `${shown} at ${times[1]}`,
  ).toBe(true);
  await expect(main.getByText(/Manila time/).first()).toBeVisible();
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: /company/i }).click();
  await expect(main.getByText(/Shanghai/).first()).toBeVisible();

  for (const { name, view, days } of [
    { name: 'Day', view: 'day', days: 1 },
    { name: 'Week', view: 'week', days: 7 },
  ]) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    const next = page.getByRole('link', { name: `Next ${view}` });
    const previous = page.getByRole('link', { name: `Previous ${view}` });
    const apart = dateIn(await next.getAttribute('href')) - dateIn(await previous.getAttribute('href'));
    expect(apart / dayMs, view).toBe(2 * days);
    const here = await shownDays(page).innerText();
    await next.click();
    await expect(shownDays(page)).not.toHaveText(here, { useInnerText: true });
    await previous.click();
    await expect(shownDays(page)).toHaveText(here, { useInnerText: true });
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test("another tutor's message is unknown", async ({ signedIn, control, context, problems }) => {
  problems.allow(/call failed/);
  const other = await control.createTutor('ordinary');
  expect(signedIn.tuid).not.toBe(other.tuid);
  for (const [{ tuid }, title] of [
    [other, 'Only for the other tutor'],
    [signedIn, 'Only for this tutor'],
  ] as const) {
    await control.sendMessage({ tuid, title });
  }
  const inbox = await (await context.request.get('/message')).text();
  expect(inbox).toContain('Only for this tutor');
  expect(inbox).not.toContain('Only for the other tutor');
  for (const id of ['999999999', '0', '-1', 'abc', '1e9', '%00']) {
    const response = await context.request.get(`/messageView/${id}`);
    expect(response.status(), id).toBe(404);
  }
  // What is not there does not come by asking again: there is the way out alone.
  const unknown = await context.request.get('/messageView/999999999');
  expect(await unknown.text()).toMatch(/>Go to Dashboard<(?!.*>Try again<)/s);
});

test('what happened is still there after backend and portal were stopped and started', async ({
  context,
  signedIn,
  control,
  stack,
}) => {
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Written before the restart' });
  await stack.portal.stop();
  await stack.backend.stop();
  await stack.heal();
  // The session survives too.
  const inbox = await context.request.get('/message');
  expect(inbox.url()).toMatch(/\/message$/);
  expect(await inbox.text()).toContain('Written before the restart');
});

/** Where an address leads, as the server answers it. */
async function leadsTo(context: BrowserContext, path: string): Promise<string | undefined> {
  const answer = await context.request.get(path, { maxRedirects: 0 });
  return answer.headers().location;
}

/** Unread messages by the header's link. */
async function unreadCount(page: Page): Promise<number> {
  const name = await messageLink(page).getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0);
}

/** The instant of the `date` parameter of a link. */
function dateIn(href: string | null): number {
  return Date.parse(new URL(href ?? '', 'http://portal.invalid').searchParams.get('date') ?? '');
}
