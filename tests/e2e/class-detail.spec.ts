import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { connection, holdRequests, liveText, nextClass, toast } from './screen.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

test('a class is prepared: student, current lesson, plan, material set once, training read; lessons on their way cannot be set', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/call failed/);
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: 200,
    durationMinutes: 25,
    studentName: 'Wang Haoran',
    lessonKind: 'normal',
  });
  const before = { startsInMinutes: -9_000, durationMinutes: 25, studentName: 'Wang Haoran' };
  await control.addClass({ tuid: signedIn.tuid, ...before, status: 'Confirmed' });
  await page.goto(`/classDetail/${clid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wang Haoran' })).toBeVisible();
  await expect(section(page, 'Student')).toContainText('Correct mistakes at once');
  await expect(section(page, 'Class status')).toContainText('Unfinished');
  const materials = section(page, 'Teaching material');
  const lesson = materials.getByRole('radio', { checked: true });
  const chosen = materials.getByRole('listitem').filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(chosen).toContainText('Current');
  await materials.getByRole('button', { name: 'Set for this class' }).click();
  await expect(toast(page, /is the teaching material of this class/)).toBeVisible();
  await expect(section(page, 'Class status')).toContainText('Incorrectly finished');
  await expect(chosen).toContainText('Set');
  // By keyboard: the next lesson of the list.
  await lesson.focus();
  await page.keyboard.press('ArrowUp');
  await materials.getByRole('button', { name: 'Set another lesson' }).press('Enter');
  await expect(chosen).toContainText('Set');
  await section(page, 'Training for this course').getByRole('button', { name: 'Read it now' }).click();
  await expect(section(page, 'Training for this course')).toContainText('Read');
  await expect(section(page, 'Training for this course').getByRole('heading', { level: 3 }).first()).toBeVisible();

  const letLessonsCome = await holdRequests(page, /\/classes\/materials\//);
  const course = materials.getByLabel('Course');
  const own = await course.inputValue();
  await course.selectOption({ label: 'IELTS Speaking' });
  await materials.getByRole('button', { name: /^Set (for this class|another lesson)$/ }).click();
  await expect(materials.getByRole('alert')).toHaveText('Please wait for Teaching Material fully loaded.');
  letLessonsCome();
  await expect(materials.getByRole('radio').first()).toBeVisible();
  await expect(materials.getByRole('alert')).toHaveCount(0);
  // A list that fails offers to try again, however often the page has asked for it meanwhile.
  await control.fault({
    path: '/api/ClassTable/GetTeachingMaterials',
    tuid: signedIn.tuid,
    kind: 'errorCode',
    code: 1,
    message: 'No lessons now.',
    count: 10_000,
  });
  await course.selectOption({ label: 'Free Talk' });
  await expect(materials).toContainText('No lessons now.');
  await control.clearFaults();
  await materials.getByRole('button', { name: 'Try again' }).click();
  await expect(materials.getByRole('radio').first()).toBeVisible();
  // A lesson that is picked stays so while another form brings the page up to date, and while one of another course is set.
  const picked = materials.getByRole('radio').nth(2);
  await picked.check();
  const brought = page.waitForResponse(/\/classes\/materials\//);
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  // What is beside the menu moves with it: a press in that moment may miss.
  await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
  await (await brought).finished();
  await expect(picked).toBeChecked();
  const letSet = await holdRequests(page, /\/classDetail\/.*_data=/);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await materials.getByRole('button', { name: /^Set (for this class|another lesson)$/ }).click();
  await sent;
  await course.selectOption(own);
  await expect(picked).not.toBeChecked();
  await picked.check();
  const set = page.waitForResponse(
    (answer) => /\/classDetail\/.*_data=/.test(answer.url()) && answer.request().method() === 'GET',
  );
  letSet();
  await (await set).finished();
  await expect(course).toHaveValue(own);
  await expect(picked).toBeChecked();
  // Another class begins with its own course, whatever was chosen here.
  await course.selectOption({ label: 'Free Talk' });
  await expect(materials.getByRole('radio').first()).toBeVisible();
  await section(page, 'Student').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/classDetail/${clid}$`));
  await expect(course.locator('option:checked')).not.toHaveText('Free Talk');
});

