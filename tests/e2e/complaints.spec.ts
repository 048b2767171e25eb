import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { connection, liveText } from './screen.ts';

test('a complaint is found, answered by keyboard, and its reply survives a failing line; comments are narrowed down and answered once', async ({
  page,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/400/, /503/);
  const { tuid } = signedIn;
  const comId = await control.addComplaint({ tuid, type: 'Late for class', reason: 'Four minutes late.' });
  await page.goto('/complaintList');
  await expect(page).toHaveURL(/\/complaintList\/receivedComplaint$/);
  await page
    .getByRole('navigation', { name: 'Complaints', exact: true })
    .getByRole('link', { name: 'Needs your reply' })
    .click();
  await expectAccessible(page, 'list of complaints');
  await page.getByRole('link', { name: 'Late for class' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/receivedComplaint/${comId}$`));

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await page.getByRole('button', { name: 'Send reply' }).focus();
  await page.keyboard.press('Enter');
  await expect(reply).toBeFocused();
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await page.keyboard.type('There was a brownout');
  await expect(page.getByText('Required', { exact: true })).toBeHidden();
  // What the company says meanwhile comes with the next news, and takes nobody out of the field.
  await expect(connection(page)).toContainText(liveText);
  await control.answerComplaint({ comId, reply: 'What kept you?' });
  await control.addClass({ tuid, startsInMinutes: 3_000, durationMinutes: 25, status: 'Confirmed' });
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('What kept you?');
  await page.keyboard.type(' in my area.');
  await expect(reply).toHaveValue('There was a brownout in my area.');
  // Kept through a reload, and through a service that does not answer.
  await page.reload();
  await expect(reply).toHaveValue('There was a brownout in my area.');
  // Looked at as it is left.
  await reply.fill('x'.repeat(501));
  await reply.blur();
  await expect(page.getByText('Max 500 characters')).toBeVisible();
  await reply.fill('There was a brownout in my area.');
  await expect(page.getByText('Max 500 characters')).toBeHidden();
  await control.fault({ path: '/api/tutordata/AddComReply', kind: 'status', code: 500, tuid, count: 1 });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(reply).toHaveValue('There was a brownout in my area.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('There was a brownout in my area.');
  await expect(page.getByText('Being reviewed')).toBeVisible();
  await expect(reply).toHaveValue('');

  await control.answerComplaint({ comId, reply: 'The recording shows it.', state: 'upheld' });
  await page.reload();
  await expect(reply).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Appeal', exact: true })).toHaveAttribute(
    'href',
    /^\/myFeedback\/appeal\?ledger=\d+$/,
  );
  await expectAccessible(page, 'a complaint');

  // The complaint names no class: the appeal asks for it, and the checklist follows what is typed.
  await page.getByRole('link', { name: 'Appeal', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your appeal is against' })).toContainText('Complaint upheld');
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await expect(evidence).toContainText('0 of 3');
  await page.getByRole('form', { name: 'Appeal' }).getByLabel('Class ID').fill('700123');
  await expect(evidence).toContainText('1 of 3');

  // Student comments are narrowed down, answered once, and leave an impression.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Student Comment' }).click();
  await expect(page).toHaveURL(/\/comments\/commentDetails$/);
  const list = page.getByRole('list', { name: 'Student comments' });
  await page.getByLabel('Level').selectOption('5 stars');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/level=5/);
  await expect(list.getByRole('listitem').filter({ hasNot: page.getByText('5 of 5 stars') })).toHaveCount(0);
  const first = list.getByRole('listitem').first();
  await first.getByText(/^Reply/).click();
  await first.getByRole('button', { name: 'Send reply' }).click();
  await expect(first.getByRole('textbox')).toBeFocused();
  await first.getByRole('textbox').fill('See you next week!');
  await first.getByRole('button', { name: 'Send reply' }).click();
  await expect(first).toContainText('Your reply');
  await expect(first).toContainText('See you next week!');
  await expect(page).toHaveURL(/level=5/);
  await expectAccessible(page, 'student comments');

  const find = page.getByRole('form', { name: 'Find comments' });
  await find.getByLabel('From', { exact: true }).fill('2026-11-20');
  await find.getByLabel('To', { exact: true }).fill('2026-11-01');
  await find.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The last day must not be before the first.');
  await page.getByRole('link', { name: 'Label impression' }).click();
  await expect(page.getByRole('progressbar', { name: 'Patient' })).toBeVisible();
  await expectAccessible(page, 'label impression');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a complaint is sent, many are paged through, a clip is viewed and feedback given', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/, /400/);
    await page.goto('/complaintList/receivedComplaint/new');
    await page.getByLabel('Type').selectOption('Other');
    await page.getByLabel('Class ID').fill('twelve');
    await page.getByLabel('What happened').fill('The room did not open.');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByRole('link', { name: 'Class ID: A class ID has digits only' })).toBeVisible();
    await expect(page.getByLabel('What happened')).toHaveValue('The room did not open.');
    await page.getByLabel('Class ID').fill('');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByText('Your complaint was sent.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Complaints you sent' })).toContainText('The room did not open.');

    await control.addComplaint({ tuid: signedIn.tuid, count: 60 });
    await page.goto('/complaintList/receivedComplaint?page=2');
    await expect(page.getByText(/^21 to 40 of [67]\d complaints$/)).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^41 to 60 of/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Received complaints' }).getByRole('listitem')).toHaveCount(20);

    await page.getByRole('link', { name: 'Recitation' }).click();
    const report = page
      .getByRole('list', { name: 'Recitation classes report' })
      .getByRole('listitem')
      .filter({ has: page.getByText('Give feedback on this report') })
      .filter({ has: page.getByRole('link', { name: /^Watch clip/ }) })
      .first();
    const clip = page.waitForEvent('popup');
    await report.getByRole('link', { name: /^Watch clip/ }).click();
    await (await clip).close();
    await report.getByText('Give feedback on this report').click();
    await report.getByRole('textbox').fill('I will read the chant twice.');
    await report.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Your feedback was sent.')).toBeVisible();
    await expect(page.getByText('Your feedback: I will read the chant twice.')).toBeVisible();
  });
});
