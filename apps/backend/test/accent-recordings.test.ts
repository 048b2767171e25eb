import { randomUUID } from 'node:crypto';
import { encodeWav } from '@tutor/rules/devices/wav';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUpload } from './as-upload.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
let client: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  backend = await startBackend();
  ({ client } = await backend.signIn(await backend.createTutor()));
  ({ client: stranger } = await backend.signIn(await backend.createTutor()));
});
afterAll(() => backend.close());

/** A recording as the browser makes it; gives its reference. */
async function uploaded(as = client) {
  const file = Buffer.from(encodeWav([new Float32Array(1_600)], 16_000));
  const key = { fileCode: randomUUID(), moduleName: 'TutorAudio' as const };
  await as.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'accent-market.wav', file } });
  const { body } = await as.uploads.merge({ body: { ...key, fileSize: file.byteLength } });
  return asUpload(body.FilePath, 'TutorAudio');
}

describe('an accent recording', () => {
  it('is a WAV file as the browser makes it, and is listed newest first', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    expect(first).toMatch(/^TutorAudio\/[\w-]{22}\.wav$/);
    await client.accentRecordings.add({ body: { FilePath: first, PassageId: 'market' } });
    await client.accentRecordings.add({ body: { FilePath: second, PassageId: 'rain' } });
    const { body } = await client.accentRecordings.list();
    expect(body.map(({ FilePath, PassageId }) => [FilePath, PassageId])).toEqual([
      [second, 'rain'],
      [first, 'market'],
    ]);
    expect((await stranger.accentRecordings.list()).body).toEqual([]);
  });

  it('that is sent five times at once is kept once', async () => {
    const body = { FilePath: await uploaded(), PassageId: 'letter' as const };
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.accentRecordings.add({ body })));
    expect(new Set(replies.map((reply) => reply.body.ID)).size).toBe(1);
    const { body: list } = await client.accentRecordings.list();
    expect(list.filter(({ FilePath }) => FilePath === body.FilePath)).toHaveLength(1);
  });

  it('is refused where the file is not there or is of another tutor', async () => {
    for (const FilePath of [`TutorAudio/${'a'.repeat(22)}.wav` as const, await uploaded(stranger)]) {
      await expect(client.accentRecordings.add({ body: { FilePath, PassageId: 'market' } })).rejects.toMatchObject({
        kind: 'refused',
      });
    }
  });
});
