import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '@tutor/api/core/api-error';
import { formFields, multipartBody } from '@tutor/api/core/form-body';
import { sign, signedParameters } from '@tutor/api/core/sign';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { type UploadModule, uploadLimits, uploadModules } from '@tutor/rules/uploads/upload-modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutMedia, jpeg, pdf, png, zipBomb } from './sample-files.ts';
import { appId, appSecret, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
let client: TestClient;
let token: string;
let stranger: TestClient;
beforeAll(async () => {
  backend = await startBackend();
  ({ client, token } = await backend.signIn(await backend.createTutor()));
  ({ client: stranger } = await backend.signIn(await backend.createTutor()));
});
afterAll(() => backend.close());

/** A form call with whatever is wrong about it; the ErrorCode, or 0, or the HTTP status of a broken call. */
async function post(
  call: 'Chunk' | 'Merge',
  body: Record<string, unknown>,
): Promise<{ code: number; message: string }> {
  const { fields, file } = formFields(body);
  const { bytes, contentType } = multipartBody(fields, file);
  return raw(call, fields, bytes, contentType);
}

async function raw(
  call: string,
  signed: Record<string, string>,
  bytes: BodyInit,
  contentType: string,
): Promise<{ code: number; message: string }> {
  const answer = await fetch(`${backend.url}/api/Upload/${call}`, {
    method: 'POST',
    headers: {
      appid: appId,
      sign: sign(signedParameters({}, signed), appSecret),
      authorization: `Bearer ${token}`,
      'content-type': contentType,
    },
    body: bytes,
  });
  const envelope: unknown = await answer.json();
  if (typeof envelope !== 'object' || envelope === null || !('ErrorCode' in envelope)) throw new Error('no envelope');
  return { code: Number(envelope.ErrorCode), message: 'Msg' in envelope ? String(envelope.Msg) : '' };
}

const chunkOf = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  chunk: 1,
  fileCode: randomUUID(),
  fileName: 'photo.png',
  moduleName: 'Absent',
  file: png(200),
  ...change,
});

/** Everything that lies in the file store, by path from its root. */
async function lying(): Promise<string[]> {
  const entries = await readdir(backend.filesDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(backend.filesDir, path.join(entry.parentPath, entry.name)));
}

/** Sends a whole file and merges it; the code of the merge. */
async function whole(
  file: Buffer,
  fileName: string,
  moduleName: UploadModule,
): Promise<{ code: number; message: string }> {
  const fileCode = randomUUID();
  for (let at = 0, chunk = 1; at < file.byteLength; at += chunkBytes, chunk += 1) {
    const sent = await post('Chunk', {
      chunk,
      fileCode,
      fileName,
      moduleName,
      file: file.subarray(at, at + chunkBytes),
    });
    if (sent.code !== 0) return sent;
  }
  return post('Merge', { fileCode, moduleName });
}

const wickedNames = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\evil.png',
  '..%2f..%2fetc%2fpasswd.png',
  '/etc/passwd',
  'C:\\boot.ini',
  '\\\\server\\share\\x.png',
  'CON',
  'NUL.png',
  '.htaccess',
  'photo.php.png',
  'photo.png.php',
  `${'a'.repeat(4_000)}.png`,
  'ф\u202Egnp.exe',
  'tab\tnew\nline.png',
  '"; rm -rf ~; ".png',
  '<img src=x onerror=alert(1)>.png',
  '🙂'.repeat(200),
  '.',
  '..',
  '   ',
];

describe('a name', () => {
  it.each(wickedNames)('%j is only ever words', async (fileName) => {
    const fileCode = randomUUID();
    const before = await lying();
    expect(await post('Chunk', chunkOf({ fileName, fileCode }))).toMatchObject({ code: 0 });
    const { body } = await client.uploads.merge({ body: { fileCode, moduleName: 'Absent' } });
    expect(body.FilePath).toMatch(/^Absent\/[\w-]{22}\.png$/);
    expect(body.FileName).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    expect([...body.FileName].length).toBeLessThanOrEqual(120);
    const found = (await lying()).filter((file) => !before.includes(file));
    expect(found).toEqual([path.join('kept', body.FilePath)]);
  });
});

