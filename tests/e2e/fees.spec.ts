import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { feeMonthOf } from '@tutor/rules/fees/fee-month';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './portal-test.ts';

/** The amounts of the statement, in whole centavos: its lines, and the total under them. */
async function statement(page: Page): Promise<{ lines: number[]; total: number | undefined }> {
  const cells = await page
    .getByRole('table', { name: /^Service fee of / })
    .locator('tr > :last-child')
    .allInnerTexts();
  const lines = cells.slice(1).map((text) => Math.round(Number(text.replace(/PHP |,/g, '')) * 100));
  return { total: lines.pop(), lines };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test.describe('a tutor with few classes', () => {
  test.use({ template: 'contractPassed' });

  test('sees what each class paid, what was taken off and the file of it, and finds a remark, script or not', async ({
    page,
    browser,
    stack,
    signedIn,
    control,
    problems,
  }) => {
    const add = (startsInMinutes: number, studentName: string, more: object = {}) =>
      control.addClass({ tuid: signedIn.tuid, startsInMinutes, durationMinutes: 25, studentName, ...more });
    const paid = await add(-40, 'Li Wei', { lessonFeeCentavos: 9_050, lessonKind: 'normal' });
    await add(-80, 'Ana Gomez', { lessonFeeCentavos: 12_000, lessonKind: 'vip', missingRemark: true });
    for (let index = 3; index < 30; index += 1) await add(-40 * index, 'Mia Chen', { lessonFeeCentavos: 9_000 });
    const month = feeMonthOf(new Date(Date.now() - 15 * 60_000));
    const cancelled = await add(600, 'Emma Brown', { lessonFeeCentavos: 9_000, lessonKind: 'normal' });

    // What is cancelled ten hours ahead costs the whole fee.
    await page.goto(`/classDetail/${cancelled}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel class' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption('2');
    await dialog.getByRole('button', { name: 'Cancel class' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/serviceFee');
    await expect(page).toHaveURL(/\/serviceFee\/accounting$/);
    await page.goto(`/serviceFee/accounting?month=${month}`);
    const { lines, total } = await statement(page);
    expect(lines.length).toBeGreaterThan(2);
    expect(total).toBe(sum(lines));
    await expectAccessible(page, 'accounting');
    await expect(page.getByRole('list', { name: 'Deductions' })).toContainText('-PHP 90');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await (await download).path();
    const rows = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(rows.filter((row) => row.includes('Li Wei'))).toHaveLength(1);
    expect(rows.at(-1)).toBe(`,,Total,,,${((total ?? 0) / 100).toFixed(2)}`);

    await page.getByRole('link', { name: 'Emma Brown' }).click();
    await expect(page).toHaveURL(new RegExp(`/classDetail/${cancelled}$`));

    problems.allow(/^request failed: GET \S+\.js csp$/);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
    problems.watch(plain);
    await signIn(plain, stack.origin, signedIn);
    const bare = await plain.newPage();
    await bare.goto(`/serviceFee/accounting?month=${month}`);
    await bare.getByRole('link', { name: 'What each class paid' }).click();
    const list = bare.getByRole('list', { name: /^Completed classes in / });
    await expect(list.getByRole('listitem').first()).toContainText('Li Wei');
    await expect(list.getByRole('listitem').first()).toContainText('PHP 90.50');
    await expect(list.getByRole('listitem').nth(1)).toContainText('Remark missing');
    await expect(list.getByRole('link', { name: 'Li Wei' })).toHaveAttribute('href', `/classDetail/${paid}`);
    // Beyond the last page is the last page.
    await bare.goto(`/serviceFee/completedClasses?month=${month}&page=99`);
    await expect(bare).toHaveURL(/page=\d$/);
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await bare.getByRole('link', { name: 'History remarks' }).click();
    await bare.getByRole('searchbox').fill('li wei');
    await bare.getByRole('button', { name: 'Search' }).click();
    await expect(bare.getByRole('status').filter({ hasText: /^1 remark with “li wei”/ })).toBeVisible();
    await expect(bare.getByRole('list', { name: 'Remarks' }).getByRole('link')).toHaveAttribute(
      'href',
      `/classDetail/${paid}#remark`,
    );
    await plain.close();
  });
});

test.describe('a franchisee', () => {
  test.use({ template: 'franchisee' });

  test('is told who keeps the records of the fee', async ({ page, signedIn: _, problems }) => {
    problems.allow(/404/);
    await page.goto('/serviceFee/paymentRecord');
    await expect(page.getByText('Your franchise pays your service fee.')).toBeVisible();
  });
});

test('payments lead to the month that they pay', async ({ page, signedIn, control }) => {
  // Far enough back for its month to be over.
  await control.addClass({ tuid: signedIn.tuid, startsInMinutes: -60 * 24 * 70, durationMinutes: 25 });
  await page.goto('/serviceFee/paymentRecord');
  const first = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').last();
  await expect(first).toContainText('Paid');
  await expectAccessible(page, 'payment record');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/accounting\?month=/);
  await expect(page.getByText('This month is closed.')).toBeVisible();
});
