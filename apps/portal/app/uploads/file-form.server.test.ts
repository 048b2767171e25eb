import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runGuarded, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { readFileForm } from './file-form.server.ts';

let backend: ScriptedBackend;
let cookies: string[];
const file = {
  FilePath: 'Absent/abcdefghijklmnopqrstuv.png',
  FileName: 'a.png',
  FileSize: 1,
  FileHash: 'a'.repeat(64),
};

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  cookies = [await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) })];
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.calls.length = 0;
  backend.answers.clear();
  backend.answers.set('/api/upload/chunk', { ErrorCode: 0, Body: 1 });
  backend.answers.set('/api/upload/merge', { ErrorCode: 0, Body: file });
  backend.answers.set('/api/upload/cancel', { ErrorCode: 0, Body: true });
});

const read = (form: FormData | URLSearchParams) =>
  runGuarded(
    (args) => readFileForm(args, { attachment: { module: 'Absent' }, proofs: { module: 'Absent', limit: 2 } }),
    {
      request: testRequest('/attendance/reply', cookies, { method: 'POST', body: form }),
      context: testContext(backend.url),
    },
  );
const withFile = (bytes: number, name = 'a.png'): FormData => {
  const form = new FormData();
  form.append('reason', '2');
  form.append('attachment', new File([new Uint8Array(bytes)], name));
  form.append('note', 'Brownout since 8:00 – “sorry”');
  return form;
};

describe('a form that carries a file', () => {
  test('is sent on in slices and read with the reference in its place', async () => {
    const { form, fileErrors } = await read(withFile(chunkBytes * 2 + 1));
    expect(backend.calls).toEqual([...Array(3).fill('/api/upload/chunk'), '/api/upload/merge']);
    expect(Object.fromEntries(form)).toEqual({
      reason: '2',
      note: 'Brownout since 8:00 – “sorry”',
      attachment: file.FilePath,
      proofs: '',
    });
    expect(fileErrors).toEqual({});
  });

  test.each([
    ['of another type', withFile(10, 'a.exe'), 'Only JPG or PNG files can be sent here.'],
    ['that is empty', withFile(0), 'This file is empty. Please choose another one.'],
    ['that is too large', withFile(10 * 1024 * 1024 + 1), 'This file has 10.1 MiB; at most 10 MiB can be sent here.'],
  ])('%s is told, and the rest of the form is kept', async (_name, given, message) => {
    const { form, fileErrors } = await read(given);
    expect(fileErrors).toEqual({ attachment: message });
    expect(form.get('note')).toBe('Brownout since 8:00 – “sorry”');
    expect(form.get('attachment')).toBe('');
    expect(backend.calls).not.toContain('/api/upload/merge');
  });

  const reference = (letter: string) => `Absent/${letter.repeat(22)}.png`;
  test.each([
    ['attachment', [reference('x')], 1, [file.FilePath], undefined],
    ['proofs', [reference('x')], 1, [file.FilePath, reference('x')], undefined],
    [
      'proofs',
      [reference('x')],
      2,
      [file.FilePath, reference('x')],
      'At most 2 files can be sent here; 1 was left out.',
    ],
    [
      'proofs',
      [reference('x'), reference('y')],
      2,
      [reference('x'), reference('y')],
      'At most 2 files can be sent here; 2 were left out.',
    ],
  ])('in %s, which had %j, with %i more, is read with %j there', async (field, had, more, there, words) => {
    const given = new FormData();
    for (let index = 0; index < more; index += 1) given.append(field, new File(['x'], 'a.png'));
    for (const one of had) given.append(field, one);
    const { form, fileErrors } = await read(given);
    expect(form.getAll(field)).toEqual(there);
    expect(fileErrors[field]).toBe(words);
  });

  test('takes the place of one that is ticked to be removed, which alone is left out', async () => {
    const given = new FormData();
    given.append('proofs', new File(['x'], 'a.png'));
    for (const one of ['x', 'y']) given.append('proofs', reference(one));
    given.append('attachment', reference('z'));
    given.append('removedFile', reference('x'));
    given.append('removedFile', reference('z'));
    const { form, fileErrors } = await read(given);
    expect([...form]).toEqual([
      ['proofs', file.FilePath],
      ['proofs', reference('y')],
      ['attachment', ''],
    ]);
    expect(fileErrors).toEqual({});
  });

  test('beside forty others is not read at all, and the page says why', async () => {
    const given = new FormData();
    for (let index = 0; index < 40; index += 1) given.append('other', new File([], ''));
    expect((await read(given)).fileErrors).toEqual({});
    given.append('attachment', new File(['x'], 'a.png'));
    const reason: unknown = await read(given).catch((error: unknown) => error);
    if (!(reason instanceof Response)) throw new Error('It was read.');
    expect(reason.status).toBe(400);
    expect(await reason.json()).toEqual({
      message: 'This form carries too many files at once. Please go back and send fewer.',
    });
  });

  test('that the service refuses in the middle is told in its words', async () => {
    backend.answers.set('/api/upload/chunk', { ErrorCode: 100, Msg: 'Too many files are on their way.' });
    const { form, fileErrors } = await read(withFile(chunkBytes * 4));
    expect(fileErrors).toEqual({ attachment: 'Too many files are on their way.' });
    expect(form.get('note')).toBe('Brownout since 8:00 – “sorry”');
    expect(backend.calls.at(-1)).toBe('/api/upload/cancel');
  });

  test('leads to /login when the session is gone', async () => {
    backend.answers.set('/api/upload/chunk', { ErrorCode: 3, Msg: 'Unauthorized access, please login again!' });
    const reason: unknown = await read(withFile(chunkBytes * 4)).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(Response);
    expect(reason instanceof Response && reason.headers.get('location')).toContain('/login');
  });

  test('without a chosen file has an empty field', async () => {
    const form = new FormData();
    form.append('attachment', new File([], ''));
    expect(Object.fromEntries((await read(form)).form)).toEqual({ attachment: '', proofs: '' });
    expect(backend.calls).toEqual([]);
  });
});

test('a form whose file was sent before is read as it is', async () => {
  const { form } = await read(new URLSearchParams({ attachment: file.FilePath, note: 'x' }));
  expect(Object.fromEntries(form)).toEqual({ attachment: file.FilePath, note: 'x' });
  expect(backend.calls).toEqual([]);
  const tooMany = await read(
    new URLSearchParams([
      ['proofs', ''],
      ['proofs', 'a'],
      ['proofs', 'b'],
      ['proofs', 'c'],
    ]),
  );
  expect(tooMany.form.getAll('proofs')).toEqual(['a', 'b']);
  expect(tooMany.fileErrors).toEqual({ proofs: 'At most 2 files can be sent here; 1 was left out.' });
});