describe('a code', () => {
  it.each([
    '',
    'short',
    'a'.repeat(65),
    '../../../../etc',
    '..%2f..%2fetcetc',
    'abc/defgh',
    'abc\\defgh',
    'with space',
    'ünïcodeünï',
    'code\u0000code',
    'a;drop table uploads',
  ])('%j is refused', async (fileCode) => {
    expect((await post('Chunk', chunkOf({ fileCode }))).code).toBe(100);
    expect((await post('Merge', { fileCode, moduleName: 'Absent' })).code).toBe(100);
  });
});

describe('a module', () => {
  it.each(['', 'absent', 'Absent ', 'Secrets', '../Absent', 'Absent/../UserFace', 'constructor', '__proto__'])(
    '%j is refused',
    async (moduleName) => {
      expect((await post('Chunk', chunkOf({ moduleName }))).code).toBe(100);
    },
  );

  const wickedContents = [
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(400)])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(20))],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.repeat(10))],
    ['a server script', Buffer.from('<?php system($_GET["c"]); ?>'.repeat(20))],
    ['bare words', Buffer.from('only words '.repeat(50))],
  ] as const;
  it.each(
    uploadModules.map(
      (moduleName, index) => [moduleName, ...(wickedContents[index % 5] ?? wickedContents[0])] as const,
    ),
  )('%s refuses %s by its content and keeps nothing of it', async (moduleName, _what, content) => {
    const before = await lying();
    expect(await whole(content, `file.${uploadLimits(moduleName).types[0]}`, moduleName)).toEqual({
      code: 100,
      message: `Only ${uploadLimits(moduleName).typesText} files can be sent here.`,
    });
    expect(await lying()).toEqual(before);
  });

  it.each(uploadModules.map((name) => [name, uploadLimits(name).maxBytes] as const))(
    '%s takes no byte beyond its %i',
    async (moduleName, maxBytes) => {
      const last = maxBytes / chunkBytes;
      const slice = chunkOf({ moduleName, chunk: last, file: Buffer.alloc(chunkBytes), fileName: 'x.png' });
      expect((await post('Chunk', slice)).code).toBe(0);
      const beyond = await post('Chunk', { ...slice, chunk: last + 1, file: Buffer.alloc(1) });
      expect(beyond).toMatchObject({ code: 100, message: expect.stringContaining('at most') });
      await client.uploads.cancel({ query: { fileCode: String(slice.fileCode), moduleName } });
    },
  );
});

