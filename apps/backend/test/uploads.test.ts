import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chunkBytes, chunkCount, chunkRange } from '@tutor/rules/uploads/chunks';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

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

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A PNG of this many bytes by its head; the rest is noise, as of a picture that nobody looks at. */
function png(size: number): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61ffffffff49444154'.replace(
      'ffffffff',
      '7fffffff',
    ),
    'hex',
  );
  return Buffer.concat([head, randomBytes(size)]).subarray(0, size);
}

async function send(file: Buffer, key: { fileCode: string; moduleName: UploadModule }, as = client): Promise<void> {
  for (let chunk = 1; chunk <= chunkCount(file.byteLength); chunk += 1) {
    const { start, end } = chunkRange(chunk, file.byteLength);
    await as.uploads.chunk({ body: { ...key, chunk, fileName: 'photo.png', file: file.subarray(start, end) } });
  }
}

describe('a file in slices', () => {
  it('arrives whole, is known by a reference of its own, and is served to its owner only', async () => {
    const file = png(chunkBytes * 2 + 1_000);
    const key = { fileCode: randomUUID(), moduleName: 'Absent' as const };
    await send(file, key);
    expect((await client.uploads.state({ query: key })).body.Chunks).toEqual([1, 2, 3]);
    const { body } = await client.uploads.merge({
      body: { ...key, fileHash: sha256(file), fileSize: file.byteLength },
    });
    expect(body).toMatchObject({ FileName: 'photo.png', FileSize: file.byteLength, FileHash: sha256(file) });
    expect(body.FilePath).toMatch(/^Absent\/[\w-]{22}\.png$/);
    expect((await client.uploads.merge({ body: key })).body).toEqual(body);

    const served = await fetch(`${backend.url}/files/${body.FilePath}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sha256(Buffer.from(await served.arrayBuffer()))).toBe(sha256(file));
    expect(await stranger.uploads.state({ query: key })).toMatchObject({ body: { Chunks: [] } });
  });

  it.each([
    ['TutorAudio', 'my voice.m4a', /^TutorAudio\/[\w-]{22}\.m4a$/, 'audio/mp4'],
    ['LifeVideo', 'my class.mp4', /^LifeVideo\/[\w-]{22}\.mp4$/, 'video/mp4'],
  ] as const)(
    'of %s called %j is what its name says, where sound and film share a container',
    async (moduleName, fileName, reference, contentType) => {
      const file = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1'), Buffer.alloc(400)]);
      const fileCode = randomUUID();
      await client.uploads.chunk({ body: { chunk: 1, fileCode, fileName, moduleName, file } });
      const { body } = await client.uploads.merge({ body: { fileCode, moduleName } });
      expect(body.FilePath).toMatch(reference);
      const served = await fetch(`${backend.url}/files/${body.FilePath}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(served.headers.get('content-type')).toBe(contentType);
    },
  );
});
