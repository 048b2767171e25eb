import { unreachableMessage } from '@tutor/api/core/api-error';
import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { connection, liveText, toast } from './screen.ts';

/** The head of a JPEG of 16 × 16: enough to be known as a picture. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffc00011080010001003012200021101031101', 'hex'),
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(64, 0x11),
    Buffer.from('ffd9', 'hex'),
  ]),
});

test.describe('flowers for cash', () => {
  test.use({ template: 'noGrowthGroup' });

  test('are exchanged from the user panel by keyboard, once, and a bad count is told at its field', async ({
    page,
    signedIn,
    control,
    problems,
    stack,
  }) => {
    problems.allow(/ERR_CONNECTION_RESET|429|HTTP 400: POST \S+forCash|status of 400 .*forCash/);
    const service = await serviceAs(stack, signedIn);
    const before = (await service.flowers.amount()).body;
    await control.giveFlowers({ tuid: signedIn.tuid, add: 500 });
    await page.goto('/flowers/usedFlowers');
    await page.getByRole('banner').getByRole('button', { name: /Lim/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Flowers For Cash' }).click();
    const dialog = page.getByRole('dialog', { name: 'Flowers For Cash' });
    await dialog.getByLabel('Flowers', { exact: true }).fill('101');
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Exceeding the quota, please re-enter!')).toBeVisible();
    await dialog.getByLabel('Flowers', { exact: true }).fill('0');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please re-enter the valid number of flowers', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Required!', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Remark: Required!' })).toBeVisible();
    // Typed key by key: what was wrong goes with the first one, and the focus stays.
    const count = dialog.getByLabel('Flowers', { exact: true });
    await count.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12');
    await expect(count).toHaveValue('12');
    await dialog.getByLabel('Remark').fill('Rent of November');
    await expectAccessible(page, 'flowers for cash');
    // The service asks to slow down: said over what is typed, which stays.
    const tooMany = { path: '/api/TeachInfo/ExchangeCash', tuid: signedIn.tuid, kind: 'rateLimit', count: 1 } as const;
    const slowDown = page.getByRole('alertdialog', { name: 'Too many requests' });
    await control.fault({ ...tooMany, message: 'Once a minute, please.' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(slowDown).toContainText('Once a minute, please.');
    await slowDown.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(count).toHaveValue('12');
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(toast(page, '12 flowers were exchanged for PHP 60.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Rent of November/ })).toContainText('PHP 60');
    expect((await service.flowers.amount()).body).toMatchObject({
      Flowers: before.Flowers + 488,
      ExchangedThisMonth: before.ExchangedThisMonth + 12,
    });

    // The rest of the month, on the page of its own; the answer is lost once, and Confirm again is the same exchange.
    const rest = 100 - before.ExchangedThisMonth - 12;
    await page.goto('/flowers/forCash');
    await page.getByLabel('Flowers', { exact: true }).fill('1');
    await page.getByLabel('Remark').fill('Rent of December');
    await control.fault({ ...tooMany, message: 'Not so fast, please.' });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(slowDown).toContainText('Not so fast, please.');
    await page.goto('/flowers/forCash');
    await page.getByLabel('Flowers', { exact: true }).fill(String(rest - 1));
    await page.getByLabel('Remark').fill('Rent of December');
    await page.route(
      (url) => url.pathname === '/flowers/forCash' && url.searchParams.has('_data'),
      async (route) => {
        await route.fetch();
        // A lost answer brings no cookie either.
        await page.context().clearCookies({ name: 'flash' });
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toHaveText(unreachableMessage);
    await expect(page.getByText('99 of 100', { exact: true })).toBeVisible();
    // What was said stays while live news bring the page's data anew.
    await control.giveFlowers({ tuid: signedIn.tuid, add: 4_000 });
    await control.addClass({ tuid: signedIn.tuid, startsInMinutes: 3_000, durationMinutes: 25, status: 'Confirmed' });
    await expect(page.getByText(/^worth PHP \d\d,/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(unreachableMessage);
    // After a reload it is the same form still: with other words it is told apart from what has arrived.
    await page.reload();
    await page.getByLabel('Flowers', { exact: true }).fill('1');
    await page.getByLabel('Remark').fill('Rent of January');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('What you sent first has arrived, without your changes.');
    expect((await service.flowers.amount()).body.ExchangedThisMonth).toBe(99);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('row', { name: /Rent of January/ })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /Rent of December/ })).toHaveCount(1);
    expect((await service.flowers.amount()).body.ExchangedThisMonth).toBe(100);

    await control.giveFlowers({ tuid: signedIn.tuid, isExchangeOpen: false });
    await page.goto('/flowers/forCash');
    await expect(page.getByText('The system is being upgraded. You will be notified once it is done.')).toBeVisible();
  });
});

test('feedback is sent from any page, keeps its words through a failing service, is answered and replied to; an appeal begins at its class', async ({
  page,
  signedIn,
  control,
  problems,
  stack,
}) => {
  problems.allow(/50\d|400|Failed to load resource/);
  // Everything of before is read.
  const service = await serviceAs(stack, signedIn);
  const { body } = await service.feedback.list({ body: { PageIndex: 1, PageSize: 20 } });
  for (const { ID } of body.Items) await service.feedback.get({ query: { id: ID } });
  await control.setShell({ tuid: signedIn.tuid, hasFeedbackNews: false });
  // Plain http has no randomUUID, and the form has a key all the same.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await page.goto('/message');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByLabel('Type').selectOption('36');
  await dialog.getByLabel('Content').fill('No sound for ten minutes.');
  await page.reload();
  const reopen = () => page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await reopen();
  // Neither Escape nor a click beside gives up what was typed.
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await reopen();
  await expect(dialog.getByLabel('Content')).toHaveValue('No sound for ten minutes.');
  await page.mouse.click(2, 2);
  await expect(dialog).toHaveCount(0);
  await reopen();
  await expect(dialog.getByLabel('Content')).toHaveValue('No sound for ten minutes.');
  await expect(dialog.getByLabel('Type')).toHaveValue('36');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Class ID')).toBeFocused();
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: -7_000,
    durationMinutes: 25,
    status: 'Confirmed',
  });
  await dialog.getByLabel('Class ID').fill(String(clid));
  await control.fault({ path: '/api/FeedBack/Add', tuid: signedIn.tuid, kind: 'status', code: 503, count: 1 });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Content')).toHaveValue('No sound for ten minutes.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Your feedback was sent. Thank you.')).toBeVisible();

  await control.answerFeedback({ tuid: signedIn.tuid, remark: 'Which browser was it?' });
  await page.goto('/myFeedback');
  const dot = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Feedback\s*New/ });
  await expect(dot).toBeVisible();
  await expectAccessible(page, 'feedback');
  await page.getByRole('link', { name: 'Problem in the classroom' }).first().click();
  await expect(page.getByText('Which browser was it?')).toBeVisible();
  await expect(dot).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  // What the company says while a reply is typed comes with the next news, and takes nobody out of the field.
  await expect(connection(page)).toContainText(liveText);
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.pressSequentially('Chr');
  await control.answerFeedback({ tuid: signedIn.tuid, remark: 'And which version?' });
  await control.addClass({ tuid: signedIn.tuid, startsInMinutes: 3_000, durationMinutes: 25, status: 'Confirmed' });
  await expect(page.getByText('And which version?')).toBeVisible();
  await page.keyboard.type('ome');
  await expect(reply).toHaveValue('Chrome');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('Chrome');

  // An appeal is not sent without evidence, and stands in the list.
  const appealed = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: -3_000,
    durationMinutes: 25,
    status: 'Confirmed',
  });
  await page.goto(`/classDetail/${appealed}`);
  await page.getByRole('link', { name: 'Appeal' }).click();
  const form = page.getByRole('form', { name: 'Appeal' });
  await form.getByLabel('Content').fill('The fee of this class is missing in my payment record.');
  await form.getByRole('button', { name: 'Send appeal' }).click();
  await expect(form.getByRole('link', { name: 'File: Required' })).toBeVisible();
  await form.getByLabel('File', { exact: true }).setInputFiles(picture('record.jpg'));
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(page, 'appeal');
  await form.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('img', { name: 'record.jpg' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Feedback' }).first().click();
  await page.getByRole('link', { name: /^Appeals/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Class ${appealed}` })).toContainText('Waiting');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a friend is referred, feedback is sent and flowers are exchanged by plain forms', async ({
    page,
    signedIn,
    stack,
    problems,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/);
    problems.allow(/400/);
    await page.goto('/referrals');
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('E-mail').fill('nonsense');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('link', { name: 'E-mail: E-mail must be valid' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    await page.getByLabel('Last name').fill('Cruz');
    await page.getByLabel('E-mail').fill(`ana.${signedIn.tuid}@mail.example`);
    await page.getByLabel('Phone number').fill('917-555-0101');
    await page.getByLabel(/My friend agrees/).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/myReferrals/);
    await expect(page.getByRole('list', { name: 'Referrals' })).toContainText('Ana Cruz');

    await page.goto('/myFeedback/new');
    await page.getByLabel('Type').selectOption('7');
    await page.getByLabel('Content').fill('A darker theme, please.');
    await page.getByLabel('File').setInputFiles(picture('idea.jpg'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('list', { name: 'Feedback' })).toContainText('A darker theme, please.');

    await page.goto('/flowers/forCash');
    await page.getByLabel('Flowers', { exact: true }).fill('3');
    await page.getByLabel('Remark').fill('Rent');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('row', { name: /^Rent/ })).toContainText('PHP 15');
    const service = await serviceAs(stack, signedIn);
    const { body } = await service.feedback.list({ body: { PageIndex: 1, PageSize: 1 } });
    const sent = await service.feedback.get({ query: { id: body.Items[0]?.ID ?? 0 } });
    expect(sent.body.FileUrl).toMatch(/^ProblemScreenshot\//);
  });
});