describe('content that lies about itself', () => {
  const ofType = (moduleName: UploadModule) => `Only ${uploadLimits(moduleName).typesText} files can be sent here.`;
  const tooLarge = 'This picture has more than 50 million pixels. Please choose a smaller one.';
  const damaged = 'This picture is damaged and cannot be read. Please choose another one.';
  const misnamed = (name: string, word: string, moduleName: UploadModule) =>
    `${name} is a ${word} picture, whatever its name says. ${ofType(moduleName)}`;
  const heic = Buffer.concat([Buffer.from('000000186674797068656963000000006d696631', 'hex'), Buffer.alloc(64)]);
  const webp = Buffer.concat([Buffer.from('524946465600000057454250565038200a', 'hex'), Buffer.alloc(80)]);
  it.each([
    ['a PDF called .png', pdf(), 'scan.png', 'Absent', ofType('Absent')],
    ['a HEIC picture called .jpg', heic, 'me.jpg', 'UserFace', misnamed('me.jpg', 'HEIC', 'UserFace')],
    ['a WebP picture called .jpg', webp, 'me.jpg', 'UserFace', misnamed('me.jpg', 'WEBP', 'UserFace')],
    ['a HEIC picture without an ending', heic, 'me', 'UserFace', ofType('UserFace')],
    ['a picture where only sound goes', png(300), 'song.mp3', 'TutorAudio', misnamed('song.mp3', 'PNG', 'TutorAudio')],
    ['GIF89a before a page', Buffer.from(`GIF89a<script>${' '.repeat(300)}`), 'x.gif', 'Absent', ofType('Absent')],
    ['a picture of 50000 × 50000', png(300, 50_000, 50_000), 'big.png', 'Absent', tooLarge],
    ['a picture of a pixel too many', png(300, 50_000_001, 1), 'long.png', 'Absent', tooLarge],
    ['a picture without size', png(300, 0, 0), 'none.png', 'Absent', damaged],
    ['a film that ends in its head', cutMedia(), 'photo.jpg', 'Absent', ofType('Absent')],
    ['a ZIP of noise', zipBomb(1).fill(0xff, 60), 'photo.jpg', 'Absent', ofType('Absent')],
    ['a JPEG that ends in its head', jpeg().subarray(0, 12), 'cut.jpg', 'Absent', damaged],
  ] as const)('%s is refused with what is wrong about it', async (_name, content, fileName, moduleName, message) => {
    expect(await whole(Buffer.from(content), fileName, moduleName)).toEqual({ code: 100, message });
  });

  it('a ZIP that inflates to 480 MiB is refused without being inflated', async () => {
    const bomb = zipBomb(480);
    expect(bomb.byteLength).toBeLessThanOrEqual(chunkBytes);
    const { maxRSS: before } = process.resourceUsage();
    expect(await whole(bomb, 'notes.jpg', 'Absent')).toEqual({ code: 100, message: ofType('Absent') });
    const grownMiB = (process.resourceUsage().maxRSS - before) / 1024;
    expect(grownMiB).toBeLessThan(200);
  });

  it('a picture of 50 million pixels is taken', async () => {
    expect((await whole(png(300, 10_000, 5_000), 'large.png', 'Absent')).code).toBe(0);
  });

  it('a JPEG with a page behind it stays a JPEG: saved as one, never run', async () => {
    const file = Buffer.concat([jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const fileCode = randomUUID();
    await client.uploads.chunk({ body: { chunk: 1, fileCode, fileName: 'a.html', moduleName: 'Absent', file } });
    const { body } = await client.uploads.merge({ body: { fileCode, moduleName: 'Absent' } });
    const served = await fetch(`${backend.url}/files/${body.FilePath}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });
});

describe('a slice', () => {
  it.each([
    ['0', 0],
    ['-1', -1],
    ['1.5', 1.5],
    ['a word', 'one'],
    ['none', undefined],
    ['1e9', 1e9],
    ['beyond the largest file', 101],
    ['larger than a number', '99999999999999999999'],
  ])('numbered %s is refused', async (_name, chunk) => {
    expect((await post('Chunk', chunkOf({ chunk }))).code).toBe(100);
  });

  it('that is missing is asked for, and one that is empty has failed', async () => {
    expect(await post('Chunk', chunkOf({ file: undefined }))).toEqual({
      code: 100,
      message: 'Please select a file first',
    });
    expect(await post('Chunk', chunkOf({ file: Buffer.alloc(0) }))).toEqual({
      code: 500,
      message: 'Upload failed, please try again later',
    });
  });

  it.each([chunkBytes + 1, chunkBytes * 2, 5 * 1024 * 1024])('of %i bytes is refused', async (bytes) => {
    expect((await post('Chunk', chunkOf({ file: Buffer.alloc(bytes) }))).code).toBe(413);
  });

  it('that is no form at all is refused', async () => {
    const boundary = 'multipart/form-data; boundary=x';
    expect((await raw('Chunk', {}, '{}', 'application/json')).code).toBe(415);
    expect((await raw('Chunk', {}, 'x', 'multipart/form-data')).code).toBe(415);
    expect((await raw('Chunk', {}, '--x\r\nnothing', boundary)).code).toBe(100);
    const twice = '--x\r\ncontent-disposition: form-data; name="chunk"\r\n\r\n1\r\n'.repeat(2);
    expect((await raw('Chunk', { chunk: '1' }, `${twice}--x--\r\n`, boundary)).code).toBe(100);
    const many = Array.from(
      { length: 60 },
      (_, n) => `--x\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\n1\r\n`,
    ).join('');
    expect((await raw('Chunk', {}, `${many}--x--\r\n`, boundary)).code).toBe(100);
  });

  it('with a forged field fails its signature', async () => {
    const { bytes, contentType } = multipartBody({ chunk: '1', fileCode: 'abcdefgh' }, png(10));
    expect((await raw('Chunk', { chunk: '2', fileCode: 'abcdefgh' }, bytes, contentType)).code).toBe(8);
  });
});

const refusal = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.code : undefined;
};

describe('an order of calls', () => {
  const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  const key = () => ({ fileCode: randomUUID(), moduleName: 'Absent' as const });
  const slice = (file: Buffer, chunk: number) => file.subarray((chunk - 1) * chunkBytes, chunk * chunkBytes);
  const sendTo = (as: TestClient, at: ReturnType<typeof key>, file: Buffer, chunks: number[]) =>
    Promise.all(
      chunks.map((chunk) => as.uploads.chunk({ body: { ...at, chunk, fileName: 'a.png', file: slice(file, chunk) } })),
    );

  it('out of order and all at once still gives the file', async () => {
    const file = png(chunkBytes * 4 + 5);
    const at = key();
    await sendTo(client, at, file, [4, 2, 5, 1, 3]);
    const { body } = await client.uploads.merge({ body: { ...at, fileHash: sha256(file) } });
    expect(body.FileHash).toBe(sha256(file));
  });

  // Once in some tries a slice finds no upload, and then the one that another slice has just begun.
  it('takes every slice of many that come first at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const at = key();
      const slices = Array.from({ length: 12 }, (_, index) => index + 1);
      await Promise.all(
        slices.map((chunk) => client.uploads.chunk({ body: { ...at, chunk, fileName: 'a.png', file: png(100) } })),
      );
      await client.uploads.cancel({ query: at });
    }
  });

  it('a slice sent again is taken when it is the same and refused when it is not', async () => {
    const file = png(chunkBytes + 5);
    const at = key();
    await sendTo(client, at, file, [1, 1, 1, 2]);
    const other = png(chunkBytes + 5);
    expect(await refusal(sendTo(client, at, other, [1]))).toBe(103);
    expect((await client.uploads.merge({ body: at })).body.FileHash).toBe(sha256(file));
    // After the merge as before it.
    await sendTo(client, at, file, []);
    expect(await refusal(sendTo(client, at, other, [2]))).toBe(103);
  });

  it('a merge without slices, with a hole, with a short slice inside or of another size or hash gives no file', async () => {
    expect(await refusal(client.uploads.merge({ body: key() }))).toBe(101);
    const file = png(chunkBytes * 3);
    const hole = key();
    await sendTo(client, hole, file, [1, 3]);
    expect(await refusal(client.uploads.merge({ body: hole }))).toBe(500);
    const short = key();
    await client.uploads.chunk({ body: { ...short, chunk: 1, fileName: 'a.png', file: png(10) } });
    await sendTo(client, short, file, [2]);
    expect(await refusal(client.uploads.merge({ body: short }))).toBe(500);
    const whole = key();
    await sendTo(client, whole, file, [1, 2, 3]);
    expect(await refusal(client.uploads.merge({ body: { ...whole, fileSize: 1 } }))).toBe(103);
    expect(await refusal(client.uploads.merge({ body: { ...whole, fileHash: 'f'.repeat(64) } }))).toBe(103);
    expect((await client.uploads.merge({ body: { ...whole, fileHash: sha256(file) } })).body.FileSize).toBe(
      file.byteLength,
    );
  });

  it('after cancel nothing comes back, and cancelling twice is fine', async () => {
    const at = key();
    await sendTo(client, at, png(50), [1]);
    await client.uploads.cancel({ query: at });
    await client.uploads.cancel({ query: at });
    expect(await refusal(sendTo(client, at, png(50), [1]))).toBe(104);
    expect(await refusal(client.uploads.merge({ body: at }))).toBe(104);
    expect((await client.uploads.state({ query: at })).body.Chunks).toEqual([]);
  });

  it('a finished file is not cancelled, and a code is good for one module', async () => {
    const at = key();
    await sendTo(client, at, png(50), [1]);
    await client.uploads.merge({ body: at });
    expect(await refusal(client.uploads.cancel({ query: at }))).toBe(104);
    expect(await refusal(client.uploads.state({ query: { ...at, moduleName: 'UserFace' } }))).toBe(100);
  });

  it("another tutor's code is another upload", async () => {
    const at = key();
    const mine = png(60);
    const theirs = png(70);
    await sendTo(client, at, mine, [1]);
    expect((await stranger.uploads.state({ query: at })).body.Chunks).toEqual([]);
    expect(await refusal(stranger.uploads.merge({ body: at }))).toBe(101);
    await stranger.uploads.cancel({ query: at });
    await sendTo(client, at, mine, [1]);
    const { body } = await client.uploads.merge({ body: at });
    expect(body.FileHash).toBe(sha256(mine));
    const again = key();
    await sendTo(stranger, again, theirs, [1]);
    await stranger.uploads.merge({ body: again });
    const served = await fetch(
      `${backend.url}/files/${(await stranger.uploads.merge({ body: again })).body.FilePath}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect(served.status).toBe(404);
  });

  it('two tabs with one code and different files tear no file, whichever wins', async () => {
    for (let round = 0; round < 20; round += 1) {
      const at = key();
      const files = [png(chunkBytes + 9), png(chunkBytes + 9)];
      await Promise.allSettled(files.flatMap((file) => [1, 2].map((chunk) => sendTo(client, at, file, [chunk]))));
      const merged = await client.uploads.merge({ body: at }).catch(() => undefined);
      const pieces = files.flatMap((one) => files.map((two) => sha256(Buffer.concat([slice(one, 1), slice(two, 2)]))));
      // Slices of both may meet; a slice is never half of each. The hash that a browser sends along refuses such a file.
      expect(pieces).toContain(merged?.body.FileHash);
    }
  });

  it('cancel racing with merge leaves the whole file or none', async () => {
    for (let round = 0; round < 20; round += 1) {
      const at = key();
      const file = png(chunkBytes + 9);
      await sendTo(client, at, file, [1, 2]);
      const [merge, cancel] = await Promise.allSettled([
        client.uploads.merge({ body: at }),
        client.uploads.cancel({ query: at }),
      ]);
      expect([merge.status, cancel.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { body } = await client.uploads.state({ query: at });
      expect(body.File?.FileHash).toBe(merge.status === 'fulfilled' ? sha256(file) : undefined);
    }
    expect(
      (await lying())
        .filter((file) => file.startsWith('kept'))
        .every((file) => /^kept\/\w+\/[\w-]{22}\.\w+$/.test(file)),
    ).toBe(true);
  });

  it('merged twice at once is one file', async () => {
    const at = key();
    await sendTo(client, at, png(chunkBytes + 9), [1, 2]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.uploads.merge({ body: at })));
    expect(new Set(answers.map(({ body }) => body.FilePath)).size).toBe(1);
  });

  it('the thirty-first file at once is refused until one is given up', async () => {
    const { client: busy } = await backend.signIn(await backend.createTutor());
    const keys = Array.from({ length: 31 }, key);
    for (const at of keys.slice(0, 30)) await sendTo(busy, at, png(20), [1]);
    const last = keys[30] ?? key();
    expect(await refusal(sendTo(busy, last, png(20), [1]))).toBe(100);
    await busy.uploads.cancel({ query: keys[0] ?? key() });
    await sendTo(busy, last, png(20), [1]);
  });
});
