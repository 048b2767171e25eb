import { zonedDate } from '@tutor/rules/time/zone';
import { expect, test } from './portal-test.ts';
import { connection, holdScripts, liveText } from './screen.ts';

const zone = 'Asia/Manila';

test('a class leads to its page; the calendar address is read without a session until it is taken back, and no log knows it', async ({
  page,
  context,
  stack,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/call failed/);
  const clid = await control.addClass({
    tuid: signedIn.tuid,
    startsInMinutes: 30,
    durationMinutes: 25,
    studentName: 'Li Wei',
  });
  const day = zonedDate(new Date(Date.now() + 30 * 60_000), zone);
  // One that lasts over midnight stands on either day.
  const lesson = page.getByRole('link', { name: /Li Wei/ }).first();
  // A press that begins before the scripts have come ends where it began: the table does not move under it.
  const release = await holdScripts(page);
  await page.goto(`/classTab?view=week&date=${day}`, { waitUntil: 'commit' });
  // Late in the day it stands at the foot of the window, where the offers of the frame lie over it.
  await lesson.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await lesson.hover();
  await page.mouse.down();
  release();
  await expect(connection(page)).toContainText(liveText);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/classDetail/${clid}$`));
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lesson).toHaveAttribute('href', `/classDetail/${clid}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const view of ['week', 'day']) {
    const withoutScript = await (await context.request.get(`/classTab?view=${view}&date=${day}`)).text();
    expect(withoutScript, view).toContain(`href="/classDetail/${clid}"`);
  }

  await page.keyboard.press('Escape');
  // A feed that cannot be had leaves the table where it is, and is asked for again.
  const path = '/api/ClassTable/GetCalendarFeed';
  await control.fault({ path, tuid: signedIn.tuid, kind: 'errorCode', code: 1, message: 'No feed now.', count: 9 });
  await page.getByRole('link', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await expect(dialog).toContainText('No feed now.');
  await control.clearFaults();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const address = dialog.getByLabel('Your calendar address');
  await dialog.getByRole('button', { name: 'Create an address' }).click();
  const first = await address.inputValue();

  const answer = await fetch(first);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`UID:class-${clid}@tutor-portal\r\n`);
  expect(text).toContain('TRIGGER:-PT15M\r\n');
  const again = await fetch(first, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  await dialog.getByRole('checkbox', { name: '1 h before' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await fetch(first)).text()).toContain('TRIGGER:-PT1H\r\n');

  const question = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Renew the address' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await fetch(first)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Renew the address' }).click();
  await question.getByRole('button', { name: 'Renew' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('no calendar can read your classes')).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
  expect((await fetch(`${stack.origin}/calendar/${'A'.repeat(43)}`)).status).toBe(404);

  const log = [...stack.portal.log, ...stack.backend.log].join('\n');
  for (const made of [first, second]) {
    const token = /calendar\/([\w-]{43})\.ics$/.exec(made)?.[1] ?? made;
    expect(log).not.toContain(token);
  }
});

test('the field of the day shows the day of its page, also after going to another one and back', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/classTab?view=day&date=2026-01-05');
  const form = page.getByRole('form', { name: 'Go to a day' });
  await expect(connection(page)).toContainText(liveText);
  await form.getByLabel('Go to a day').fill('2026-02-03');
  await form.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/date=2026-02-03/);
  await expect(form.getByLabel('Go to a day')).toHaveValue('2026-02-03');
  await page.goBack();
  await expect(page).toHaveURL(/date=2026-01-05/);
  await expect(form.getByLabel('Go to a day')).toHaveValue('2026-01-05');
});
