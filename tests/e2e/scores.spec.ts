import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { holdScripts } from './screen.ts';

test('points are followed from the dashboard to their month, their ledger and an appeal; SOP scores by class and by part', async ({
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

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SOP Score/class' }).click();
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

test('estimates follow what is typed, and the address without script', async ({ page, signedIn: _, context }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/scores/estimates?fiveStars=3&share=50', { waitUntil: 'commit' });
  const simulator = page.getByRole('form', { name: 'Level simulator' });
  await expect(simulator.getByLabel('5 stars')).toHaveValue('3');
  await expect(page.getByText('(+6)')).toBeVisible();
  // What is typed and chosen before the scripts come counts too.
  await simulator.getByLabel('5 stars').fill('4');
  await page.getByLabel('Booked classes that take place').selectOption('90 %');
  letScriptsCome();
  await expect(page.getByText('(+8)')).toBeVisible();
  await expect(page.getByText(/booked, 90 % of them/)).toBeVisible();
  await expectAccessible(page, 'estimates');

  // What the forms send without script is an address that shows the same.
  const addressOf = async (name: string): Promise<string> => {
    const form = page.getByRole('form', { name });
    await expect(form.getByRole('button', { name: 'Estimate' })).toHaveAttribute('type', 'submit');
    await expect(form).toHaveAttribute('method', 'get');
    const fields = await form.evaluate((element) =>
      element instanceof HTMLFormElement
        ? [...new FormData(element)].map(([field, value]) => [field, String(value)])
        : [],
    );
    return `${await form.getAttribute('action')}?${new URLSearchParams(fields)}`;
  };
  const without = async (address: string): Promise<string> =>
    (await (await context.request.get(address)).text()).replaceAll('<!-- -->', '');
  await simulator.getByLabel('Complaint').fill('1');
  expect(await without(await addressOf('Level simulator'))).toContain('(−2)');
  await page.getByLabel('Booked classes that take place').selectOption('70 %');
  expect(await without(await addressOf('Earnings projection'))).toMatch(/booked, 70 % of them/);
});
