import { randomUUID } from 'node:crypto';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStore } from '../src/files/file-store.ts';
import { files } from '../src/files/tables.ts';
import { cancelledUploadsMax, freeBytesMin, keptBytesMax, openBytesMax } from '../src/uploads/limits.ts';
import { uploadChunks, uploads } from '../src/uploads/tables.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function newTutor(): Promise<{ client: TestClient; tuid: number }> {
  const tutor = await backend.createTutor();
  return { client: (await backend.signIn(tutor)).client, tuid: tutor.tuid };
}

const newKey = () => ({ fileCode: randomUUID(), moduleName: 'Absent' as const });

function send(client: TestClient, key: ReturnType<typeof newKey>, file: Buffer, chunk = 1): Promise<unknown> {
  return client.uploads.chunk({ body: { ...key, chunk, fileName: 'a.png', file } });
}

const rowsOf = (tuid: number) => backend.database.queries.select().from(uploads).where(eq(uploads.tuid, tuid));

describe('the files of one tutor', () => {
  it('on their way take up to 200 MiB, whatever they are sent as, and room comes back with what is cancelled', async () => {
    const { client, tuid } = await newTutor();
    expect(openBytesMax).toBe(200 * 1024 * 1024);
    const first = await fillWithOpen(tuid, openBytesMax - chunkBytes - 100);

    const key = newKey();
    await send(client, key, png(chunkBytes));
    await send(client, key, png(100), 2);
    await expect(send(client, newKey(), png(100))).rejects.toMatchObject({
      code: 106,
      message: 'Your files on their way take up all the room there is. Please finish or cancel some first.',
    });

    await client.uploads.cancel({ query: { fileCode: first, moduleName: 'Absent' } });
    await send(client, newKey(), png(100));
  });

  it('are not begun by a slice that their cancel has overtaken', async () => {
    const { client, tuid } = await newTutor();
    const key = newKey();
    await client.uploads.cancel({ query: key });
    await expect(send(client, key, png(100))).rejects.toMatchObject({ code: 104 });
    expect((await client.uploads.state({ query: key })).body.Chunks).toEqual([]);
    expect(await rowsOf(tuid)).toMatchObject([{ ...key, state: 'cancelled' }]);
  });

  it('leave a bounded number of rows behind, however many invented codes are cancelled', async () => {
    const { client, tuid } = await newTutor();
    const open = newKey();
    await send(client, open, png(100));
    const keys = Array.from({ length: cancelledUploadsMax + 2 }, newKey);
    for (const query of keys) await client.uploads.cancel({ query });
    const remembered = (await rowsOf(tuid))
      .filter(({ state }) => state === 'cancelled')
      .map(({ fileCode }) => fileCode);
    expect(remembered.toSorted()).toEqual(
      keys
        .slice(2)
        .map(({ fileCode }) => fileCode)
        .toSorted(),
    );
    await client.uploads.merge({ body: open });
  });

  it('that came before are taken again where there is no room for more', async () => {
    const { client, tuid } = await newTutor();
    const key = newKey();
    const slice = png(100);
    await send(client, key, slice);
    await fillWithOpen(tuid, openBytesMax - slice.byteLength);
    await send(client, key, slice);
    await expect(send(client, key, slice, 2)).rejects.toMatchObject({ code: 106 });
    await client.uploads.merge({ body: key });
  });

  it.each([
    [0, undefined],
    [1, 'Your files take up all the room there is. Please ask your Team Manager.'],
  ])('that are kept take up to 512 MiB; with %i bytes more the next is refused with %j', async (more, message) => {
    const { client, tuid } = await newTutor();
    expect(keptBytesMax).toBe(512 * 1024 * 1024);
    const file = png(1_000);
    await fillWithKept(tuid, keptBytesMax - file.byteLength + more);
    const key = newKey();
    await send(client, key, file);
    const refusal: unknown = await client.uploads.merge({ body: key }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
    expect(refusal).toBe(message);
  });
});

describe('a disk that is nearly full', () => {
  it('takes no new slice, and takes them again once there is room', async () => {
    const { client } = await newTutor();
    const key = newKey();
    const free = vi.spyOn(FileStore.prototype, 'freeBytes');
    try {
      free.mockResolvedValue(freeBytesMin - 1);
      await expect(send(client, key, png(100))).rejects.toMatchObject({
        code: 503,
        message: 'There is no room for new files at the moment. Please try again later.',
      });
      free.mockResolvedValue(freeBytesMin);
      await send(client, key, png(100));
    } finally {
      free.mockRestore();
    }
  });

  it('says so where it is full all the same, and takes the slice once there is room', async () => {
    const { client } = await newTutor();
    const key = newKey();
    const slice = png(100);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(FileStore.prototype, 'writeSlice').mockRejectedValueOnce(full);
    await expect(send(client, key, slice)).rejects.toMatchObject({ code: 503 });
    await send(client, key, slice);
    await client.uploads.merge({ body: key });
  });
});

/** Uploads on their way that take so many bytes; the code of the first, which is one slice. */
async function fillWithOpen(tuid: number, bytes: number): Promise<string> {
  const sizes = Array.from({ length: Math.floor(bytes / chunkBytes) }, () => chunkBytes);
  const rest = bytes % chunkBytes;
  if (rest > 0) sizes.push(rest);
  const groups = [sizes.slice(0, 1), ...Array.from({ length: 5 }, (_, n) => sizes.slice(1 + n * 100, 101 + n * 100))];
  const codes: string[] = [];
  for (const group of groups) {
    const fileCode = randomUUID();
    codes.push(fileCode);
    const stored = { storedName: randomUUID().slice(0, 22), fileName: 'a.png', createdAt: new Date() };
    const [upload] = await backend.database.queries
      .insert(uploads)
      .values({ tuid, fileCode, moduleName: 'Absent', state: 'open', ...stored })
      .returning({ id: uploads.id });
    const rows = group.map((byteSize, index) => ({
      uploadId: upload?.id ?? 0,
      chunk: index + 1,
      byteSize,
      hash: 'f'.repeat(64),
      isStored: true,
    }));
    if (rows.length > 0) await backend.database.queries.insert(uploadChunks).values(rows);
  }
  return codes[0] ?? '';
}

/** Kept files that take so many bytes. */
async function fillWithKept(tuid: number, bytes: number): Promise<void> {
  const largest = 50 * 1024 * 1024;
  const sizes = [...Array.from({ length: Math.floor(bytes / largest) }, () => largest), bytes % largest];
  await backend.database.queries.insert(files).values(
    sizes.map((byteSize) => ({
      tuid,
      reference: `Absent/${randomUUID().slice(0, 22)}.png`,
      moduleName: 'Absent',
      fileName: 'a.png',
      contentType: 'image/png',
      byteSize,
      hash: 'f'.repeat(64),
      createdAt: new Date(),
    })),
  );
}
