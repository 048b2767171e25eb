import { RefusedError, SessionGoneError } from '@tutor/realtime/service/answer';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

const file = new File([new Uint8Array(2 * chunkBytes + 10)], 'my\u202Ecat.png', { type: 'image/png' });
const order = { key: '0b1c9c5e-0000-4000-8000-000000000001', file, isResumed: false };

/** What was asked, by the call's name; a slice with its number and size. */
interface Asked {
  name: string;
  fields: Record<string, unknown>;
}

afterEach(() => vi.unstubAllGlobals());

function answerWith(answers: (asked: Asked) => object): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: FormData }) => {
    const url = new URL(address, 'http://backend.example');
    const given = [...(body?.entries() ?? url.searchParams)].map(([name, value]) => [
      name,
      value instanceof Blob ? value.size : value,
    ]);
    const call = { name: url.pathname, fields: Object.fromEntries(given) };
    asked.push(call);
    return Response.json(answers(call));
  });
  return asked;
}

function run(more: Partial<typeof order> = {}) {
  const percents: number[] = [];
  const tools = { onProgress: (percent: number) => percents.push(percent), signal: new AbortController().signal };
  return { percents, path: uploadFile('/demo/chat/7', { ...order, ...more }, tools) };
}

const stored = { isDone: true, body: { FilePath: 'Attachment/abc.png' } };

test('a file goes up slice by slice, in order, and is merged', async () => {
  const asked = answerWith(({ name }) => (name.endsWith('/merge') ? stored : { isDone: true, body: 1 }));
  const { path, percents } = run();
  expect(await path).toBe('Attachment/abc.png');
  expect(asked.map(({ name, fields }) => [name, fields.chunk, fields.file])).toEqual([
    ['/demo/chat/7/uploads/chunk', '1', chunkBytes],
    ['/demo/chat/7/uploads/chunk', '2', chunkBytes],
    ['/demo/chat/7/uploads/chunk', '3', 10],
    ['/demo/chat/7/uploads/merge', undefined, undefined],
  ]);
  expect(asked[0]?.fields).toMatchObject({ fileCode: order.key, moduleName: 'Attachment', fileName: 'mycat.png' });
  expect(asked[3]?.fields).toMatchObject({ fileSize: String(file.size) });
  expect(percents).toEqual([49, 98, 99]);
});

test('a later attempt sends only the slices that the service has not', async () => {
  const asked = answerWith(({ name }) => {
    if (name.endsWith('/state')) return { isDone: true, body: { Chunks: [1, 3] } };
    return name.endsWith('/merge') ? stored : { isDone: true, body: 1 };
  });
  expect(await run({ isResumed: true }).path).toBe('Attachment/abc.png');
  expect(asked.flatMap(({ fields }) => (fields.chunk === undefined ? [] : [fields.chunk]))).toEqual(['2']);
});

test('a file that is there already is not sent again', async () => {
  const asked = answerWith(() => ({ isDone: true, body: { Chunks: [], File: { FilePath: 'Attachment/abc.png' } } }));
  expect(await run({ isResumed: true }).path).toBe('Attachment/abc.png');
  expect(asked).toHaveLength(1);
});

test.each([
  ['refused', RefusedError],
  ['limited', Error],
  ['signedOut', SessionGoneError],
])('an answer of kind %s ends it in the words of the service', async (kind, type) => {
  answerWith(() => ({ isDone: false, kind, message: 'Only pictures can be sent here.' }));
  const { path } = run();
  await expect(path).rejects.toThrow('Only pictures can be sent here.');
  await expect(path).rejects.toBeInstanceOf(type);
});
