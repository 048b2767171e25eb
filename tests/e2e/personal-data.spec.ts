import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';

test.describe('a tutor whose data is incomplete', () => {
  test.use({ template: 'incompleteInfo', viewport: { width: 390, height: 844 } });

  test('fills it in part by part by keyboard, on a phone', async ({ page, signedIn, stack, problems }) => {
    problems.allow(/400/);
    await page.goto('/newPersonalData');
    // The incomplete-info notice leads here; on this page it only has to be put away.
    const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await notice.first().waitFor();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);

    const about = page.getByRole('form', { name: 'About you' });
    await about.getByLabel('First name').fill('');
    await about.getByLabel('Birthday').fill('13-40-2001');
    await about.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(about.getByLabel('First name')).toBeFocused();
    await expect(about.getByText('Please write the date as MM-dd-yyyy').first()).toBeVisible();
    await about.getByLabel('First name').fill('Ana');
    await about.getByLabel('Sex').selectOption('2');
    await about.getByLabel('Birthday').fill('2/29/2000');
    await about.getByLabel('Province').fill('Cebu');
    await about.getByLabel('City').fill('Cebu City');
    await about.getByLabel('City').press('Enter');
    await expect(page.getByText('Saved.').last()).toBeVisible();

    const education = page.getByRole('form', { name: 'Education' });
    await education.getByLabel('School').fill('University of San Carlos');
    await education.getByLabel('Degree').selectOption('Bachelor');
    await education.getByLabel('From year').fill('2016');
    await education.getByLabel('To year').fill('2020');
    await education.getByLabel('To year').press('Enter');
    const schools = page.getByRole('list', { name: 'Your schools' });
    await schools.getByRole('link', { name: 'Edit University of San Carlos' }).press('Enter');
    await expect(education.getByLabel('School')).toHaveValue('University of San Carlos');
    await education.getByLabel('To year').fill('2015');
    await education.getByLabel('To year').press('Enter');
    await expect(education.getByText('The end must not be before the start').first()).toBeVisible();
    await education.getByLabel('To year').fill('2021');
    await education.getByLabel('To year').press('Enter');
    await expect(schools.getByRole('listitem')).toHaveText(/2016 – 2021/);

    const equipment = page.getByRole('form', { name: 'Equipment and connection' });
    await equipment.getByLabel('Computer').selectOption('Laptop');
    await equipment.getByLabel('Internet provider').fill('PLDT');
    await equipment.getByLabel('Connection').selectOption('Fibre');
    await equipment.getByLabel('Speed in Mbps').fill('100');
    await equipment.getByLabel('Speed in Mbps').press('Enter');
    const service = await serviceAs(stack, signedIn);
    await expect
      .poll(async () => (await service.personalData.personalData()).body)
      .toMatchObject({
        About: { FirstName: 'Ana', Birthday: '2000-02-29', City: 'Cebu City' },
        Educations: [{ School: 'University of San Carlos', EndYear: 2021 }],
        Equipment: { IntServiceProvider: 'PLDT', InternetSpeed: 100 },
      });
    // Without what floats over parts of the page: a message that has just come, the bar at the lower edge.
    await expect(page.getByText('Saved.').filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 8000 });
    await expectAccessible(page, 'personal data on a phone');
  });
});

test('a TESOL registration is confirmed, sent once, and from then on only read', async ({
  page,
  signedIn,
  stack,
  problems,
}) => {
  problems.allow(/400/);
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
  await question.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted. It cannot be changed any more.')).toBeVisible();
  const service = await serviceAs(stack, signedIn);
  expect((await service.personalData.tesol()).body).toMatchObject({ IDNumber: 'P1234567A', Birthday: '1950-01-01' });
});
