import type { Locator, Page } from '@playwright/test';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { days } from '@tutor/rules/time/durations';
import { cancelled, confirmed, photo } from '../e2e/attendance-answers.ts';
import { press, tabTo, type } from '../e2e/keyboard.ts';
import { expect, signIn, test } from '../e2e/portal-test.ts';
import { accountField, expectReadyToSend, passwordField, questions, shownDays, toast } from '../e2e/screen.ts';
import { serviceAs } from '../stack/service.ts';
import { Line } from './line.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });
test.setTimeout(240_000);

/** What a line that comes and goes leaves in consoles and logs; the tracer reads previews, which our policy refuses. */
const brokenLine = [/request failed/, /WebSocket/, /ERR_/, /\b(401|50\d)\b/, /call failed/, /Connecting to 'blob:/];

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, studentName: string) =>
  questions(page).getByRole('listitem').filter({ hasText: studentName });
const outbox = (page: Page) => page.getByRole('region', { name: 'Replies on their way' });
const changesLeft = (page: Page) => page.getByText(/^\d+ changes?$/).first();

test('a tutor runs a week on a bad line, by keyboard alone, and loses no reply, no remark and no slot', async ({
  stack,
  context,
  page,
  control,
  tutor,
  problems,
}) => {
  problems.allow(...brokenLine);
  const { tuid } = tutor;
  const service = await serviceAs(stack, tutor);
  const line = await Line.start(stack);
  /** Slow, as on the best of days. */
  const mend = (): void => {
    line.front.fault = { kind: 'late', ms: 40 };
  };
  /** Presses something of which the answer is lost: what was asked arrives, and then the line is gone. */
  const pressInto = async (control: Locator, hasArrived: () => Promise<boolean>): Promise<void> => {
    await tabTo(page, control);
    // Only now: what a page asks by itself meanwhile would wait too, until the browser has no line left for the press.
    line.front.fault = { kind: 'answersWait' };
    await page.keyboard.press('Enter');
    await expect.poll(hasArrived, { timeout: 30_000 }).toBe(true);
    // In this order: what a fault held goes on as soon as it is another one.
    line.front.reset();
    line.front.fault = { kind: 'refuse' };
  };
  const classes = async () => {
    const span = { StartTime: at(-1), EndTime: at(3) };
    const { body } = await service.classes.classTable({ body: span });
    return Object.fromEntries(body.flatMap(({ Course, Status }) => (Course == null ? [] : [[Course.StuName, Status]])));
  };
  try {
    await control.setSchedule({ tuid, isCleared: true, allowance: 4 });
    const lesson = { tuid, lessonFeeCentavos: 9_000 };
    await control.requestAttendance({ ...lesson, startsInMinutes: 200, studentName: 'Ana Gomez' });
    await control.requestAttendance({ ...lesson, startsInMinutes: 300, studentName: 'Leo Wang' });
    await control.addClass({ ...lesson, startsInMinutes: 1_800, durationMinutes: 25, studentName: 'Li Wei' });
    const taught = { startsInMinutes: -90, durationMinutes: 25, missingRemark: true, studentName: 'Gao Peng' };
    const clid = await control.addClass({ ...lesson, ...taught, lessonKind: 'vip' });
    mend();
    await signIn(context, line.origin, tutor);

    await test.step('a Yes whose answer is lost and a No without a line wait, and claim nothing', async () => {
      await page.goto(`${line.origin}/home`);
      await expect(questions(page).getByRole('listitem')).toHaveCount(2);
      // The last page that is fetched ahead: on its way it would take a line of the few that a browser has.
      await expectReadyToSend(page, 'training/training-overview');
      // The form of a No is fetched ahead: it opens where nothing can be fetched any more.
      await hasFetched(page, 'attendance-no-control');
      await pressInto(
        question(page, 'Ana Gomez').getByRole('button', { name: 'Yes' }),
        async () => (await service.attendance.pending()).body.length === 1,
      );
      await expect(question(page, 'Ana Gomez')).toContainText('Waiting');
      await press(page, question(page, 'Leo Wang').getByRole('link', { name: 'No' }));
      const form = page.getByRole('dialog', { name: 'Cancel this class?' });
      await tabTo(page, form.getByLabel('Reason'));
      await page.keyboard.type('Brownout');
      await type(page, form.getByLabel('Note'), 'The whole street is dark.');
      const attachment = form.getByLabel('Attachment', { exact: true });
      await tabTo(page, attachment);
      await attachment.setInputFiles(photo);
      await press(page, form.getByRole('button', { name: 'Submit' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(outbox(page).getByText('Waiting', { exact: true })).toHaveCount(2, { timeout: 30_000 });
      await expect(page.getByText(confirmed)).toHaveCount(0);
      await expect(page.getByText(cancelled)).toHaveCount(0);
    });

    await test.step('they outlive a reload, are seen in another tab, and Log Out warns of them', async () => {
      await control.fault({
        path: '/api/TutorComm/AbsentNoticeOperate',
        tuid,
        kind: 'status',
        code: 500,
        count: 1_000,
      });
      mend();
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/attendance/send', async (route) => {
        if (route.request().postData()?.includes('answer=no') === true) await held;
        await route.continue();
      });
      const goesAgain = page.waitForRequest((request) => request.postData()?.includes('answer=no') === true);
      await page.reload();
      await goesAgain;
      // While the No goes again nobody is asked for it once more: no dialog comes in between, and no button is taken away.
      await expect(outbox(page).getByRole('button', { name: 'Take back' })).toHaveCount(2, { timeout: 30_000 });
      await press(page, page.getByRole('banner').getByRole('button', { name: /Torres/ }));
      await press(page, page.getByRole('button', { name: 'Log Out' }));
      const warning = page.getByRole('alertdialog', { name: '2 answers have not been sent yet' });
      await press(page, warning.getByRole('button', { name: 'Stay' }));
      await expect(warning).toHaveCount(0);
      letGo();
      await expect(outbox(page).getByText('Waiting', { exact: true })).toHaveCount(2, { timeout: 30_000 });
      await page.unroute('**/attendance/send');
      const other = await context.newPage();
      await other.goto(`${line.origin}/message`);
      await expect(outbox(other).getByText('Waiting', { exact: true })).toHaveCount(2, { timeout: 30_000 });
      await page.bringToFront();
      // Reached while nothing can be sent: from then on the replies may go by themselves before it is pressed.
      await tabTo(page, outbox(page).getByRole('button', { name: 'Send now' }).first());
      await control.clearFaults();
      // All watched for at once: none stands for longer than four seconds.
      const told = [page, other].flatMap((tab) =>
        [confirmed, cancelled].map((text) => expect(toast(tab, text)).toBeVisible()),
      );
      await Promise.all([page.keyboard.press('Enter'), ...told]);
      await other.close();
      expect(await classes()).toMatchObject({ 'Ana Gomez': 'Confirmed', 'Leo Wang': 'Canceled' });
    });

    await test.step('a remark whose answer is lost stays in the form, and the page learns that it was saved', async () => {
      await press(page, page.getByRole('navigation').getByRole('link', { name: 'Class Table' }).first());
      await expect(shownDays(page)).toBeVisible();
      const shown = await shownDays(page).innerText();
      const grid = page.getByRole('grid');
      await tabTo(page, grid.locator('[tabindex="0"]'));
      // So long that another page would be outlined meanwhile: who turns the page of a table stays in it.
      line.front.fault = { kind: 'late', ms: 400 };
      await page.keyboard.press('PageDown');
      await expect(shownDays(page)).not.toHaveText(shown, { useInnerText: true });
      await expect(grid.locator(':focus')).toHaveCount(1);
      mend();
      await page.keyboard.press('PageUp');
      await expect(shownDays(page)).toHaveText(shown, { useInnerText: true });

      await press(page, page.getByRole('link', { name: '1 remark is due' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Remarks due' })).toBeVisible();
      await press(page, main(page).getByRole('link', { name: 'Gao Peng' }));
      const remark = main(page).getByRole('region', { name: 'VIP remark' });
      for (const label of ['What we did', 'What went well', 'What to work on', 'What comes next']) {
        await type(page, remark.getByLabel(label), `${label}: past tense.`);
      }
      await pressInto(
        remark.getByRole('button', { name: 'Save remark' }),
        async () => (await service.classRemarks.remark({ body: { CLID: clid } })).body.Version === 1,
      );
      await expect(remark.getByText(unreachableMessage)).toBeVisible();
      await expect(remark.getByLabel('What we did')).toHaveValue('What we did: past tense.');
      mend();
      await expect(remark.getByRole('button', { name: 'Edit remark' })).toBeVisible({ timeout: 30_000 });
      await expect(remark).toContainText('What comes next: past tense.');
    });

    await test.step('a class is cancelled once, although its answer is lost', async () => {
      await page.goto(`${line.origin}/releaseTime/cancle`);
      await tabTo(page, page.getByRole('checkbox', { name: /Li Wei/ }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('heading', { name: 'Selected (1)' })).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Submit', exact: true }));
      const review = page.getByRole('dialog', { name: 'Cancel 1 item?' });
      await pressInto(
        review.getByRole('button', { name: 'Cancel 1 item' }),
        async () => (await classes())['Li Wei'] === 'Canceled',
      );
      await expect(page.getByRole('alert').filter({ hasText: unreachableMessage }).first()).toBeVisible();
      mend();
      await expect(page.getByRole('heading', { name: 'Selected (0)' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('checkbox', { name: /Li Wei/ })).toHaveCount(0);
    });

    await test.step('next week is scheduled over a lost session and a lost answer', async () => {
      await press(
        page,
        page.getByRole('navigation', { name: 'Self-scheduling' }).getByRole('link', { name: 'Submit' }),
      );
      await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Space');
      await expect(changesLeft(page)).toHaveText('1 change');
      const review = page.getByRole('button', { name: 'Review 3 changes' });
      const send = page.getByRole('dialog', { name: 'Review your changes' }).getByRole('button', { name: 'Submit' });
      const message = '未授权访问,请重新登录!';
      await control.fault({
        path: '/api/Schedule/InsertSchedule',
        tuid,
        kind: 'errorCode',
        code: 3,
        message,
        count: 1,
      });
      await press(page, review);
      await press(page, send);
      await type(page, accountField(page), tutor.account);
      await type(page, passwordField(page), tutor.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your unsent changes are back.')).toBeVisible();
      await expect(changesLeft(page)).toHaveText('1 change');
      await hasFetched(page, 'schedule-review-dialog');
      await press(page, review);
      await pressInto(send, async () => (await service.schedule.restCountOfNextWeek()).body === 1);
      await expect(page.getByRole('alert').filter({ hasText: unreachableMessage }).first()).toBeVisible();
      mend();
      await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled({ timeout: 30_000 });
      await expect(changesLeft(page)).toHaveText('1 change');
    });

    const { Events } = (await service.schedule.allowedEvents()).body;
    const open = Events.filter(({ Status }) => Status === 'Waited').map(({ StartTime }) => Date.parse(StartTime));
    expect(open.map((ms) => (ms - (open[0] ?? 0)) / 60_000)).toEqual([0, 30, 60]);
    expect(await classes()).toMatchObject({
      'Ana Gomez': 'Confirmed',
      'Leo Wang': 'Canceled',
      'Li Wei': 'Canceled',
      'Gao Peng': 'Confirmed',
    });
    // One penalty for each class that was cancelled, and no other.
    const ledger = (await service.scores.ledger({ query: { pageIndex: 1, pageSize: 50 } })).body.Items;
    const known = ['Ana Gomez', 'Leo Wang', 'Li Wei', 'Gao Peng'];
    const charged = ledger.filter(({ StuName = '', Points }) => known.includes(StuName) && Points < 0);
    expect(charged.map(({ StuName, FeePercent }) => [StuName, FeePercent]).sort()).toEqual([
      ['Leo Wang', 100],
      ['Li Wei', 50],
    ]);
  } finally {
    await line.stop();
  }
});

/** Waits until a script that the page fetches ahead of its use is there, with everything that it needs itself. */
async function hasFetched(page: Page, script: string): Promise<void> {
  await page.waitForFunction((part) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]')];
    const got = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return links.some(({ href }) => href.includes(part)) && links.every(({ href }) => got.has(href));
  }, `/${script}-`);
}

/** The instant so many days from now. */
function at(daysAhead: number): string {
  return new Date(Date.now() + days(daysAhead)).toISOString();
}
