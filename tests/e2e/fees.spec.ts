import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { feeMonthOf } from '@tutor/rules/fees/fee-month';
import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';

/** The amounts of the statement, in whole centavos: its lines, and the total under them. */
async function statement(page: Page): Promise<{ lines: number[]; total: number | undefined }> {
  const cells = await page
    .getByRole('table', { name: /^Service fee of / })
    .locator('tr > :last-child')
    .allInnerTexts();
  const lines = cells.slice(1).map((text) => Math.round(Number(text.replace(/PHP |,/g, '').replace('−', '-')) * 100));
  return { total: lines.pop(), lines };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test.describe('a tutor with few classes', () => {
  test.use({ template: 'contractPassed' });

  test('sees what each class paid, what was taken off and the file of it, finds a remark, and what was paid for which month', async ({
    page,
    context,
    stack,
    signedIn,
    control,
  }) => {
    const add = (startsInMinutes: number, studentName: string, more: object = {}) =>
      control.addClass({ tuid: signedIn.tuid, startsInMinutes, durationMinutes: 25, studentName, ...more });
    const paid = await add(-40, 'Li Wei', { lessonFeeCentavos: 9_050, lessonKind: 'normal' });
    await add(-80, 'Ana Gomez', { lessonFeeCentavos: 12_000, lessonKind: 'vip', missingRemark: true });
    for (let index = 3; index < 30; index += 1) await add(-40 * index, 'Mia Chen', { lessonFeeCentavos: 9_000 });
    const month = feeMonthOf(new Date(Date.now() - 15 * 60_000));
    const cancelled = await add(600, 'Emma Brown', { lessonFeeCentavos: 9_000, lessonKind: 'normal' });

    // Far enough back for its month to be over.
    await add(-60 * 24 * 70, 'Noah Smith');
    // What is cancelled ten hours ahead costs the whole fee.
    const service = await serviceAs(stack, signedIn);
    await service.classDetail.cancel({ body: { CLID: cancelled, FeePercent: 100, CancelReason: 2 } });

    expect((await context.request.get('/serviceFee')).url()).toMatch(/\/serviceFee\/accounting$/);
    await page.goto(`/serviceFee/accounting?month=${month}`);
    const { lines, total } = await statement(page);
    expect(lines.length).toBeGreaterThan(2);
    expect(total).toBe(sum(lines));
    await expectAccessible(page, 'accounting');
    await expect(page.getByRole('list', { name: 'Deductions' })).toContainText('−PHP 90');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await (await download).path();
    const rows = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(rows.filter((row) => row.includes('Li Wei'))).toHaveLength(1);
    expect(rows.at(-1)).toBe(`,,Total,,,${((total ?? 0) / 100).toFixed(2)}`);

    await expect(page.getByRole('link', { name: 'Emma Brown' })).toHaveAttribute('href', `/classDetail/${cancelled}`);

    await page.getByRole('link', { name: 'What each class paid' }).click();
    const list = page.getByRole('list', { name: /^Completed classes in / });
    await expect(list.getByRole('listitem').first()).toContainText('Li Wei');
    await expect(list.getByRole('listitem').first()).toContainText('PHP 90.50');
    await expect(list.getByRole('listitem').nth(1)).toContainText('Remark missing');
    await expect(list.getByRole('link', { name: 'Li Wei' })).toHaveAttribute('href', `/classDetail/${paid}`);
    // Beyond the last page is the last page.
    const beyond = await context.request.get(`/serviceFee/completedClasses?month=${month}&page=99`);
    expect(beyond.url()).toMatch(/page=\d$/);
    expect(await beyond.text()).toMatch(/href="\/classDetail\/\d+"/);
    await page.getByRole('link', { name: 'History remarks' }).click();
    await page.getByRole('searchbox').fill('li wei');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^1 remark with “li wei”/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Remarks' }).getByRole('link')).toHaveAttribute(
      'href',
      `/classDetail/${paid}#remark`,
    );
    // Its address alone, without script, shows the same.
    expect(await (await context.request.get(page.url())).text()).toContain(`href="/classDetail/${paid}#remark"`);

    // Payments lead to the month that they pay.
    await page.getByRole('link', { name: 'Payment record' }).click();
    const first = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').last();
    await expect(first).toContainText('Paid');
    await expectAccessible(page, 'payment record');
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/accounting\?month=/);
    await expect(page.getByText('This month is closed.')).toBeVisible();
  });
});
