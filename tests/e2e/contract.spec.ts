import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';

test.describe('an international tutor', () => {
  test.use({ template: 'international' });

  test('is led to the custom contract, signs it by a drawing that is kept as a picture, and finds it passed', async ({
    page,
    signedIn,
    stack,
    control,
    problems,
  }) => {
    problems.allow(/Connecting to 'blob:/);
    await page.goto('/signContract');
    await expect(page).toHaveURL(/\/signContractCustom\/contractCustom$/);
    const banner = page.getByRole('banner');
    await banner.getByRole('button').last().click();
    await expect(banner.getByRole('link', { name: /Sign Contract.*Not signed/ })).toHaveAttribute(
      'href',
      '/signContractCustom',
    );
    await expect(banner.getByText('Custom', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(/^(\(\d+\) )?Sign Contract · Tutor Portal$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Contract');
    await expect(page.getByText('Read it, keep a copy, and sign it.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Status' })).toHaveText('StatusNot signed');
    await expect(page.getByRole('region', { name: 'Contract of service for international tutors' })).toContainText(
      'All times of classes are agreed on as instants;',
    );
    const form = page.getByRole('form', { name: 'Sign the contract' });
    await form.getByRole('checkbox').check();
    await form.getByRole('radio', { name: 'Draw' }).check();
    const pad = form.getByRole('img', { name: /Place for your signature/ });
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(form.getByText(/^Draw with a pen/)).toBeFocused();
    await pad.click();
    await form.getByRole('button', { name: 'Sign contract' }).click();
    // A dot is no signature.
    await expect(form.getByText(/^Draw with a pen/)).toHaveAccessibleDescription('Please draw your signature');
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (box === null) throw new Error('the pad is not drawn');
    await page.mouse.move(box.x + 30, box.y + 100);
    await page.mouse.down();
    for (const [x, y] of [
      [60, 40],
      [90, 110],
      [130, 50],
      [180, 90],
    ] as const) {
      await page.mouse.move(box.x + x, box.y + y, { steps: 5 });
    }
    await page.mouse.up();
    await expect(form.getByText('Your drawing has arrived. It is not signed yet.')).toBeVisible();
    // Looked at the other way to sign, it is still there.
    await form.getByRole('radio', { name: 'Type my name' }).check();
    await form.getByRole('radio', { name: 'Draw' }).check();
    await expect(form.getByText('Your drawing has arrived. It is not signed yet.')).toBeVisible();
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(page.getByRole('img', { name: 'Signature of Thandiwe Mokoena' })).toBeVisible();
    const standing = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
    await expect(standing).toHaveText('SignedThe company audits your contract now. You get a message.');

    const service = await serviceAs(stack, signedIn);
    const { body } = await service.tutorContract.contract();
    const reference = body.Receipt?.SignatureFile ?? '';
    expect(reference).toMatch(/^ElectronicallySigned\/.+\.png$/);
    const served = await (await page.request.get(`/uploads/file/${reference}`)).body();
    const signed = await service.tutorContract.contractDocument({ body: { IsSigned: true } });
    expect(signed.body.Content).toContain(createHash('sha256').update(served).digest('hex'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download signed contract' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`signed-contract-${signedIn.tuid}.txt`);
    expect(await readFile(await file.path(), 'utf8')).toBe(signed.body.Content);
    await control.auditContract({ tuid: signedIn.tuid, isPassed: true });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Audit Passed');
    await expect(standing).toHaveText('Audit PassedYour contract holds.');
    await expect(form).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, template: 'contractFailed' });

  test('a contract that failed says why and is signed again by the typed name', async ({
    page,
    signedIn: _,
    problems,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/);
    problems.allow(/400/);
    await page.goto('/signContract/contract');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /^Your contract did not pass the audit\. Please sign it again\.The name on your ID is written differently\./,
    );
    const form = page.getByRole('form', { name: 'Sign the contract' });
    await form.getByLabel('Full name').fill('Cherry');
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(form.getByLabel('Full name')).toHaveValue('Cherry');
    await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(
      /Please type your full name: Cherry Navarro/,
    );
    await form.getByRole('checkbox').check();
    await form.getByLabel('Full name').fill('Cherry Navarro');
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Auditing');
    await expect(page.getByText('Your contract is signed. The company audits it now.')).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  test('what stands in the way of signing is said on the page, with the way on', async ({
    page,
    context,
    control,
    problems,
    stack,
  }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/);
    const lookAs = async (template: string): Promise<void> => {
      await signIn(context, stack.origin, await control.createTutor(template));
      await page.goto('/signContract/contract');
    };
    const main = page.getByRole('main');
    const standing = main.getByRole('status').filter({ hasText: /./ });
    await lookAs('incompleteInfo');
    // The first page of a session is the one where the degree is given.
    await expect(page).toHaveURL(/\/newPersonalData/);
    await page.goto('/signContract/contract');
    await expect(standing).toContainText('Please kindly upload your personal information ASAP.');
    await expect(main.getByRole('link', { name: 'Personal Data' })).toHaveAttribute('href', '/newPersonalData');
    await expect(main.getByRole('form')).toHaveCount(0);
    await lookAs('awaitingApproval');
    await expect(standing).toHaveText(
      "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    );
    await expect(main.getByRole('form')).toHaveCount(0);
    await lookAs('firstLogin');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('No contract applies to your account');
    await expect(main).toContainText('If you expected one, please ask your team manager.');
    await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/home');
  });
});
