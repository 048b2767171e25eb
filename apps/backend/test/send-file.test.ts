import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '../src/files/send-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-send-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['all of it', undefined, 200],
  ['a part of it, which it has not', 'bytes=0-9', 416],
])('an empty file is answered as one: %s', async (_, range, status) => {
  const place = path.join(folder, 'empty.pdf');
  await writeFile(place, '');
  const request = new Request('http://backend.test', { headers: range === undefined ? {} : { range } });
  const file = { path: place, size: 0, contentType: 'application/pdf', disposition: 'attachment', hash: 'e' };
  const answer = sendFile(request, file);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe('');
  if (status === 200) expect(answer.headers.get('content-length')).toBe('0');
});
