import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { contract } from '@tutor/api/contract';
import type { Client } from '@tutor/api/core/client';
import { chunkCount, chunkRange } from '@tutor/rules/uploads/chunks';
import { expect, test } from '../e2e/portal-test.ts';
import { serviceAs } from '../stack/service.ts';
import type { Stack } from '../stack/stack.ts';

/** At how many of the hundred slices the backend is killed; FAULT_KILLS=5 for a short look. */
const kills = Math.min(100, Number(process.env.FAULT_KILLS ?? 100));
/** How often in the middle of a slice, and how often around the merge. */
const kinds = { slices: Math.min(20, kills), merges: Math.min(12, kills) };
const races = Math.min(200, kills * 2);
const fileBytes = 50 * 1024 * 1024;
const chunkBytes = 524_288;

type Service = Client<typeof contract>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const newKey = () => ({ fileCode: randomUUID(), moduleName: 'ToturTaskFile' as const });

/** A PDF by its first bytes. */
function pdf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('%PDF-1.7\n');
  return bytes;
}

function chunkOf(file: Buffer, chunk: number): Buffer {
  const { start, end } = chunkRange(chunk, file.byteLength);
  return file.subarray(start, end);
}

const sendChunk = (service: Service, key: ReturnType<typeof newKey>, file: Buffer, chunk: number) =>
  service.uploads.chunk({ body: { ...key, chunk, fileName: 'campaign.pdf', file: chunkOf(file, chunk) } });

/** Ends the backend as a power cut would, and starts it again on its data. */
async function restart(stack: Stack): Promise<void> {
  await stack.backend.kill();
  await stack.backend.start();
}

/** Bytes of uploads that lie where slices come in. A place that a kill left before its upload was known is empty, and swept. */
async function lyingBytes(stack: Stack): Promise<number> {
  const folder = join(stack.folder, 'backend', 'files', 'incoming');
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

test('F1: a backend killed at every slice, in the middle of slices and around the merge leaves the file that was sent', async ({
  stack,
  signedIn,
  problems,
}) => {
  problems.allow(/server log/);
  const service = await serviceAs(stack, signedIn);
  const file = pdf(fileBytes);
  const key = newKey();
  const count = chunkCount(file.byteLength);
  const answered = new Set<number>();
  const stored = async (): Promise<number[]> => (await service.uploads.state({ query: key })).body.Chunks;
  const expectNothingLost = async (): Promise<void> => {
    const there = new Set(await stored());
    expect([...answered].filter((chunk) => !there.has(chunk))).toEqual([]);
  };
  const every = Math.ceil(count / kills);
  for (let chunk = 1; chunk <= count; chunk += 1) {
    await sendChunk(service, key, file, chunk);
    answered.add(chunk);
    if (chunk % every !== 0) continue;
    await restart(stack);
    await expectNothingLost();
  }

  // The same file under another code, each time cut off somewhere in a slice.
  const torn = newKey();
  for (let chunk = 1; chunk <= count; chunk += 1) {
    if (chunk <= kinds.slices) {
      const sending = sendChunk(service, torn, file, chunk).then(
        () => true,
        () => false,
      );
      await delay((chunk * 7) % 20);
      await stack.backend.kill();
      await sending;
      await stack.backend.start();
    }
    await sendChunk(service, torn, file, chunk);
  }

  const merge = { ...key, fileSize: file.byteLength, fileHash: sha256(file) };
  const references = new Set<string>();
  for (let round = 0; round < kinds.merges; round += 1) {
    const merging = service.uploads.merge({ body: merge }).then(
      ({ body }) => references.add(body.FilePath),
      () => undefined,
    );
    await delay(round * 15);
    await stack.backend.kill();
    await merging;
    await stack.backend.start();
  }
  references.add((await service.uploads.merge({ body: merge })).body.FilePath);
  expect(references.size).toBe(1);
  const { body } = await service.uploads.merge({ body: { ...torn, fileHash: sha256(file) } });
  expect(body).toMatchObject({ FileSize: file.byteLength, FileHash: sha256(file) });
  expect((await service.uploads.state({ query: key })).body.File?.FileHash).toBe(sha256(file));
  expect(await lyingBytes(stack)).toBe(0);
});

test('F2: slices of two files under one code, in any order and more than once, are never half of each', async ({
  stack,
  signedIn,
}) => {
  const service = await serviceAs(stack, signedIn);
  for (let run = 0; run < races; run += 1) {
    const key = newKey();
    const files = [pdf(chunkBytes + 9), pdf(chunkBytes + 9)] as const;
    const calls = files.flatMap((file) => [2, 1, 2, 1].map((chunk) => sendChunk(service, key, file, chunk)));
    await Promise.allSettled(calls);
    const { body } = await service.uploads.merge({ body: key });
    const whole = files.flatMap((one) => files.map((two) => sha256(Buffer.concat([chunkOf(one, 1), chunkOf(two, 2)]))));
    expect(whole).toContain(body.FileHash);
    for (const chunk of [0, -1, 1e9, 102]) {
      await expect(
        service.uploads.chunk({ body: { ...key, chunk, fileName: 'a.pdf', file: pdf(9) } }),
      ).rejects.toThrow();
    }
  }
});

test('F3: a cancel, in the middle of an upload or racing its merge, leaves the whole file or nothing', async ({
  stack,
  signedIn,
}) => {
  const service = await serviceAs(stack, signedIn);
  for (let run = 0; run < races; run += 1) {
    const key = newKey();
    const file = pdf(chunkBytes + 9);
    await sendChunk(service, key, file, 1);
    if (run % 2 === 0) {
      await Promise.allSettled([sendChunk(service, key, file, 2), service.uploads.cancel({ query: key })]);
      await expect(service.uploads.merge({ body: key })).rejects.toThrow();
      continue;
    }
    await sendChunk(service, key, file, 2);
    const [merged, cancelled] = await Promise.allSettled([
      service.uploads.merge({ body: key }),
      service.uploads.cancel({ query: key }),
    ]);
    expect([merged.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { body } = await service.uploads.state({ query: key });
    expect(body.File?.FileHash).toBe(merged.status === 'fulfilled' ? sha256(file) : undefined);
  }
  expect(await lyingBytes(stack)).toBe(0);
});
