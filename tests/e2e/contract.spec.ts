import { createHash } from 'node:crypto';
import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';

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
    const form = page.getByRole('form', { name: 'Sign the contract' });
    await form.getByRole('checkbox').check();
    await form.getByText('Draw', { exact: true }).click();
    const pad = form.getByRole('img', { name: /Place for your signature/ });
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
    await form.getByRole('button', { name: 'Use this signature' }).click();
    await expect(form.getByText('Your drawn signature is kept.')).toBeVisible();
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(page.getByRole('img', { name: 'Signature of Thandiwe Mokoena' })).toBeVisible();

    const service = await serviceAs(stack, signedIn);
    const { body } = await service.tutorContract.contract();
    const reference = body.Receipt?.SignatureFile ?? '';
    expect(reference).toMatch(/^ElectronicallySigned\/.+\.png$/);
    const served = await (await page.request.get(`/uploads/file/${reference}`)).body();
    const signed = await service.tutorContract.contractDocument({ body: { IsSigned: true } });
    expect(signed.body.Content).toContain(createHash('sha256').update(served).digest('hex'));
    await control.auditContract({ tuid: signedIn.tuid, isPassed: true });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Audit Passed');
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
    await expect(page.getByRole('main')).toContainText('The name on your ID is written differently.');
    const form = page.getByRole('form', { name: 'Sign the contract' });
    await form.getByLabel('Full name').fill('Cherry');
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(form.getByLabel('Full name')).toHaveValue('Cherry');
    await form.getByRole('checkbox').check();
    await form.getByLabel('Full name').fill('Cherry Navarro');
    await form.getByRole('button', { name: 'Sign contract' }).click();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Auditing');
  });
});
