import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';

test('points are followed from the dashboard to their month, their ledger and an appeal', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'All months and the points ledger' }).click();
  const months = page.getByRole('table', { name: 'Teaching points by month and cause' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await expectAccessible(page, 'score months');
  await months.getByRole('link').first().click();
  await expect(page).toHaveURL(/pointsLedger\?month=\d{4}-\d\d$/);
  await page.getByRole('link', { name: 'Show all' }).click();
  // The form is another one from here on.
  await expect(page).toHaveURL(/pointsLedger$/);
  await expect(page.getByRole('link', { name: 'Show all' })).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('Losses only');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const losses = page.getByRole('list', { name: 'Points ledger' });
  await expect(losses.getByRole('listitem').filter({ hasText: '+' })).toHaveCount(0);
  await expect(losses.getByRole('link', { name: /^Appeal/ }).first()).toHaveAttribute(
    'href',
    /^\/myFeedback\/appeal\?ledger=\d+$/,
  );
  await expectAccessible(page, 'points ledger');
});

test('estimates follow what is typed, and the address without script', async ({
  page,
  signedIn: _,
  browser,
  context,
}) => {
  await page.goto('/scores/estimates?fiveStars=3&share=50');
  const simulator = page.getByRole('form', { name: 'Level simulator' });
  await expect(simulator.getByLabel('5 stars')).toHaveValue('3');
  await expect(page.getByText('(+6)')).toBeVisible();
  await simulator.getByLabel('5 stars').fill('4');
  await expect(page.getByText('(+8)')).toBeVisible();
  await expectAccessible(page, 'estimates');

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const paper = await plain.newPage();
  await paper.goto(page.url());
  await paper.getByLabel('Complaint').fill('1');
  await paper.getByRole('form', { name: 'Level simulator' }).getByRole('button', { name: 'Estimate' }).click();
  await expect(paper.getByText('(−4)')).toBeVisible();
  await paper.getByLabel('Booked classes that take place').selectOption('70 %');
  await paper.getByRole('form', { name: 'Earnings projection' }).getByRole('button', { name: 'Estimate' }).click();
  await expect(paper.getByText(/booked, 70 % of them/)).toBeVisible();
  await plain.close();
});

test('the score of each class and the summary of its parts are looked up', async ({ page, signedIn: _ }) => {
  await page.goto('/SOP');
  await expect(page).toHaveURL(/\/SOP\/scoreClass$/);
  const list = page.getByRole('list', { name: 'SOP score of each class' });
  await list
    .getByText(/^Score by part/)
    .first()
    .click();
  await expect(list.getByRole('progressbar', { name: 'Correction' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Grade' }).getByRole('link', { name: 'Good' }).click();
  await expect(page).toHaveURL(/grade=good/);
  await expect(list.getByRole('listitem').filter({ hasNotText: 'Good' })).toHaveCount(0);
  await expectAccessible(page, 'SOP score of each class');
  await page.getByRole('link', { name: 'Assessment summary' }).click();
  await expect(page.getByRole('progressbar', { name: 'Student speaking time' })).toBeVisible();
  await expectAccessible(page, 'assessment summary');
});
