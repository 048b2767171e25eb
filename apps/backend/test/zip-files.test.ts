import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ZippedFile } from '../src/files/zip-files.ts';

const opened = vi.hoisted(() => ({ streams: [] as { destroyed: boolean }[] }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const createReadStream: typeof fs.createReadStream = (...input) => {
    const stream = fs.createReadStream(...input);
    opened.streams.push(stream);
    return stream;
  };
  return { ...fs, createReadStream };
});

// A worker shares its modules between test files: this one needs one that opens files as above.
vi.resetModules();
const { zipFiles } = await import('../src/files/zip-files.ts');

let folder: string;
let files: ZippedFile[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-zip-'));
  files = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const place = path.join(folder, name);
      await writeFile(place, Buffer.alloc(500_000, name));
      const { size, mtime } = await stat(place);
      return { path: place, name: `../${name}`, size, changedAt: mtime, tag: name };
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('opens one file after the other, and none of its entries leads out of the folder', async () => {
  opened.streams.length = 0;
  const answer = zipFiles(new Request('http://backend.test'), files, 'all.zip');
  expect(opened.streams).toHaveLength(0);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
  expect(bytes.includes('.._a')).toBe(true);
  expect(bytes.includes('../a')).toBe(false);
  expect(opened.streams).toHaveLength(3);
});

it('closes the file that it reads when the visitor goes away', async () => {
  opened.streams.length = 0;
  const reader = zipFiles(new Request('http://backend.test'), files, 'all.zip').body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(opened.streams.map(({ destroyed }) => destroyed)).toEqual([true]);
});

it('keeps every file of one title, an empty one too', async () => {
  const place = path.join(folder, 'empty');
  await writeFile(place, '');
  const [first] = files;
  const empty = { path: place, name: 'Plan.pdf', size: 0, changedAt: new Date(), tag: 'empty' };
  const answer = zipFiles(
    new Request('http://backend.test'),
    [{ ...first, name: 'Plan.pdf' } as ZippedFile, empty],
    'a.zip',
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
  expect(bytes.includes('Plan (2).pdf')).toBe(true);
});

it('breaks off where a file has gone meanwhile', async () => {
  const gone = { ...files[0], path: path.join(folder, 'gone') } as ZippedFile;
  await expect(zipFiles(new Request('http://backend.test'), [gone], 'all.zip').arrayBuffer()).rejects.toThrow('ENOENT');
});
