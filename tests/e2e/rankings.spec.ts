import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { toast } from './screen.ts';

test('a tutor compares places, reads on as far as the own row, and takes the name out of the ranking', async ({
  page,
  signedIn,
  control,
}) => {
  await control.giveOrders(signedIn.tuid);
  await page.goto('/rankings');
  await expect(page.getByRole('table', { name: 'Your places in the rankings' })).toBeVisible();
  await expectAccessible(page, 'all rankings');

  await page.getByRole('main').getByRole('link', { name: 'Received orders' }).first().click();
  await page.waitForURL(/\/receivedOrdersRanking$/);
  const ranking = page.getByRole('table', { name: 'Received orders', exact: true });
  await expect(ranking).toHaveAttribute('aria-rowcount', /^\d{3}$/);
  await expectAccessible(page, 'a ranking', { isFrameKnown: true });
  const own = page.getByRole('row', { name: /\(you\)/ });
  await page.getByRole('button', { name: 'Show my place' }).press('Enter');
  await expect(own).toBeFocused();

  await page.getByRole('button', { name: 'Hide my name from others' }).press('Enter');
  await expect(toast(page, 'Others no longer see your name in the rankings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show my name to others' })).toBeVisible();
});