test('cancelling shows what it costs, asks for a reason, asks again when the penalty rose, and charges once', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  // Forms with something missing are answered with 400.
  problems.allow(/400/);
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: 221,
    durationMinutes: 25,
    studentName: 'Wang Haoran',
    lessonFeeCentavos: 9_000,
  });
  // The computer's own clock is five hours fast: the price follows the service's.
  await page.addInitScript(() => {
    const fastByMs = 5 * 60 * 60 * 1_000;
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: ConstructorParameters<typeof Date> | []) {
        if (given.length === 0) super(RealDate.now() + fastByMs);
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + fastByMs;
      }
    } as DateConstructor;
  });
  await page.goto(`/classDetail/${clid}`);
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + 4 * 60 * 60 * 1_000);
  const open = main(page).getByRole('button', { name: 'Cancel class' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the class with Wang Haoran?' });
  const price =
    /^Cancel now: 100\s% of the lesson fee \(PHP 90\) and 2 points\. In (39|4[01]) min it becomes 300\s%\.$/;
  await expect(dialog.getByRole('note')).toHaveText(price);
  // It seems to have slept for three hours: the service is asked, which knows better.
  const asked = page.waitForResponse('**/shell/now');
  await page.evaluate(() => {
    const before = Date.now;
    Date.now = () => before() + 3 * 60 * 60 * 1_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await (await asked).json()).toEqual({ nowMs: expect.any(Number) });
  await expect(dialog.getByRole('note')).toHaveText(price);
  await dialog.getByRole('button', { name: 'Cancel class' }).click();
  await expect(dialog.getByRole('region', { name: 'Please check the following' })).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Required');
  await dialog.getByLabel('Reason').selectOption({ label: 'Brownout' });
  await dialog.getByLabel('Note').fill('The whole street is dark.');
  await control.fault({
    path: '/api/ClassTable/CancelClass',
    tuid: signedIn.tuid,
    kind: 'errorCode',
    code: 107,
    message: 'The penalty has changed. Please look again.',
    count: 1,
  });
  await dialog.getByRole('button', { name: 'Cancel class' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The penalty has changed.');
  await expect(dialog.getByLabel('Note')).toHaveValue('The whole street is dark.');
  await dialog.getByRole('button', { name: 'Cancel class' }).click();
  await expect(
    toast(page, /Your class has been cancelled: 100\s% of the lesson fee \(PHP 90\) and 2 points/),
  ).toBeVisible();
  await expect(open).toHaveCount(0);
  await expect(section(page, 'Class status')).toContainText('This class was cancelled.');
});

test('a remark is helped by a template, survives a reload, is saved once, leaves the queue and can be changed; results that fail leave the page', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  // Forms with something missing are answered with 400.
  problems.allow(/400/, /call failed/, /ERR_CONNECTION_RESET/);
  const add = (startsInMinutes: number, studentName: string) =>
    control.addClass({
      tuid: signedIn.tuid,
      startsInMinutes,
      durationMinutes: 25,
      missingRemark: true,
      lessonKind: 'vip',
      studentName,
    });
  // Over for more than an hour: what ended just now is news, and news has what is shown loaded again.
  await add(-150, 'Lin Anxi (Cindy)');
  await add(-120, 'Gao Peng');
  await page.goto('/remarksDue');
  await expect(connection(page)).toContainText(liveText);
  const path = '/api/ClassTable/GetAIReport';
  await control.fault({ path, tuid: signedIn.tuid, kind: 'errorCode', code: 1, message: 'No report now.', count: 99 });
  await page.getByRole('link', { name: 'Lin Anxi (Cindy)' }).click();
  await expect(main(page)).toContainText('No report now.');
  await control.clearFaults();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).not.toContainText('No report now.');
  const remark = section(page, 'VIP remark');
  const bar = main(page).getByRole('navigation', { name: 'Remarks due' });
  await expect(bar).toContainText(/Remark \d+ of \d+/);
  await remark.getByRole('button', { name: 'Templates' }).click();
  await remark.getByRole('button', { name: 'New template' }).click();
  await remark.getByLabel('Name').fill('Good');
  await remark.getByLabel('Text', { exact: true }).fill('{student} liked {unit}.');
  await remark.getByRole('button', { name: 'Save template' }).click();
  await remark.getByRole('button', { name: /^Good Cindy liked/ }).click();
  const content = remark.getByLabel('What we did');
  await expect(content).toHaveValue(/^Cindy liked .+\.$/);
  await remark.getByLabel('What went well').fill('Prepared well.');
  // While somebody types, news come, and with them a reading that fails: what is known stays, under the tutor's hands.
  await control.fault({
    path: '/api/ClassTable/GetRemark',
    tuid: signedIn.tuid,
    kind: 'errorCode',
    code: 1,
    message: 'No remark now.',
    count: 10_000,
  });
  await add(-90, 'Bai Lu');
  await expect(bar).toContainText('of 3');
  await control.clearFaults();
  await page.keyboard.type(' Twice.');
  await expect(remark.getByLabel('What went well')).toHaveValue('Prepared well. Twice.');
  await page.reload();
  await expect(content).toHaveValue(/^Cindy liked .+\.$/);
  await expect(remark.getByLabel('What went well')).toHaveValue('Prepared well. Twice.');
  await remark.getByRole('button', { name: 'Save remark' }).click();
  await expect(remark.getByLabel('What to work on')).toBeFocused();
  await expect(remark.getByLabel('What to work on')).toHaveAccessibleDescription(/Required/);
  await remark.getByLabel('What to work on').fill('Past tense.');
  await remark.getByLabel('What comes next').fill('A story.');
  await remark.getByRole('button', { name: 'Save remark' }).dblclick();
  await expect(toast(page, 'Your remark was saved.')).toBeVisible();
  await expect(bar).toContainText('Done.');
  await remark.getByRole('button', { name: 'Edit remark' }).click();
  await remark.getByLabel('What comes next').fill('A longer story.');
  // Saved, and then the page cannot be read again: what was written over is not shown as if it were the newest.
  await page.route(/\/classDetail\/.*_data=/, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.continue(),
  );
  await remark.getByRole('button', { name: 'Save changes' }).click();
  await expect(remark).toContainText('Your remark was saved, but it could not be loaded.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(remark).toContainText('A longer story.');
  await test.step('what another window saves meanwhile takes nothing of what is typed here, and is not lost unseen', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const there = section(other, 'VIP remark');
    const saveThere = async (words: string): Promise<void> => {
      await there.getByRole('button', { name: 'Edit remark' }).click();
      await there.getByLabel('What we did').fill(words);
      await there.getByRole('button', { name: 'Save changes' }).click();
      await expect(there.getByRole('button', { name: 'Edit remark' })).toBeVisible();
    };
    await remark.getByRole('button', { name: 'Edit remark' }).click();
    await content.fill('Typed here.');
    await saveThere('Saved there.');
    await expect(remark).toContainText('Saved in another window meanwhile');
    await expect(remark).toContainText('Saved there.');
    await expect(content).toHaveValue('Typed here.');
    await remark.getByRole('button', { name: 'Save changes' }).click();
    await expect(remark.getByRole('alert')).toContainText('The remark was changed in another window.');
    await expect(content).toHaveValue('Typed here.');
    await remark.getByRole('button', { name: 'Save changes' }).click();
    await expect(remark.getByRole('button', { name: 'Edit remark' })).toBeVisible();
    await expect(remark).toContainText('Typed here.');
    // What is typed is still kept, although the other window has saved over the draft that it shares.
    await remark.getByRole('button', { name: 'Edit remark' }).click();
    await content.fill('Typed once more.');
    await expect(there).toContainText('Typed here.');
    await saveThere('Saved there again.');
    await expect(remark).toContainText('Saved there again.');
    await page.reload();
    await expect(remark).toContainText('Saved there again.');
    await remark.getByRole('button', { name: 'Edit remark' }).click();
    await expect(content).toHaveValue('Typed once more.');
    await remark.getByRole('button', { name: 'Cancel' }).click();
    await other.close();
  });
  await bar.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gao Peng' })).toBeVisible();
  await remark.getByRole('button', { name: 'Write later' }).click();
  await expect(toast(page, /waits in your queue/)).toBeVisible();
  await bar.getByRole('link', { name: 'All remarks due' }).click();
  const due = main(page).getByRole('listitem');
  await expect(due.filter({ hasText: 'Gao Peng' })).toContainText('Put off');
  await expect(due.filter({ hasText: 'Lin Anxi' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('material is set, a remark keeps what was typed until it is whole, and a class is cancelled', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    // Chromium reports the scripts that it was told not to run.
    problems.allow(/400/, /^request failed: GET \S+\.js csp$/);
    const running = await control.addClass({
      tuid: signedIn.tuid,
      startsInMinutes: -5,
      durationMinutes: 25,
      lessonKind: 'vip',
      studentName: 'Wang Haoran',
    });
    await page.goto(`/classDetail/${running}`);
    await section(page, 'Teaching material').getByRole('button', { name: 'Set for this class' }).click();
    await expect(section(page, 'Class status')).toContainText('Teaching material set');
    // A lesson of another course: its list is asked for first, so that what is set is what is shown.
    const materials = section(page, 'Teaching material');
    await materials.getByLabel('Course').selectOption({ label: 'Free Talk' });
    await materials.getByRole('button', { name: 'Show' }).click();
    const other = materials.getByRole('listitem').filter({ hasText: 'Food and festivals' }).first();
    await other.getByRole('radio').check();
    await materials.getByRole('button', { name: /^Set / }).click();
    await expect(materials).toContainText(/Set for this class: .*Food and festivals/);
    const remark = section(page, 'VIP remark');
    await remark.getByLabel('What we did').fill('Half of it');
    await remark.getByRole('button', { name: 'Save remark' }).click();
    await expect(remark.getByLabel('What we did')).toHaveValue('Half of it');
    await expect(remark.getByLabel('What went well')).toHaveAccessibleDescription(/Required/);
    for (const label of ['What went well', 'What to work on', 'What comes next'])
      await remark.getByLabel(label).fill('x');
    await remark.getByRole('button', { name: 'Save remark' }).click();
    await expect(section(page, 'Class status')).toContainText('Remark written');
    const ahead = await control.addClass({ tuid: signedIn.tuid, startsInMinutes: 300, durationMinutes: 25 });
    await page.goto(`/classDetail/${ahead}`);
    await main(page).getByRole('link', { name: 'Cancel class' }).click();
    await main(page).getByLabel('Reason').selectOption('1');
    await main(page).getByRole('button', { name: 'Cancel class' }).click();
    await expect(section(page, 'Class status')).toContainText('This class was cancelled.');
  });
});

test('a class is joined from the dashboard, an open one from its page: beside the portal, in the client in its place', async ({
  page,
  context,
  signedIn,
  control,
  stack,
  problems,
}) => {
  problems.allow(/call failed/);
  const { tuid } = signedIn;
  // Whatever the hour, the class that comes is the next one.
  await control.setSchedule({ tuid, isCleared: true });
  await control.setShell({ tuid, isOpenClassTeacher: true });
  const title = 'Story hour';
  const openId = await control.addOpenClass({ tuid, startsInMinutes: 5, title, studentNames: ['Li Wei'] });
  await page.goto('/home');
  const points = page.getByRole('region', { name: 'Teaching points' });
  await expect(points).toBeVisible();
  await expect(connection(page)).toContainText(liveText);
  // The class comes live; what cannot be read with it stays as it was.
  await control.fault({ path: '/api/tutordata/TutorAllScore', tuid, kind: 'status', code: 500, count: 10_000 });
  const clid = await control.addClass({ tuid, startsInMinutes: 3, durationMinutes: 25, studentName: 'Wang Haoran' });
  await expect(nextClass(page)).toContainText('Wang Haoran');
  await expect(points).toBeVisible();
  await control.clearFaults();
  const room = context.waitForEvent('page');
  await nextClass(page).getByRole('link', { name: 'Join class' }).click();
  await expect(await room).toHaveURL(new RegExp(`/classroom/class/${clid}\\?`));
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('link', { name: 'Public class' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public class' })).toBeVisible();
  await page.getByText('1 student', { exact: true }).click();
  await expect(page.getByText('Li Wei')).toBeVisible();
  await expectAccessible(page, '/publicClass');
  const openRoom = context.waitForEvent('page');
  await page.getByRole('link', { name: `Join open class ${title}` }).click();
  await expect(await openRoom).toHaveURL(new RegExp(`/classroom/open/${openId}\\?`));

  // The desktop client says by its cookie what it is: its own scheme, and no window of its own.
  const joinLink = async (): Promise<string> =>
    /<a [^>]*Join open class [^>]*>/.exec(await (await context.request.get('/publicClass')).text())?.[0] ?? 'none';
  expect(await joinLink()).toContain('target="_blank"');
  await context.addCookies([{ name: 'client', value: 'IjEi', url: stack.origin }]);
  expect(await joinLink()).toMatch(/^<a (?!.*target)/);
  for (const [path, address] of [
    [`/classes/join/${clid}`, `tutor-client://classroom/${clid}?expires=`],
    [`/publicClass/join/${openId}`, `tutor-client://open-classroom/${openId}?expires=`],
  ]) {
    const answer = await context.request.get(`${stack.origin}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toContain(address);
  }
});
