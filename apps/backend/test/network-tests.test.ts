import { randomUUID } from 'node:crypto';
import { historyDays, keptRunDays, runsPerDay } from '@tutor/rules/devices/network-limits';
import { days, hours } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violates } from '../src/database/violation.ts';
import { networkTests } from '../src/devices/tables.ts';
import { files } from '../src/files/tables.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const start = Date.parse('2026-11-26T01:12:03.000Z');

const figures = {
  LatencyMs: 21,
  JitterMs: 2,
  DownMbps: 18.2,
  UpMbps: 1.4,
  DownLatencyMs: 80,
  UpLatencyMs: 240,
  LossPercent: null,
  DownStalls: 0,
  DownStallMs: 0,
  UpStalls: 1,
  UpStallMs: 1_400,
  Failed: [],
  UsedBytes: 14_200_000,
};

describe('network tests of a tutor', () => {
  let backend: TestBackend;
  let clock = start;
  let tutor: CreatedTutor;
  let client: TestClient;

  beforeAll(async () => {
    backend = await startBackend({ now: () => new Date(clock) });
  });
  beforeEach(async () => {
    clock = start;
    tutor = await backend.createTutor('firstLogin');
    client = (await backend.signIn(tutor)).client;
  });
  afterAll(() => backend.close());

  const later = async (ms: number): Promise<void> => {
    clock = start + ms;
    client = (await backend.signIn(tutor)).client;
  };
  const save = async (change: object = {}, key: string = randomUUID()) =>
    (await client.networkTests.saveNetworkTest({ body: { ...figures, ...change, Key: key } })).body;
  const list = async () => (await client.networkTests.networkTestList({ body: {} })).body;
  const attach = async (id: number, moduleName: 'AppealFile' | 'Absent' = 'AppealFile') =>
    (await client.networkTests.attachNetworkTest({ body: { ID: id, ModuleName: moduleName } })).body;
  const bytesOf = async (reference: string): Promise<Buffer> => {
    const { token } = await backend.signIn(tutor);
    const answer = await fetch(`${backend.url}/files/${reference}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const isGenuine = async (file: Buffer) =>
    (await client.networkTests.checkNetworkTest({ body: { File: file.toString('base64') } })).body.IsGenuine;

  it('keeps a test once by its key, at the service’s time', async () => {
    const key = randomUUID();
    const first = await save({}, key);
    clock += 60_000;
    expect(await save({ DownMbps: 900 }, key)).toEqual(first);
    expect(first.Time).toBe(new Date(start).toISOString());
    expect(await list()).toEqual([{ ...figures, ID: first.ID, Time: first.Time }]);
  });

  it('keeps one row of a test that arrives twice at once', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([save({}, key), save({}, key)]);
    expect(one).toEqual(other);
    expect(await list()).toHaveLength(1);
  });

  it('lists 30 days, the newest first, and forgets a test after 90', async () => {
    await save({ DownMbps: 1 });
    await later(days(historyDays));
    await save({ DownMbps: 2 });
    expect((await list()).map(({ DownMbps }) => DownMbps)).toEqual([2, 1]);
    await later(days(historyDays) + 1);
    expect((await list()).map(({ DownMbps }) => DownMbps)).toEqual([2]);
    await later(days(keptRunDays) + 1);
    await save();
    const stored = backend.database.queries.select().from(networkTests).where(eq(networkTests.tuid, tutor.tuid));
    expect((await stored).map(({ downMbps }) => downMbps)).toEqual([2, 18.2]);
  });

  it(`takes ${runsPerDay} tests a day`, async () => {
    await save();
    const { queries } = backend.database;
    const [{ id: _, ...row } = expect.fail('the test was not stored')] = await queries
      .select()
      .from(networkTests)
      .where(eq(networkTests.tuid, tutor.tuid));
    const others = Array.from({ length: runsPerDay - 2 }, (__, index) => ({ ...row, key: `another-${index}` }));
    await queries.insert(networkTests).values(others);
    await save();
    await expect(save()).rejects.toMatchObject({ kind: 'refused', code: 106 });
    await later(days(1));
    await save();
  });

  it('refuses figures that no browser could measure, and stores no figure of a probe that failed', async () => {
    for (const wrong of [{ DownMbps: -1 }, { LossPercent: 101 }, { Failed: ['magic'] }, { UsedBytes: 1.5 }]) {
      await expect(save(wrong)).rejects.toThrow();
    }
    await save({ Failed: ['upload'] });
    expect((await list())[0]).toMatchObject({ UpMbps: null, DownMbps: 18.2, Failed: ['upload'] });
    const row = { tuid: tutor.tuid, key: 'a-row-of-its-own', at: new Date(start), failed: ['upload'], upMbps: 5 };
    const zeros = { downStalls: 0, downStallMs: 0, upStalls: 0, upStallMs: 0, usedBytes: 0 };
    await expect(backend.database.queries.insert(networkTests).values({ ...row, ...zeros })).rejects.toSatisfy(
      (error) => violates(error, 'network_tests_failed_without_figure'),
    );
  });

  it('makes the statement of a test: the same one each time, readable, and with the service’s time', async () => {
    const { ID } = await save();
    const file = await attach(ID);
    expect(file).toMatchObject({ FilePath: expect.stringMatching(/^AppealFile\/[\w-]{22}\.pdf$/) });
    expect(file.FileName).toBe('network-test-2026-11-26-01-12-utc.pdf');
    clock += hours(1);
    const [again, other] = await Promise.all([attach(ID), attach(ID)]);
    expect([again, other]).toEqual([file, file]);
    const text = (await bytesOf(file.FilePath)).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    for (const words of [
      `Tutor ID: ${tutor.tuid}`,
      'Received: 2026-11-26 01:12:03 UTC',
      'Upload: 1.4 Mbit/s',
      'Lost packets: not measured',
      'Stalls while uploading: 1, the longest 1400 ms',
      'It did not measure them itself.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('knows its own statement, and no other', async () => {
    const { ID } = await save();
    const bytes = await bytesOf((await attach(ID)).FilePath);
    expect(await isGenuine(bytes)).toBe(true);
    const changed = Buffer.from(bytes.toString('latin1').replace('1.4 Mbit/s', '0.1 Mbit/s'), 'latin1');
    const longer = Buffer.concat([bytes, Buffer.from(' ')]);
    const cut = bytes.subarray(0, -1);
    const unsigned = bytes.subarray(0, bytes.lastIndexOf('%tutor'));
    const forged = Buffer.concat([unsigned, Buffer.from(`%tutor-portal-statement ${'0'.repeat(64)}\n`)]);
    for (const file of [changed, longer, cut, unsigned, forged, Buffer.from('x')])
      expect(await isGenuine(file)).toBe(false);
  });

  it('gives a statement to the tutor of its test alone', async () => {
    const { ID } = await save();
    const file = await attach(ID);
    const other = await backend.signIn(await backend.createTutor('firstLogin'));
    await expect(
      other.client.networkTests.attachNetworkTest({ body: { ID, ModuleName: 'AppealFile' } }),
    ).rejects.toMatchObject({ code: 101 });
    const answer = await fetch(`${backend.url}/files/${file.FilePath}`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(answer.status).toBe(404);
    await expect(
      client.networkTests.attachNetworkTest({ body: { ID, ModuleName: 'UserFace' as never } }),
    ).rejects.toThrow();
  });

  it('makes a statement anew that was swept before a form took it', async () => {
    const { ID } = await save();
    const file = await attach(ID, 'Absent');
    await backend.database.queries.delete(files).where(eq(files.reference, file.FilePath));
    expect(await attach(ID, 'Absent')).toEqual(file);
    await bytesOf(file.FilePath);
  });

  it('takes a statement with an appeal as it takes an upload', async () => {
    const { FilePath } = await attach((await save()).ID);
    const { body } = await client.feedback.add({
      body: { Type: 1, Remark: 'My line was measured just before the class.', File: FilePath },
    });
    expect(body).toBeDefined();
    const [stored] = await backend.database.queries.select().from(files).where(eq(files.reference, FilePath));
    expect(stored?.usedAt).not.toBeNull();
  });
});
