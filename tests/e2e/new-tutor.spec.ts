import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { press, tabTo, type } from './keyboard.ts';
import { expect, test } from './portal-test.ts';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6360000000020001e221bc330000000049454e44ae426082',
    'hex',
  ),
});

/** Chooses a file in a field that the keyboard reached; the dialog that then opens is the system's and not the page's. */
async function choose(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await field.setInputFiles(picture(`${label}.png`));
  await expect(page.getByRole('list', { name: `${label}: chosen` }).getByText('Uploaded')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('a new tutor on a phone, by keyboard alone', () => {
  test.use({ template: 'newTutor', viewport: { width: 390, height: 844 } });
  test.setTimeout(180_000);

  test('goes from the first sign-in to the signed contract in one sitting', async ({
    page,
    tutor,
    stack,
    problems,
  }) => {
    // The tracer reads previews by itself, which our policy refuses.
    problems.allow(/Connecting to 'blob:/, /400/);
    await page.goto('/login');
    await type(page, page.getByRole('textbox', { name: 'Account' }), tutor.account);
    await type(page, page.getByLabel('Password', { exact: true }), tutor.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    await press(page, page.getByRole('dialog', { name: 'What is new' }).getByRole('button', { name: 'Noted' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(notice).toContainText('Please kindly upload your personal information ASAP.');
    await press(page, notice.getByRole('button', { name: 'Confirm' }));
    await page.waitForURL('**/newPersonalData');
    await expect(notice).toHaveCount(0);
    // As high as the page, so that the bar at the lower edge floats over no part of it.
    await page.setViewportSize({ width: 390, height: 8000 });
    await expectAccessible(page, 'personal data on a phone');
    await page.setViewportSize({ width: 390, height: 844 });

    await choose(page, 'Profile picture');
    await choose(page, 'Government ID');
    const files = page.getByRole('form', { name: 'Picture and ID' });
    await press(page, files.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Your files were saved.').last()).toBeVisible();

    const about = page.getByRole('form', { name: 'About you' });
    await tabTo(page, about.getByLabel('Sex'));
    await page.keyboard.type('Female');
    const birthday = about.getByLabel('Birthday');
    await type(page, birthday, '13-40-2001');
    await page.keyboard.press('Enter');
    await expect(birthday).toBeFocused();
    await expect(about.getByText('Please write the date as MM-dd-yyyy').first()).toBeVisible();
    await type(page, birthday, '2/29/2000');
    await type(page, about.getByLabel('Province'), 'Cebu');
    await type(page, about.getByLabel('City'), 'Cebu City');
    await page.keyboard.press('Enter');
    const progress = page.getByRole('region', { name: 'Your progress' });
    await expect(progress.getByText('4 of 7')).toBeVisible();

    const education = page.getByRole('form', { name: 'Education' });
    await type(page, education.getByLabel('School'), 'University of San Carlos');
    await tabTo(page, education.getByLabel('Degree'));
    await page.keyboard.type('Bachelor');
    await type(page, education.getByLabel('From year'), '2016');
    await type(page, education.getByLabel('To year'), '2020');
    await page.keyboard.press('Enter');
    const schools = page.getByRole('list', { name: 'Your schools' });
    await expect(schools).toContainText('University of San Carlos');

    const equipment = page.getByRole('form', { name: 'Equipment and connection' });
    await tabTo(page, equipment.getByLabel('Computer'));
    await page.keyboard.type('Laptop');
    await type(page, equipment.getByLabel('Internet provider'), 'PLDT');
    await tabTo(page, equipment.getByLabel('Connection', { exact: true }));
    await page.keyboard.type('Fibre');
    await type(page, equipment.getByLabel('Speed in Mbps'), '100');
    await page.keyboard.press('Enter');
    await expect(progress.getByText('6 of 7')).toBeVisible();
    // Fields that were only passed on the way are not called wrong.
    await expect(page.getByRole('region', { name: /^Please check/ })).toHaveCount(0);

    await press(page, schools.getByRole('link', { name: 'Edit University of San Carlos' }));
    await expect(education.getByLabel('School')).toHaveValue('University of San Carlos');
    await type(page, education.getByLabel('To year'), '2015');
    await page.keyboard.press('Enter');
    await expect(education.getByText('The end must not be before the start').first()).toBeVisible();
    await type(page, education.getByLabel('To year'), '2021');
    await page.keyboard.press('Enter');
    await expect(schools.getByRole('listitem')).toHaveText(/2016 – 2021/);

    const experience = page.getByRole('form', { name: 'Work experience' });
    await type(page, experience.getByLabel('Employer'), 'Bright Kids');
    await type(page, experience.getByLabel('Position'), 'Teacher');
    await type(page, experience.getByLabel('From year'), '2021');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Your jobs' })).toContainText('Bright Kids');

    const interests = page.getByRole('form', { name: 'Interests and hobbies' });
    await tabTo(page, interests.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await press(page, interests.getByRole('button', { name: 'Save' }));
    await expect(progress.getByText('7 of 7')).toBeVisible();

    const tesol = page.getByRole('form', { name: 'TESOL registration' });
    await type(page, tesol.getByLabel('ID number'), 'P1234567A');
    await tabTo(page, tesol.getByLabel('Do you hold a TESOL certificate?'));
    await page.keyboard.type('No');
    await press(page, tesol.getByRole('button', { name: 'Submit' }));
    const question = page.getByRole('alertdialog', { name: 'Submit your TESOL information?' });
    await expect(question).toContainText('02-29-2000');
    await press(page, question.getByRole('button', { name: 'Submit' }));
    await expect(page.getByRole('region', { name: 'TESOL registration' })).toContainText(
      'It cannot be changed any more.',
    );

    const service = await serviceAs(stack, tutor);
    expect((await service.personalData.personalData()).body).toMatchObject({
      About: { Birthday: '2000-02-29', City: 'Cebu City' },
      Educations: [{ School: 'University of San Carlos', EndYear: 2021 }],
      Equipment: { IntServiceProvider: 'PLDT', InternetSpeed: 100 },
    });

    await press(page, page.getByRole('banner').getByRole('button', { name: /Reyes/ }));
    await press(page, page.getByRole('link', { name: /Sign Contract.*Not signed/ }));
    await page.waitForURL('**/signContract/contract');
    await expectAccessible(page, 'the contract on a phone');
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('link', { name: 'Download', exact: true }));
    expect((await download).suggestedFilename()).toBe('contract-version-1.txt');
    const form = page.getByRole('form', { name: 'Sign the contract' });
    await press(page, form.getByRole('button', { name: 'Sign contract' }));
    await expect(form.getByRole('link', { name: 'Please read the contract and agree to it' })).toBeVisible();
    await tabTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await type(page, form.getByLabel('Full name'), 'pia delos reyes');
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toContainText('Pia delos Reyes');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Auditing');

    const { body } = await service.tutorContract.contractDocument({ body: { IsSigned: true } });
    await expect(receipt).toContainText(createHash('sha256').update(body.Content, 'utf8').digest('hex'));
    expect((await service.profile.contractStatus()).body.Item2).toBe(0);
  });
});
