import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';

test('a TESOL registration is confirmed, sent once, and from then on only read', async ({
  page,
  signedIn,
  stack,
  control,
  problems,
}) => {
  problems.allow(/400|503/);
  await page.goto('/newPersonalData');
  const form = page.getByRole('form', { name: 'TESOL registration' });
  await form.getByLabel('ID number').fill('P1234567A');
  await form.getByLabel('Birthday').fill('12-31-1949');
  await form.getByLabel('Do you hold a TESOL certificate?').selectOption('no');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('The date must be between 01-01-1950 and today').first()).toBeVisible();
  await form.getByLabel('Birthday').fill('01-01-1950');
  await form.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('01-01-1950');
  expect((await question.boundingBox())?.width).toBeCloseTo(1000, -1);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await control.fault({ path: '/api/TeachInfo/SaveTESOLInfo', kind: 'status', code: 503, count: 1 });
  await form.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toContainText('Links seem to get inaccessible.');
  await expect(form.getByLabel('ID number')).toHaveValue('P1234567A');
  await form.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted. It cannot be changed any more.')).toBeVisible();
  const service = await serviceAs(stack, signedIn);
  expect((await service.personalData.tesol()).body).toMatchObject({ IDNumber: 'P1234567A', Birthday: '1950-01-01' });
});
