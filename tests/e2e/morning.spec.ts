import type { Page } from '@playwright/test';
import { zonedDate } from '@tutor/rules/time/zone';
import { timeText } from '@tutor/rules/time/zoned-text';
import { expectAccessible } from './axe.ts';
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
  signInButton,
  signInByForm,
  signInRefusal,
  signOut,
  toast,
  yesTo,
} from './screen.ts';

const dayMs = 24 * 60 * 60_000;

test.describe('signing in', () => {
  test('a visitor is sent to /welcome, goes to /login, signs in by the keyboard alone and lands on /home', async ({
    page,
    tutor,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/welcome$/);
    await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let presses = 0; presses < 10; presses += 1) {
      if (await accountField(page).evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(accountField(page)).toBeFocused();
    // The name is trimmed, so a pasted one with spaces around it works.
    await page.keyboard.type(`  ${tutor.account}  `);
    await page.keyboard.press('Tab');
    await page.keyboard.type(tutor.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test("empty fields are told; a wrong password and an unknown account get the server's one message and keep the username", async ({
    page,
    tutor,
    problems,
  }) => {
    problems.allow(/40[01]/);
    await page.goto('/login');
    await signInButton(page).click();
    await expect(page.getByText('Required').first()).toBeVisible();
    await expect(accountField(page)).toHaveAccessibleDescription(/Required/);
    await expect(passwordField(page)).toHaveAccessibleDescription(/Required/);
    const told = new Set<string>();
    for (const account of [tutor.account, 'nobody.of.this.name']) {
      await page.goto('/login');
      await signInByForm(page, { account, password: 'not the password' });
      await expect(signInRefusal(page)).toContainText('Account or password is incorrect.');
      await expect(signInRefusal(page)).toBeFocused();
      await expect(page).toHaveURL(/\/login$/);
      await expect(accountField(page)).toHaveValue(account);
      told.add(await signInRefusal(page).innerText());
    }
    expect(told.size).toBe(1);
    await expectAccessible(page, '/login with an error');
  });

  test('a private page asked for while signed out is where the tutor lands after signing in', async ({
    page,
    tutor,
  }) => {
    await page.goto('/classTab?view=day');
    await expect(page).toHaveURL(/\/welcome/);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signInByForm(page, tutor);
    await expect(page).toHaveURL(/\/classTab\?view=day$/);
  });

  test('an unknown path goes to /404, signed in or not; /welcome and /login lead a signed-in tutor to /home', async ({
    page,
    context,
    tutor,
    stack,
    problems,
  }) => {
    problems.allow(/404/);
    const expectUnknown = async (): Promise<void> => {
      await page.goto('/no/such/page');
      await expect(page).toHaveURL(/\/404$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await expectUnknown();
    await signIn(context, stack.origin, tutor);
    await expectUnknown();
    for (const path of ['/welcome', '/login', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/home$/);
    }
  });
});

test.describe('the dashboard', () => {
  // A tutor whom nothing asks for anything but what the test makes.
  test.use({ template: 'contractPassed' });

  test('shows the class, today, what needs an answer, points, level and flowers', async ({
    page,
    signedIn,
    control,
  }) => {
    // Begun before any seeded class that could be under way now, so it is the one to show.
    await control.addClass({
      tuid: signedIn.tuid,
      startsInMinutes: -30,
      durationMinutes: 90,
      status: 'Confirmed',
      studentName: 'Li Wei',
    });
    await control.requestAttendance({ tuid: signedIn.tuid, startsInMinutes: 180, studentName: 'Ana Gomez' });
    await page.goto('/home');
    await putOffQuestions(page);
    await expect(nextClass(page)).toContainText('Li Wei');
    await expect(nextClass(page)).toContainText(/Ends in\s*(59:\d\d|1:00:00)/);
    const countdown = nextClass(page).getByText(/^(\d+:)?\d+:\d\d$/);
    const before = await countdown.innerText();
    await expect(countdown, 'counts down by the second').not.toHaveText(before);
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('Li Wei');
    await expect(yesTo(page, 'Ana Gomez')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Teaching points' })).toContainText(/Level [A-D]\d/);
    await expect(page.getByRole('region', { name: 'Flowers' })).toContainText('PHP');
  });

  test('shows the unread count in the header: 99 as it is, 100 as 99+', async ({ page, signedIn, control }) => {
    await page.goto('/home');
    const before = await unreadCount(page);
    await control.sendMessage({ tuid: signedIn.tuid, title: 'Many', count: 99 - before });
    await expect(messageLink(page)).toHaveAccessibleName('Message, 99 unread');
    await control.sendMessage({ tuid: signedIn.tuid, title: 'One more' });
    await expect(messageLink(page)).toHaveAccessibleName('Message, 99+ unread');
    await expect(messageLink(page)).toContainText('99+');
  });
});

test.describe('clocking in', () => {
  // Body of the reply → what the button says and whether it can still be pressed (specification, core §4). The whole table
  // stands in the rules; 1 and 2 are clocked in by the panel of the shell.
  const results = [
    { body: -1, label: 'Clocked In', isEnabled: false },
    { body: 3, label: 'Late', isEnabled: false },
    { body: 0, label: 'Clock In', isEnabled: true },
    { body: 7, label: 'Clock In', isEnabled: false },
  ];
  // What the button says before, by the status of the day.
  const statuses = [
    { status: -1, label: 'Clock In', isEnabled: false },
    { status: 2, label: 'Late', isEnabled: false },
  ];

  test('the status of the day and the reply leave the button as the specification says', async ({
    page,
    signedIn: { tuid },
    control,
  }) => {
    for (const { status, label, isEnabled } of statuses) {
      await control.setClockIn({ tuid, status });
      await page.goto('/home');
      await expect(clockInButton(page), `status ${status}`).toHaveText(label);
      await expect(clockInButton(page), `status ${status}`).toBeEnabled({ enabled: isEnabled });
    }
    for (const { body, label, isEnabled } of results) {
      await control.setClockIn({ tuid, status: 0, nextResult: body });
      await page.goto('/home');
      await expect(clockInButton(page)).toHaveText('Clock In');
      await clockInButton(page).click();
      await expect(clockInButton(page), `reply ${body}`).toHaveText(label);
      await expect(clockInButton(page), `reply ${body}`).toBeEnabled({ enabled: isEnabled });
    }
  });

  test('an error of the server shows its message only and the button stays', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/call failed/);
    await control.setClockIn({ tuid: signedIn.tuid, status: 0 });
    await control.fault({
      path: '/api/tutorcomm/Registration',
      tuid: signedIn.tuid,
      kind: 'errorCode',
      code: 1,
      message: 'Clocking in is closed for today.',
      count: 1,
    });
    await page.goto('/home');
    await clockInButton(page).click();
    await expect(toast(page, 'Clocking in is closed for today.')).toBeVisible();
    await expect(clockInButton(page)).toBeEnabled();
  });
});

test.describe('attendance', () => {
  test('a Yes that is refused says why beside the question, which stays', async ({ page, signedIn, control }) => {
    await control.requestAttendance({ tuid: signedIn.tuid, startsInMinutes: 300, studentName: 'Ana Gomez' });
    await page.goto('/home');
    await putOffQuestions(page);
    await control.fault({
      path: '/api/TutorComm/AbsentNoticeOperate',
      tuid: signedIn.tuid,
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
});

test.describe('the class table', () => {
  test('pages by 7 days in week view and by 1 in day view, and goes from one to the other without a full page load', async ({
    page,
    signedIn: _,
  }) => {
    for (const { view, days } of [
      { view: 'week', days: 7 },
      { view: 'day', days: 1 },
    ]) {
      await page.goto(`/classTab?view=${view}&date=2026-11-18`);
      const here = await shownDays(page).innerText();
      const next = page.getByRole('link', { name: `Next ${view}` });
      const previous = page.getByRole('link', { name: `Previous ${view}` });
      const apart = dateIn(await next.getAttribute('href')) - dateIn(await previous.getAttribute('href'));
      expect(apart / dayMs, view).toBe(2 * days);
      await next.click();
      await expect(shownDays(page)).not.toHaveText(here, { useInnerText: true });
      await page.getByRole('link', { name: `Previous ${view}` }).click();
      await expect(shownDays(page)).toHaveText(here, { useInnerText: true });
    }
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    await expect(page).toHaveURL(/view=day/);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });

  test("shows a class at its time in the tutor's own zone, names the zone, and has the company's one click away", async ({
    page,
    signedIn,
    control,
  }) => {
    const startsAt = Date.now() + 60 * 60_000;
    await control.addClass({ tuid: signedIn.tuid, startsInMinutes: 60, durationMinutes: 25, studentName: 'Li Wei' });
    await page.goto(`/classTab?view=day&date=${zonedDate(new Date(startsAt), 'Asia/Manila')}`);
    const lesson = page
      .getByRole('main')
      .getByRole('link', { name: /Li Wei/ })
      .or(page.getByRole('button', { name: /Li Wei/ }));
    const times = [-1, 0, 1].map((minutes) => timeText(new Date(startsAt + minutes * 60_000), 'Asia/Manila'));
    const shown = (await lesson.first().getAttribute('aria-label')) ?? '';
    expect(
      times.some((time) => shown.includes(time.replace(/ [AP]M$/, ''))),
      `${shown} at ${times[1]}`,
    ).toBe(true);
    await expect(
      page
        .getByRole('main')
        .getByText(/Manila time/)
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: /company/i }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/Shanghai/)
        .first(),
    ).toBeVisible();
  });
});

test("another tutor's message is unknown", async ({ page, signedIn, control, context, problems }) => {
  problems.allow(/404/, /call failed/);
  const other = await control.createTutor('ordinary');
  await control.sendMessage({ tuid: other.tuid, title: 'Only for the other tutor' });
  await page.goto('/message');
  await expect(page.getByText('Only for the other tutor')).toHaveCount(0);
  for (const id of ['999999999', '0', '-1', 'abc', '1e9', '%00']) {
    const response = await context.request.get(`/messageView/${id}`);
    expect(response.status(), id).toBe(404);
  }
  expect(signedIn.tuid).not.toBe(other.tuid);
});

test.describe('leaving and coming back', () => {
  test('after Log Out the way back is closed', async ({ page, signedIn: _ }) => {
    await page.goto('/home');
    // A connection that is still being made would be told, and logged, that nobody is signed in any more.
    await expect(connection(page)).toContainText(liveText);
    await signOut(page);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/welcome/);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/welcome/);
  });

  test('what happened is still there after backend and portal were stopped and started', async ({
    page,
    signedIn,
    control,
    stack,
  }) => {
    await control.sendMessage({ tuid: signedIn.tuid, title: 'Written before the restart' });
    await control.setClockIn({ tuid: signedIn.tuid, status: 0, nextResult: 1 });
    await page.goto('/home');
    await clockInButton(page).click();
    await expect(clockInButton(page)).toHaveText('Clocked In');
    await page.goto('about:blank');
    await stack.portal.stop();
    await stack.backend.stop();
    await stack.heal();
    // The session survives too.
    await page.goto('/message');
    await expect(page.getByRole('link', { name: /Written before the restart/ })).toBeVisible();
  });
});

/** Unread messages by the header's link. */
async function unreadCount(page: Page): Promise<number> {
  const name = await messageLink(page).getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0);
}

/** The instant of the `date` parameter of a link. */
function dateIn(href: string | null): number {
  return Date.parse(new URL(href ?? '', 'http://portal.invalid').searchParams.get('date') ?? '');
}
