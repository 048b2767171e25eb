import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hours } from '@tutor/rules/time/durations';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../src/files/file-store.ts';
import { files } from '../src/files/tables.ts';
import { sweepUploads } from '../src/uploads/sweep.ts';
import { uploads } from '../src/uploads/tables.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

describe('the sweep of uploads that nobody came back for', () => {
  let backend: TestBackend;
  let client: TestClient;
  let tuid: number;
  let store: FileStore;

  beforeAll(async () => {
    backend = await startBackend();
    const tutor = await backend.createTutor('incompleteInfo');
    tuid = tutor.tuid;
    client = (await backend.signIn(tutor)).client;
    store = new FileStore(backend.filesDir);
  });

  afterAll(() => backend.close());

  const begin = async (fileCode: string, moduleName: UploadModule = 'UserFace') => {
    const key = { fileCode, moduleName };
    await client.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'a.png', file: png(2_000) } });
    return key;
  };
  const finish = async (fileCode: string): Promise<string> => {
    const { body } = await client.uploads.merge({ body: await begin(fileCode) });
    return body.FilePath;
  };
  const incoming = () => readdir(path.join(backend.filesDir, 'incoming'));
  const sweepAt = (aheadMs: number) => sweepUploads(backend.database.queries, store, new Date(Date.now() + aheadMs));
  const codes = async () =>
    (await backend.database.queries.select().from(uploads).where(eq(uploads.tuid, tuid))).map((row) => row.fileCode);

  it('spares what is younger than 48 hours or in use, and clears the rest with its bytes', async () => {
    await begin('unfinished-1');
    const unused = await finish('unused-file-1');
    const used = await finish('used-file-1');
    await client.personalData.saveFiles({ body: { ModuleName: 'UserFace', FilePaths: [used] } });
    await client.uploads.cancel({ query: await begin('cancelled-1') });
    const lying = (await incoming()).length;

    await sweepAt(hours(47));
    expect(await codes()).toHaveLength(4);
    expect(await store.find(unused)).toBeDefined();
    expect(await incoming()).toHaveLength(lying);

    await sweepAt(hours(49));
    expect(await codes()).toEqual(['used-file-1']);
    expect(await store.find(unused)).toBeUndefined();
    expect(await store.find(used)).toBeDefined();
    expect(await incoming()).toEqual([]);
    const kept = await backend.database.queries.select().from(files).where(eq(files.tuid, tuid));
    expect(kept.map(({ reference }) => reference)).toEqual([used]);
  });

  it('removes bytes that a crash left behind, an hour later, and nothing that has only just come', async () => {
    const stray = 'a'.repeat(22);
    await writeFile(path.join(backend.filesDir, 'incoming', stray), 'left behind');
    await sweepAt(0);
    expect(await incoming()).toEqual([stray]);
    const old = new Date(Date.now() - hours(1) - 1_000);
    await utimes(path.join(backend.filesDir, 'incoming', stray), old, old);
    await sweepAt(0);
    expect(await incoming()).toEqual([]);
  });
});
