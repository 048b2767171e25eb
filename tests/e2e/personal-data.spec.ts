import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';
import { takenOver } from './screen.ts';

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6360000000020001e221bc330000000049454e44ae426082',
  'hex',
);

test('a TESOL registration is confirmed, sent once, and from then on only read', async ({
  page,
  signedIn,
  stack,
  control,
  problems,
}) => {
  // The tracer reads previews by itself, which our policy refuses.
  problems.allow(/400|503/, /Connecting to 'blob:/);
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
  // It is a page of the contract too, where what was typed is back.
  await page.goto('/signContract/contract');
  await page
    .getByRole('navigation', { name: 'Sign Contract' })
    .getByRole('link', { name: 'TESOL certification' })
    .click();
  await expect(page).toHaveURL(/\/signContract\/tesolCertification$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?TESOL certification · Tutor Portal$/);
  await expect(form.getByLabel('ID number')).toHaveValue('P1234567A');
  await form.getByLabel('Do you hold a TESOL certificate?').selectOption('Yes,I have');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('link', { name: 'TESOL certificate: Required' })).toBeVisible();
  // What is sent unseen cannot take the focus; its field does.
  await expect(form.getByLabel('TESOL certificate', { exact: true })).toBeFocused();
  await form
    .getByLabel('TESOL certificate', { exact: true })
    .setInputFiles({ name: 'certificate.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByRole('list', { name: 'TESOL certificate: chosen' })).toContainText('Uploaded');
  await expect(form.getByRole('link', { name: 'TESOL certificate: Required' })).toHaveCount(0);
  await control.fault({
    path: '/api/TeachInfo/SaveTESOLInfo',
    tuid: signedIn.tuid,
    kind: 'status',
    code: 503,
    count: 1,
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toContainText('Links seem to get inaccessible.');
  await expect(form.getByLabel('ID number')).toHaveValue('P1234567A');
  await form.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signContract\/tesolCertification#section-tesol$/);
  const service = await serviceAs(stack, signedIn);
  const { body: sent } = await service.personalData.tesol();
  expect(sent).toMatchObject({ IDNumber: 'P1234567A', Birthday: '1950-01-01', HasTESOLCertificate: true });
  expect(sent?.TESOLCertificate).toMatch(/^TesolCertificateSelf\/.+\.png$/);
  const job = { Employer: 'Corner Cafe', Position: 'Waiter', StartYear: 2016, EndYear: 2018, Description: '' };
  await service.personalData.saveExperience({ body: job });
  const summary = page.getByRole('region', { name: 'TESOL registration' });
  for (const path of ['', '/newPersonalData']) {
    if (path !== '') await page.goto(path);
    await expect(summary).toContainText('Submitted. It cannot be changed any more.');
    await expect(summary).toContainText(
      'NameMaria Cristina SantosBirthday01-01-1950ID numberP1234567ATESOL certificateYes,I have',
    );
    await expect(form).toHaveCount(0);
  }
  // A job is taken out once that is confirmed.
  const remove = page.getByRole('button', { name: 'Remove Corner Cafe' });
  await remove.click();
  await expect(question).toContainText('Remove Corner Cafe?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed.').last()).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('what is not saved yet is named at the top of the page and asked about on leaving, until it is saved', async ({
  page,
  signedIn: _,
  problems,
}) => {
  problems.allow(/Connecting to 'blob:/);
  await page.goto('/newPersonalData');
  await takenOver(page);
  const named = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^Not saved yet:/ });
  await expect(named).toHaveCount(0);
  const files = page.getByRole('form', { name: 'Picture and ID' });
  await files
    .getByLabel('Profile picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const chosen = files.getByRole('list', { name: 'Profile picture: chosen' });
  await expect(chosen).toContainText('Uploaded. Not saved yet.');
  await page.getByRole('form', { name: 'About you' }).getByLabel('City').fill('Naga');
  await expect(named).toHaveText('Not saved yet: Picture and ID, About you');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await home.click();
  await expect(question).toContainText('Not saved yet: Picture and ID, About you.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/newPersonalData/);
  await files.getByRole('button', { name: 'Save' }).click();
  await expect(chosen).toContainText('Saved');
  await expect(chosen).not.toContainText('Not saved yet');
  await expect(named).toHaveText('Not saved yet: About you');
  await page.getByRole('form', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
  await expect(named).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was refused is in sight, far from the button, which can be pressed again', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/503/);
    await page.goto('/newPersonalData');
    await takenOver(page);
    const form = page.getByRole('form', { name: 'About you' });
    await form.getByLabel('City').fill('Naga');
    const save = form.getByRole('button', { name: 'Save' });
    await control.fault({
      path: '/api/TeachInfo/SaveProfile',
      tuid: signedIn.tuid,
      kind: 'status',
      code: 503,
      count: 1,
    });
    await save.click();
    await expect(form.getByRole('alert')).toHaveText('Links seem to get inaccessible.');
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved.').last()).toBeVisible();
  });
});

test.describe('without JavaScript on a phone', () => {
  test.use({ template: 'contractNotSigned', viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('what a page has to say of a form has the focus, wherever on the page that is', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/, /400|503/);
    await page.goto('/newPersonalData');
    const form = (name: string) => page.getByRole('form', { name });
    const summaryOf = (name: string) => form(name).getByRole('region', { name: /^Please check/ });
    const save = (name: string) => form(name).getByRole('button', { name: 'Save' }).click();
    await form('Equipment and connection').getByLabel('Speed in Mbps').fill('fast');
    await save('Equipment and connection');
    await expect(summaryOf('Equipment and connection')).toBeFocused();
    await expect(summaryOf('Equipment and connection')).toBeInViewport({ ratio: 1 });

    await control.fault({
      path: '/api/TeachInfo/SaveProfile',
      tuid: signedIn.tuid,
      kind: 'status',
      code: 503,
      count: 1,
    });
    await save('About you');
    await expect(form('About you').getByRole('alert')).toBeInViewport({ ratio: 1 });

    await form('TESOL registration').getByLabel('ID number').fill('P1234567A');
    await form('TESOL registration').getByLabel('Do you hold a TESOL certificate?').selectOption('no');
    await form('TESOL registration').getByRole('button', { name: 'Submit' }).click();
    const question = page.getByRole('region', { name: 'Submit your TESOL information?' });
    await expect(question).toBeFocused();
    await expect(question.getByRole('button', { name: 'Submit' })).toBeInViewport();

    await page.goto('/signContract/contract');
    await form('Sign the contract').getByRole('button', { name: 'Sign contract' }).click();
    await expect(summaryOf('Sign the contract')).toBeInViewport({ ratio: 1 });
  });
});
