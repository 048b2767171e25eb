import { expect, test } from './portal-test.ts';

test('a tutor tests the line twice, reads what it is good for, and compares both', async ({ page, signedIn: _ }) => {
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Network Test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Network test' })).toBeVisible();
  await expect(page.getByText('No tests yet')).toBeVisible();

  // Stopped at once, and it leaves the portal free for the next one.
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Stop the test' }).click();
  await expect(page.getByText('The test was stopped.').last()).toBeVisible();
  await expect(page.getByText('No tests yet')).toBeVisible();

  for (const kept of [1, 2]) {
    await page.getByRole('button', { name: 'Test again' }).click();
    await expect(page.getByText('It is kept in your tests.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('listitem').filter({ hasText: 'Download' })).toContainText(/Mbit\/s/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Packet loss' })).toContainText('Not measured');
    await expect(page.getByText(kept === 1 ? 'Show the test as a table' : 'Show 2 tests as a table')).toBeVisible();
  }
  const compared = page.getByRole('table', { name: 'Both tests' });
  await expect(compared.getByRole('row', { name: /^Upload/ })).toContainText(/Mbit\/s/);
  await page.reload();
  await expect(compared).toBeVisible();
});
