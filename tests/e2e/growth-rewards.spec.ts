import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { toast } from './screen.ts';

test('a tutor receives right and medal, wears it, dresses and renames the pet, shares a class photo and turns calm mode on', async ({
  page,
  signedIn,
  stack,
}) => {
  const service = await serviceAs(stack, signedIn);
  const flowers = (await service.flowers.amount()).body.Flowers;

  await page.goto('/growthCenter/achievementRewards');
  await expectAccessible(page, 'rewards');
  await page.getByRole('button', { name: 'Receive 5 flowers, LV.3' }).press('Enter');
  await expect(toast(page, 'Received: 5 flowers are added to yours at once.')).toBeVisible();
  expect((await service.flowers.amount()).body.Flowers).toBe(flowers + 5);
  await page.getByRole('button', { name: 'Receive the medal LV.1' }).press('Enter');
  await page.getByRole('button', { name: 'Wear the medal LV.1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Take off the medal LV.1' })).toBeVisible();
  await page.getByRole('link', { name: 'Show steps of Classes completed' }).click();
  await expect(page.getByRole('list', { name: 'Steps of Classes completed' })).toBeVisible();

  const { Score: before } = (await service.growth.homeTask()).body;
  await page.getByRole('link', { name: 'Share a class photo' }).click();
  const form = page.getByRole('form', { name: 'Share a class photo' });
  await form.getByLabel('Class', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Words').fill('We sang the weather song.');
  // Last: the dialog of the upload stands over the form for a moment.
  const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await form
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await expect(form.getByRole('list', { name: 'Photo: chosen' })).toContainText('Uploaded');
  await form.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Your photo is shared. It brought 3 growth values.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'We sang the weather song.' })).toBeVisible();
  expect((await service.growth.homeTask()).body.Score).toBe(before + 3);

  await page.getByRole('link', { name: /^Pet( \d+ waiting)?$/ }).click();
  await expectAccessible(page, 'the pet');
  await page.getByRole('button', { name: 'Receive Story book of LV.3' }).click();
  await page.getByRole('button', { name: 'Wear Story book' }).click();
  await expect(page.getByRole('img', { name: /^A round, downy chick with story book\./ }).first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Papaya');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(toast(page, 'Your pet is called Papaya.')).toBeVisible();
  await page.getByRole('button', { name: 'Calm mode' }).click();
  await expect(page.getByRole('button', { name: 'Calm mode', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Calm mode', pressed: true })).toBeVisible();
  expect((await service.growthPet.petInfo()).body).toMatchObject({ PetName: 'Papaya', Wears: ['book'], AlterNum: 1 });
});

test.describe('without JavaScript, on the first visit', () => {
  test.use({ javaScriptEnabled: false, template: 'firstLogin' });

  test.beforeEach(({ problems }) => {
    // A browser that runs no scripts refuses to preload them, and says so.
    problems.allow(/^request failed: GET \S+\.js csp$/);
    // A name that is refused.
    problems.allow(/400/);
  });

  test('a tutor begins, adopts the egg, names it, and finds the stages', async ({ page, signedIn, stack }) => {
    await page.goto('/growthCenter');
    await page.getByRole('button', { name: 'Start in the Growth Center' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the Growth Center' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Adopt the egg' }).click();
    await page.getByRole('link', { name: 'Name and clothes' }).click();
    await page.getByLabel('Name', { exact: true }).fill('🥭');
    await page.getByRole('button', { name: 'Name it' }).click();
    await expect(page.getByText('A name cannot have emoji. Letters and numbers are fine.').first()).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Mango');
    await page.getByRole('button', { name: 'Name it' }).click();
    await expect(page.getByText('Your pet is called Mango.')).toBeVisible();
    const { body } = await (await serviceAs(stack, signedIn)).growthPet.petInfo();
    expect(body).toMatchObject({ IsAdopt: true, PetName: 'Mango', PetLevel: 1, AlterNum: 3 });
  });
});
