import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { dayText } from '@tutor/rules/time/zoned-text';
import type { Tutor } from '../stack/control.ts';
import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { connection, holdScripts, liveText, toast } from './screen.ts';

// A tutor with little work of their own, in Manila.
test.use({ template: 'contractPassed' });

const zone = 'Asia/Manila';
const submitPath = '/releaseTime/submit';
const cancelPath = '/releaseTime/cancle';
const dayAhead = (count: number): Date => addZonedDays(startOfZonedDay(new Date(), zone), count, zone);
const dayName = (count: number): string => dayText(dayAhead(count), zone, 'long');
const startsInMinutes = (daysAhead: number, minute: number): number =>
  (dayAhead(daysAhead).getTime() + minutes(minute) - Date.now()) / minutes(1);

const cell = (page: Page, daysAhead: number, rest: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${dayName(daysAhead)}, ${rest}`) });
const changesLeft = (page: Page): Locator => page.getByText(/^\d+ changes?$/).first();
const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review your changes' });

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Review \d/ }).click();
  await review(page).getByRole('button', { name: 'Submit' }).click();
}

test('a tutor schedules next week by keyboard alone, and the reminder goes once it is submitted', async ({
  page,
  signedIn,
  control,
}) => {
  const { tuid } = signedIn;
  await control.setSchedule({
    tuid,
    isCleared: true,
    allowance: 4,
    slots: [{ daysAhead: 9, minute: 1_080, count: 3, busyTime: 'evening' }],
  });
  await control.setShell({ tuid, isSelfScheduleRemindDue: true });
  await page.goto('/home');
  await page
    .getByRole('link', { name: /schedule/i })
    .and(page.locator(`a[href="${submitPath}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(submitPath);
  await expect(changesLeft(page)).toHaveText('4 changes');
  await expectAccessible(page, submitPath);

  // Tab leads to one cell of the grid: the first open half hour.
  await page.getByRole('button', { name: 'Copy last week' }).focus();
  const evening = cell(page, 9, '6:00 to 6:30 PM, Busy time');
  await page.keyboard.press('Tab');
  await expect(evening).toBeFocused();
  // A busy time goes with any of its half hours, and comes back when it is selected again.
  const busyTime = page.getByRole('checkbox', { name: /6:00 – 7:30 PM/ });
  await page.keyboard.press('Space');
  await expect(busyTime).not.toBeChecked();
  await expect(changesLeft(page)).toHaveText('1 change');
  await page.keyboard.press('Space');
  await expect(busyTime).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '6:00 PM is open. 4 changes left.' })).toHaveCount(1);

  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '4 half hours are open. 0 changes left.' })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No modification for plotted schedule');
  await page.keyboard.press('Control+z');
  await expect(changesLeft(page)).toHaveText('4 changes');
  await page.keyboard.press('Control+y');
  await expect(changesLeft(page)).toHaveText('0 changes');

  await page.getByRole('button', { name: 'Review 4 changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('heading', { name: 'Opens (4)' })).toBeVisible();
  await review(page).getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your schedule is saved.')).toBeVisible();
  await expect(review(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled();
  await expect(cell(page, 7, '6:00 to 6:30 PM, Open$')).toHaveAttribute('aria-selected', 'true');
  await expect(changesLeft(page)).toHaveText('0 changes');

  // Nothing reminds any more.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Feedback' }).last()).toBeVisible();
  await expect(page.locator(`a[href="${submitPath}"]`)).toHaveCount(0);
});

test('copies last week after a dry run', async ({ page, signedIn, control, stack }) => {
  const { tuid } = signedIn;
  await control.setSchedule({
    tuid,
    isCleared: true,
    allowance: 10,
    slots: [
      { daysAhead: 1, minute: 540, count: 4 },
      { daysAhead: 8, minute: 600, isDisabled: true },
    ],
  });
  const leaveAt = dayAhead(8).getTime() + minutes(630);
  const service = await serviceAs(stack, signedIn);
  const { body: leave } = await service.leave.addLeave({
    body: {
      LeaveType: 3,
      StartTime: new Date(leaveAt).toISOString(),
      EndTime: new Date(leaveAt + minutes(30)).toISOString(),
      Reason: 'A wedding',
      AgreedClasses: 0,
      AgreedFeeCentavos: 0,
      AgreedPoints: 0,
      IdempotencyKey: randomUUID(),
    },
  });
  await control.decideLeave({ id: leave.ID, isApproved: true });
  await page.goto(submitPath);
  await page.getByRole('button', { name: 'Copy last week' }).click();
  const plan = page.getByRole('dialog', { name: 'Copy last week' });
  await expect(plan.getByRole('heading', { name: 'Opens (2)' })).toBeVisible();
  await expect(plan.getByRole('heading', { name: 'Not available next week (1)' })).toBeVisible();
  await expect(plan.getByRole('heading', { name: 'You are on leave next week (1)' })).toBeVisible();
  await expect(changesLeft(page)).toHaveText('10 changes');
  await plan.getByRole('button', { name: 'Open 2 half hours' }).click();
  await expect(cell(page, 8, '10:30 to 11:00 AM, On leave$')).toHaveAttribute('aria-disabled', 'true');
  await expect(changesLeft(page)).toHaveText('8 changes');

  await send(page);
  await expect(toast(page, 'Your schedule is saved.')).toBeVisible();
  await expect(cell(page, 8, '9:00 to 9:30 AM, Open$')).toBeVisible();
  await expect(changesLeft(page)).toHaveText('8 changes');

  // What was saved is done with: the same once more, after it was closed elsewhere, is a submission of its own.
  const Items = [540, 570].map((minute) => ({
    StartTime: new Date(dayAhead(8).getTime() + minutes(minute)).toISOString(),
    Status: 'Canceled' as const,
  }));
  await service.schedule.insertSchedule({ body: { IdempotencyKey: randomUUID(), Items } });
  await expect(cell(page, 8, '9:00 to 9:30 AM, Closed$')).toBeVisible();
  await page.getByRole('button', { name: 'Copy last week' }).click();
  await plan.getByRole('button', { name: 'Open 2 half hours' }).click();
  await send(page);
  await expect(cell(page, 8, '9:00 to 9:30 AM, Open$')).toBeVisible();
});

test('what changed between loading and submitting is told, slot by slot, and nothing is saved; unsent changes survive a reload', async ({
  page,
  context,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/call failed/, /400\b.*\/releaseTime\/submit/);
  const { tuid } = signedIn;
  await control.setSchedule({ tuid, isCleared: true, allowance: 2 });
  // A press that begins before the scripts have come ends where it began, and counts. The evening lies far below the
  // morning, to which the grid moves by itself.
  const release = await holdScripts(page);
  await page.goto(submitPath, { waitUntil: 'commit' });
  await cell(page, 8, '6:00 to 6:30 PM').hover();
  await page.mouse.down();
  release();
  await expect(connection(page)).toContainText(liveText);
  await page.mouse.up();
  await expect(changesLeft(page)).toHaveText('1 change');
  await cell(page, 9, '9:00 to 9:30 AM').click();
  await expect(changesLeft(page)).toHaveText('0 changes');
  await control.setSchedule({ tuid, allowance: 1 });
  await send(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'No modification for plotted schedule' }).first(),
  ).toBeVisible();
  await expect(changesLeft(page)).toHaveText('0 changes');
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeDisabled();

  // A half hour that is booked meanwhile needs no opening any more, as soon as the page hears of it; the other change stays.
  await control.setSchedule({ tuid, allowance: 5 });
  await control.addClass({ tuid, startsInMinutes: startsInMinutes(9, 540), durationMinutes: 25 });
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeEnabled();

  // What the page has not heard of is told by the answer, at the half hour itself.
  await control.setSchedule({ tuid, slots: [{ daysAhead: 8, minute: 1_080, isDisabled: true, status: 'Canceled' }] });
  await cell(page, 10, '9:00 to 9:30 AM').click();
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed.' }).first()).toBeVisible();
  await expect(cell(page, 8, '6:00 to 6:30 PM, .*The company keeps this time.')).toBeVisible();
  await control.setSchedule({ tuid, limitReason: 'Please sign your contract first.' });
  await page.reload();
  await expect(page.getByText('Your unsent changes are back.')).toBeVisible();
  await expect(cell(page, 10, '9:00 to 9:30 AM, Open, changed')).toBeVisible();
  await expect(page.getByText('Please sign your contract first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeDisabled();
  await control.setSchedule({ tuid, openSelfSchedule: false, openSelfCancel: false });
  for (const path of [submitPath, cancelPath]) {
    expect(await (await context.request.get(path)).text(), path).toMatch(/<h2[^>]*>[^<]*not open to you yet/);
  }
});

/** Two classes and open time: one class tomorrow, whose id is given, and one next week. */
async function prepareCancel(control: Parameters<Parameters<typeof test>[2]>[0]['control'], { tuid }: Tutor) {
  await control.setSchedule({ tuid, isCleared: true, allowance: 1, slots: [{ daysAhead: 9, minute: 600 }] });
  const clid = await control.addClass({
    tuid,
    startsInMinutes: 60 * 30,
    durationMinutes: 25,
    studentName: 'Li Wei',
    lessonFeeCentavos: 9_000,
  });
  await control.addClass({
    tuid,
    startsInMinutes: startsInMinutes(8, 540),
    durationMinutes: 25,
    studentName: 'Ana Gomez',
  });
  return clid;
}

test('a tutor selects over two pages what to cancel, sees what it costs, and cancels it once', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/400\b.*\/releaseTime\/cancle/);
  const clid = await prepareCancel(control, signedIn);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(cancelPath);
  await expect(page.getByRole('checkbox', { name: /Li Wei/ })).toBeVisible();
  await expectAccessible(page, `${cancelPath} at 390 px`);
  // On a phone the button stays in view over the whole week once something is selected, and never lies over what has the focus.
  await page.setViewportSize({ width: 390, height: 500 });
  const submit = page.getByRole('button', { name: 'Cancel selected' });
  await expect(submit).not.toBeInViewport();
  await page.getByRole('checkbox', { name: /Li Wei/ }).check();
  await expect(submit).toBeInViewport({ ratio: 1 });
  const takeOut = page.getByRole('button', { name: /Take out Li Wei/ });
  await page.keyboard.press('Tab');
  await expect(takeOut).toBeFocused();
  const [focused, bar] = await Promise.all([takeOut.boundingBox(), submit.boundingBox()]);
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toBeDisabled();
  const tomorrow = page.getByRole('checkbox', { name: /Li Wei/ });
  await expect(tomorrow).toHaveAccessibleDescription(/^50\s% of the lesson fee \(PHP 45\) and 2 points$/);
  await tomorrow.check();
  await expect(changesLeft(page)).toHaveText('1 change');
  await page.getByRole('link', { name: 'Next 7 days' }).click();
  await expect(page.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Ana Gomez/ }).check();
  await expect(changesLeft(page)).toHaveText('0 changes');
  // On a phone what was refused stands above the bar, wherever one ticks.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('checkbox', { name: /Open time/ }).click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('No modification for plotted schedule');
  await expect(said).toBeInViewport({ ratio: 1 });
  const [saidAt, barAt] = await Promise.all([said.boundingBox(), submit.boundingBox()]);
  expect((saidAt?.y ?? 0) + (saidAt?.height ?? 0)).toBeLessThan(barAt?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /Take out Ana Gomez/ }).click();
  await page.getByRole('checkbox', { name: /Open time/ }).check();
  await expect(page.getByRole('heading', { name: 'Selected (2)' })).toBeVisible();

  // The service's clock says a dearer penalty than the page: nothing is cancelled, and both are there to decide again.
  await control.fault({
    path: '/api/Schedule/CancelSchedule',
    tuid: signedIn.tuid,
    kind: 'malformed',
    message: JSON.stringify({
      ErrorCode: 0,
      Msg: 'Nothing was cancelled: the penalty has risen. Please look again.',
      Body: {
        IsSaved: false,
        Refused: [{ StartTime: new Date().toISOString(), CLID: clid, FeePercent: 100, Reason: 'You were shown 50 %.' }],
      },
    }),
    count: 1,
  });
  const question = page.getByRole('dialog', { name: 'Cancel 2 items?' });
  await submit.click();
  const reason = page.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await reason.selectOption('Brownout');
  await submit.click();
  await question.getByRole('button', { name: 'Cancel 2 items' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the penalty has risen' }).first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await submit.click();
  await expect(question.getByRole('listitem').filter({ hasText: 'You were shown 50 %.' })).toContainText('PHP 90');
  await question.getByRole('button', { name: 'Cancel 2 items' }).dblclick();
  await expect(toast(page, 'Your cancellation is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Selected (0)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Open time/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Ana Gomez/ })).toBeVisible();
  // The day view moves by one day.
  await page.goto(`${cancelPath}?view=day`);
  await expect(page.getByRole('region', { name: dayName(0) })).toBeVisible();
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(page.getByRole('region', { name: dayName(1) })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Li Wei/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tutor opens, closes and cancels by ticking and sending', async ({ page, signedIn, control, problems }) => {
    problems.allow(
      /^request failed: GET \S+\.js csp$/,
      /^HTTP 400: POST \S+\/releaseTime\/cancle\?/,
      /status of 400 .*\/releaseTime\/cancle\?/,
    );
    const { tuid } = signedIn;
    await control.setSchedule({ tuid, isCleared: true, allowance: 2, slots: [{ daysAhead: 8, minute: 600 }] });
    await page.goto(submitPath);
    const form = page.getByRole('form', { name: 'Change your time' });
    // What only works by script is not there.
    await expect(page.getByRole('grid')).toBeVisible();
    for (const name of ['Undo', 'Copy last week']) await expect(page.getByRole('button', { name })).toBeHidden();
    const card = await page.getByRole('region', { name: 'Change your time' }).boundingBox();
    const dates = await page.getByRole('heading', { level: 2, name: /–/ }).boundingBox();
    expect((dates?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await form.getByText(dayName(8)).click();
    await form.getByRole('checkbox', { name: 'Open 9:00 – 9:30 AM' }).and(page.locator(':visible')).check();
    await form.getByRole('checkbox', { name: 'Close 10:00 – 10:30 AM' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(submitPath);
    await expect(page.getByText('Your schedule is saved.')).toBeVisible();
    await form.getByText(dayName(8)).click();
    await expect(
      form.getByRole('checkbox', { name: 'Open 10:00 – 10:30 AM' }).and(page.locator(':visible')),
    ).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Close 9:00 – 9:30 AM' })).toBeVisible();

    await prepareCancel(control, signedIn);
    await page.goto(cancelPath);
    await page.getByRole('button', { name: 'Cancel selected' }).click();
    await expect(page.getByText('Nothing is selected.')).toBeVisible();
    // What has come between loading and sending is said with its time, where nothing can be marked.
    await page.getByRole('link', { name: 'Next 7 days' }).click();
    await page.getByRole('checkbox', { name: /Open time/ }).check();
    await control.addClass({ tuid: signedIn.tuid, startsInMinutes: startsInMinutes(9, 600), durationMinutes: 25 });
    await page.getByRole('button', { name: 'Cancel selected' }).click();
    await expect(page.getByText(/, 10:00 AM: A class is booked at this time\./)).toBeVisible();
    await page.goto(cancelPath);
    await page.getByRole('checkbox', { name: /Li Wei/ }).check();
    await page.getByRole('textbox', { name: /^Note/ }).fill('Until six');
    await page.getByRole('button', { name: 'Cancel selected' }).click();
    await expect(page.getByText('Choose why you cannot take the classes.').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Li Wei/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('Until six');
    await page.getByRole('combobox', { name: 'Reason' }).selectOption('Brownout');
    await page.getByRole('button', { name: 'Cancel selected' }).click();
    await expect(page).toHaveURL(cancelPath);
    await expect(page.getByText('Your cancellation is saved.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Li Wei/ })).toHaveCount(0);
  });
});
