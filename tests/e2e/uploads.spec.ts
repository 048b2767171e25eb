import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { keptUploads } from './kept-uploads.ts';
import { expect, test } from './portal-test.ts';
import { holdRequests, holdScripts } from './screen.ts';

const chunkBytes = 524_288;

/** A PNG of so many slices, by its head; nobody draws the rest. */
function picture(slices: number): { name: string; mimeType: string; buffer: Buffer } {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000100806000000000000007fffffff49444154', 'hex');
  return {
    name: 'router without lights.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([head, randomBytes(slices * chunkBytes - head.byteLength)]),
  };
}

/** A picture that can be drawn, of noise that no format makes much smaller. */
function photo(width: number, height: number): Buffer {
  const piece = (type: string, data: Buffer): Buffer => {
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    length.writeUInt32BE(data.byteLength);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with the number of its filter: none.
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(width * 3)]));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    piece('IHDR', header),
    piece('IDAT', deflateSync(Buffer.concat(rows))),
    piece('IEND', Buffer.alloc(0)),
  ]);
}

const chooser = (page: Page) => page.getByLabel('ID photo', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const chosen = (page: Page) => page.getByRole('list', { name: 'ID photo: chosen' });
/** Names of the files that the browser keeps for a form. */
const kept = async (page: Page, form: string) =>
  (await keptUploads(page)).filter(({ place }) => place?.split(' ')[2]?.startsWith(form)).map(({ name }) => name);

test('an upload goes on after a reload and through a killed backend, and the file is the one that was sent', async ({
  page,
  signedIn,
  stack,
  control,
  problems,
}) => {
  // Two interruptions, each waited for, take half a minute on a quiet machine.
  // The tracer reads previews by itself, which our policy refuses.
  problems.allow(/ERR_ABORTED|ERR_EMPTY_RESPONSE|50\d|failed|negotiat|hub|websocket|Connecting to 'blob:/i);
  await page.goto('/personalData/upload');
  /** First slices of requests. */
  const sent: number[] = [];
  const confirmed = new Set<number>();
  const sentAgain: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/uploads/chunk') return;
    const first = Number(searchParams.get('chunk'));
    if (confirmed.has(first)) sentAgain.push(first);
    sent.push(first);
  });
  page.on('requestfinished', async (request) => {
    if (!/^\/uploads\/(chunk|state)$/.test(new URL(request.url()).pathname)) return;
    const reply: { chunks?: number[] } | undefined = await (await request.response())?.json().catch(() => undefined);
    for (const chunk of reply?.chunks ?? []) confirmed.add(chunk);
  });
  // Slow enough to be cut off twice.
  await control.fault({ path: '/api/Upload/Chunk', tuid: signedIn.tuid, kind: 'delay', delayMs: 700, count: 60 });
  const file = picture(20);
  await chooser(page).setInputFiles(file);
  await expect(dialog(page).getByRole('progressbar').first()).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(3);

  await page.reload();
  const before = sent.length;
  await expect(chosen(page).getByText(/^Uploading/)).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(before + 1);
  await stack.backend.kill();
  await expect(chosen(page).getByText('The service does not answer. Trying again.')).toBeVisible();
  await stack.backend.start();
  await expect(chosen(page).getByText('Uploaded')).toBeVisible({ timeout: 30_000 });
  // What the service had confirmed was not sent again.
  expect(confirmed.size).toBeGreaterThan(5);
  expect(sentAgain).toEqual([]);

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Your files were saved.').last()).toBeVisible();
  const service = await serviceAs(stack, signedIn);
  const { body } = await service.personalData.personalData();
  const reference = body.Files.find(({ ModuleName }) => ModuleName === 'ProfessionalIdPhoto')?.FilePath;
  const served = await page.request.get(`/uploads/file/${reference}`);
  expect(
    createHash('sha256')
      .update(await served.body())
      .digest('hex'),
  ).toBe(createHash('sha256').update(file.buffer).digest('hex'));
  expect(served.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");

  // The dialog closes by itself, and what was saved is still there after another reload.
  await page.reload();
  await expect(chosen(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
});

test('a cancelled upload leaves nothing, a wrong file is refused before it is sent, and a form has its own uploads alone', async ({
  page,
  signedIn,
  stack,
  control,
  problems,
}) => {
  problems.allow(/ERR_ABORTED|400|Connecting to 'blob:/);
  const virus = { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  // What was chosen before the scripts came is taken over by them.
  const release = await holdScripts(page);
  await page.goto('/personalData/upload', { waitUntil: 'commit' });
  await chooser(page).setInputFiles(virus);
  release();
  await expect(chosen(page).getByText('Only JPG or PNG files can be sent here.')).toBeVisible();

  await control.fault({ path: '/api/Upload/Chunk', tuid: signedIn.tuid, kind: 'delay', delayMs: 300, count: 30 });
  const cancelled = page.waitForRequest((request) => request.url().includes('/uploads/cancel'));
  await chooser(page).setInputFiles(picture(8));
  await dialog(page).getByRole('button', { name: 'Cancel upload' }).click();
  const fileCode = new URL((await cancelled).url()).searchParams.get('fileCode') ?? '';
  await expect(dialog(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
  const service = await serviceAs(stack, signedIn);
  const key = { fileCode, moduleName: 'ProfessionalIdPhoto' as const };
  await expect.poll(async () => (await service.uploads.state({ query: key })).body.Chunks).toEqual([]);

  // Content that lies about itself is told by the service, in the dialog and in the field.
  await chooser(page).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>'.repeat(99)),
  });
  await expect(dialog(page)).toContainText('Only JPG or PNG files can be sent here.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(chosen(page).getByText('Only JPG or PNG files can be sent here.')).toBeVisible();

  // A field for one file keeps what it has until another has arrived, and its form waits for that.
  await chooser(page).setInputFiles(picture(1));
  await expect(chosen(page).getByRole('listitem')).toHaveText([/^router.*Uploaded/]);
  await chooser(page).setInputFiles(virus);
  await expect(chosen(page).getByRole('listitem')).toHaveText([/^router.*Uploaded/, /^virus.*Only JPG or PNG/]);
  const isSlice = ({ pathname }: URL) => pathname === '/uploads/chunk';
  await page.route(isSlice, () => undefined);
  await chooser(page).setInputFiles({ ...picture(1), name: 'another.png' });
  await dialog(page).getByRole('button', { name: 'Go on in the background' }).click();
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  const stillUploading = /^another\.png is still uploading\./;
  await expect(page.getByRole('link', { name: stillUploading })).toBeVisible();
  await expect(chooser(page)).toBeFocused();
  await expect(chooser(page)).toHaveAccessibleDescription(/another\.png is still uploading\./);
  await chosen(page).getByRole('button', { name: 'Cancel: another.png' }).click();
  await expect(page.getByRole('link', { name: stillUploading })).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Your files were saved.').last()).toBeVisible();
  await expect(chosen(page).getByRole('listitem')).toHaveText([/^router.*Saved/]);
  // What was ticked to be removed before the scripts came is removed by them.
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await chosen(page)
    .getByRole('checkbox', { name: /^Remove router/ })
    .check();
  releaseAgain();
  await expect(chosen(page)).toHaveCount(0);
  await page.unroute(isSlice);
  await chooser(page).setInputFiles({ ...picture(1), name: 'another.png' });
  await expect(chosen(page).getByRole('listitem')).toHaveText([/^another.*Uploaded/]);

  // The dialog opens for what has begun, and shows nothing else.
  const photos = page.getByLabel('Photos of you', { exact: true });
  const chosenPhotos = page.getByRole('list', { name: 'Photos of you: chosen' });
  await photos.setInputFiles(picture(1));
  await expect(chosenPhotos.getByText('Uploaded')).toBeVisible();
  await photos.setInputFiles(virus);
  await expect(chosenPhotos.getByText('Only JPG, PNG, GIF or WEBP files can be sent here.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await photos.setInputFiles([virus, picture(1)]);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);

  // An upload that was left goes on in its own form; another one at the same path has nothing of it.
  const appeals: string[] = [];
  for (const startsInMinutes of [-3_000, -3_100]) {
    const clid = await control.addClass({
      tuid: signedIn.tuid,
      startsInMinutes,
      durationMinutes: 25,
      status: 'Confirmed',
    });
    appeals.push(`/myFeedback/appeal?class=${clid}`);
  }
  const [left = '', other = ''] = appeals;
  const evidence = page.getByRole('list', { name: 'File: chosen' }).getByRole('listitem');
  for (const [address, name, slices] of [
    [left, 'left.png', 8],
    [other, 'other.png', 1],
  ] as const) {
    await page.goto(address);
    await page.getByLabel('File', { exact: true }).setInputFiles({ ...picture(slices), name });
    await expect(dialog(page)).toContainText(name);
    await expect.poll(() => kept(page, 'appeal')).toContain(name);
  }
  await expect(evidence).toHaveText(/^other\.png.*Uploaded/);
  await page.goto(left);
  await expect(evidence).toHaveText(/^left\.png/);

  // The way back ends a dialog with its page; opened again, it has the file, and the upload goes on.
  const letChecksCome = await holdRequests(page, /\/assets\/parse-fields-/);
  await page.goto('/message');
  await page.getByRole('link', { name: 'Class Table' }).first().click();
  await expect(page).toHaveURL(/\/classTab/);
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  const open = page.getByRole('button', { name: 'Feedback', exact: true });
  const file = feedback.getByLabel('File', { exact: true });
  const files = feedback.getByRole('list', { name: 'File: chosen' });
  const letSlicesGo = await holdRequests(page, /\/uploads\/chunk/);
  await open.click();
  await feedback.getByLabel('Type').selectOption('36');
  await feedback.getByLabel('Class ID').fill('a class');
  await file.focus();
  await file.setInputFiles(picture(1));
  await page.getByRole('button', { name: 'Go on in the background' }).click();
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(file).toHaveAccessibleDescription(/is still uploading\./);
  await page.goBack();
  await expect(page).toHaveURL(/\/message$/);
  await expect(feedback).toHaveCount(0);
  letSlicesGo();
  await open.click();
  await expect(files).toContainText('Uploaded');
  // What was stopped does not go by itself now, nor what waits for its checks once a file was chosen after the press; and of
  // what nobody typed into nothing is said.
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await file.setInputFiles(virus);
  await feedback.getByRole('button', { name: 'Remove: virus.exe' }).click();
  letChecksCome();
  await feedback.getByLabel('Class ID').focus();
  await page.keyboard.press('Tab');
  await expect(feedback.getByLabel('Class ID')).toHaveAccessibleDescription(/A Class ID has digits only/);
  await expect(feedback.getByText('Required', { exact: true })).toHaveCount(0);

  // Closed for good in another tab, it takes nothing from this one; what has arrived is there, too.
  await page.route(isSlice, () => undefined);
  await file.setInputFiles({ ...picture(1), name: 'another.png' });
  await page.getByRole('button', { name: 'Go on in the background' }).click();
  await expect(files).toContainText('another.png');
  const tab = await page.context().newPage();
  await tab.goto('/message');
  await tab.getByRole('button', { name: 'Feedback', exact: true }).click();
  const there = tab.getByRole('dialog', { name: 'Feedback' });
  await expect(there.getByRole('list', { name: 'File: chosen' }).getByRole('listitem')).toHaveText([
    /^router.*Uploaded/,
  ]);
  await there.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => kept(page, 'feedback')).toEqual(['another.png']);
  await tab.close();

  // A form that is closed for good gives its uploads up, and begins anew.
  const givenUp = page.waitForRequest((request) => request.url().includes('/uploads/cancel'));
  await feedback.getByRole('button', { name: 'Cancel', exact: true }).click();
  await givenUp;
  await expect.poll(() => kept(page, 'feedback')).toEqual([]);
  await open.click();
  await expect(file).toBeAttached();
  await expect(files).toHaveCount(0);
});

test('a photo too large for its place is made smaller first, unless the tutor wants it as it is', async ({
  page,
  signedIn,
  stack,
  control,
  problems,
}) => {
  // The tracer reads previews by itself, which our policy refuses.
  problems.allow(/Connecting to 'blob:/);
  await page.goto('/newPersonalData');
  const form = page.getByRole('form', { name: 'Picture and ID' });
  const field = form.getByLabel('Profile picture', { exact: true });
  const list = page.getByRole('list', { name: 'Profile picture: chosen' });
  const large = { name: 'me.png', mimeType: 'image/png', buffer: photo(2_400, 800) };
  const smaller = form.getByLabel('Make photos smaller first').first();
  await smaller.uncheck();
  // Whoever wants photos as they are says so once.
  await page.reload();
  await expect(smaller).not.toBeChecked();
  await field.setInputFiles(large);
  await expect(list).toContainText(
    'This file has 5.5 MiB; at most 5 MiB can be sent here. Tick “Make photos smaller first” and choose it again.',
  );
  await smaller.check();
  // What is no photo stays as it is, whatever it is called.
  await field.setInputFiles({ ...large, buffer: Buffer.alloc(large.buffer.byteLength) });
  await expect(list).toContainText('This file has 5.5 MiB; at most 5 MiB can be sent here.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await field.setInputFiles(large);
  await expect(list.getByRole('listitem')).toHaveText([/^me\.jpg.*Uploaded/]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await control.fault({
    path: '/api/TeachInfo/SaveProfileFiles',
    tuid: signedIn.tuid,
    kind: 'delay',
    delayMs: 1_000,
    count: 1,
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(page.getByText('Your files were saved.').last()).toBeVisible();
  const service = await serviceAs(stack, signedIn);
  const { body } = await service.personalData.personalData();
  const saved = body.Files.find(({ ModuleName }) => ModuleName === 'UserFace');
  expect(saved?.FilePath).toMatch(/\.jpg$/);
  expect(saved?.FileSize).toBeLessThan(2 * 1024 * 1024);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a posted file is uploaded, kept and replaced', async ({ page, signedIn, stack, problems }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/);
    const service = await serviceAs(stack, signedIn);
    const saved = async () =>
      (await service.personalData.personalData()).body.Files.filter(
        ({ ModuleName }) => ModuleName === 'ProfessionalIdPhoto',
      );
    await page.goto('/personalData/upload');
    for (const slices of [3, 1]) {
      await chooser(page).setInputFiles(picture(slices));
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText('Your files were saved.').last()).toBeVisible();
      expect(await saved()).toMatchObject([{ FileSize: slices * chunkBytes }]);
    }
    await page.getByRole('button', { name: /^Save/ }).click();
    expect(await saved()).toMatchObject([{ FileSize: chunkBytes }]);
  });
});
