import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isApiError } from '@tutor/api/core/api-error';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trainingCourses, trainingMedia, trainingSubscriptions } from '../src/training/tables.ts';
import { trainingContentFolder } from '../src/training-content-folder.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

const now = new Date('2026-11-25T10:00:00Z');
let folder: string;
let backend: TestBackend;
let tuid: number;
let client: TestClient;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-sources-'));
  await cp(trainingContentFolder, folder, { recursive: true });
  backend = await startBackend({ now: () => now, trainingDir: folder });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const tutor = await backend.createTutor();
  tuid = tutor.tuid;
  ({ client, token } = await backend.signIn(tutor));
});

const queries = () => backend.database.queries;
const file = (name: string) => path.join(folder, name);

async function courseIdOf(slug: string): Promise<number> {
  const [course] = await queries().select().from(trainingCourses).where(eq(trainingCourses.slug, slug));
  return course?.courseId ?? 0;
}

const list = async (traKitId?: number) =>
  (await client.trainingSources.list({ query: traKitId === undefined ? {} : { traKitId } })).body;

async function download(slug: string, FileName?: string, headers: Record<string, string> = {}) {
  const { file: answer } = await client.trainingSources.download({
    body: { traKitId: await courseIdOf(slug), ...(FileName === undefined ? {} : { FileName }) },
    visitor: { headers, signal: AbortSignal.timeout(20_000) },
  });
  if (answer === undefined) throw new Error('no file came');
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const whyNot = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    return isApiError(error) ? [error.kind, error.message] : error;
  }
};

const unknownCourse = ['refused', 'This course does not exist, or is no longer offered.'];

/** Does something while a course is retired. */
async function whileRetired(slug: string, work: () => Promise<void>): Promise<void> {
  const set = (retiredAt: Date | null) =>
    queries().update(trainingCourses).set({ retiredAt }).where(eq(trainingCourses.slug, slug));
  await set(now);
  await work();
  await set(null);
}

describe('the files of the courses', () => {
  it('are listed course by course, as the company ordered them', async () => {
    const kits = await list();
    expect(kits).toHaveLength(8);
    expect(kits[0]).toMatchObject({ CourseName: 'Teaching a first trial lesson', CategoryName: 'Teaching a lesson' });
    const [pronunciation] = await list(await courseIdOf('pronunciation'));
    expect(pronunciation?.Files.map(({ FileName, IsAvailable }) => [FileName, IsAvailable])).toEqual([
      ['minimal-pairs.pdf', true],
      ['mouth-check.pdf', true],
      ['speak-along.mp3', true],
    ]);
  });

  it('are counted in lists of courses', async () => {
    const { body } = await client.training.allCourses({ query: { pageIndex: 1, pageSize: 100 } });
    expect(body.Items.find(({ CourseName }) => CourseName === 'Teaching pronunciation')?.FileCount).toBe(3);
  });

  it('of a retired course are for those alone who have subscribed to it; so are its pictures', async () => {
    const courseId = await courseIdOf('child-safety');
    const picture = () =>
      fetch(`${backend.url}/training/media/child-safety/circle.svg`, { headers: { authorization: `Bearer ${token}` } });
    expect((await picture()).status).toBe(200);
    await whileRetired('child-safety', async () => {
      expect(await whyNot(list(courseId))).toEqual(unknownCourse);
      expect(await whyNot(download('child-safety'))).toEqual(unknownCourse);
      expect(await list()).toHaveLength(7);
      expect((await picture()).status).toBe(404);
      await queries().insert(trainingSubscriptions).values({ tuid, courseId, at: now });
      expect(await list(courseId)).toHaveLength(1);
      expect((await download('child-safety')).answer.status).toBe(200);
      expect((await picture()).status).toBe(200);
    });
  });

  it('of a course that there is not are refused, and a course without files has none', async () => {
    expect(await whyNot(list(999))).toEqual(unknownCourse);
    const courseId = await courseIdOf('handling-complaints');
    const own = eq(trainingMedia.courseId, courseId);
    await queries().update(trainingMedia).set({ title: null, position: null }).where(own);
    expect(await list(courseId)).toEqual([]);
    expect(await whyNot(download('handling-complaints'))).toEqual(['refused', 'This course has no such file.']);
  });
});

describe('a download', () => {
  it('is the file itself, with name, type, length and tag', async () => {
    const { answer, bytes } = await download('time-and-attendance');
    expect(bytes).toEqual(await readFile(file('time-and-attendance/deadlines.pdf')));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Deadlines at a glance.pdf"; filename*=UTF-8''Deadlines%20at%20a%20glance.pdf`,
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}-\d+-\d+"$/),
    });
  });

  it('goes on where it broke off, and begins anew where the file has changed meanwhile', async () => {
    const { answer, bytes } = await download('pronunciation', 'speak-along.mp3');
    const etag = answer.headers.get('etag') ?? '';
    const rest = await download('pronunciation', 'speak-along.mp3', { range: 'bytes=1000-', 'if-range': etag });
    expect([rest.answer.status, rest.answer.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(Buffer.concat([bytes.subarray(0, 1000), rest.bytes])).toEqual(bytes);
    await writeFile(file('pronunciation/speak-along.mp3'), Buffer.alloc(5_000, 1));
    const anew = await download('pronunciation', 'speak-along.mp3', { range: 'bytes=1000-', 'if-range': etag });
    expect([anew.answer.status, anew.bytes.length]).toEqual([200, 5_000]);
    await writeFile(file('pronunciation/speak-along.mp3'), bytes);
  });

  it('has nothing beyond its end, and is not sent again unchanged', async () => {
    const { answer, bytes } = await download('time-and-attendance');
    const beyond = await download('time-and-attendance', undefined, { range: 'bytes=99999999-' });
    expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    const again = await download('time-and-attendance', undefined, {
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each(['../course.md', 'course.md', 'circle.svg', 'nothing.pdf', ''])(
    'of %j, which is no file of the course to take along, is refused',
    async (name) => {
      expect(await whyNot(download('pronunciation', name))).toEqual(['refused', 'This course has no such file.']);
    },
  );

  it('of a file that is missing on the disk says which, the list shows it, and the others still come', async () => {
    const place = file('pronunciation/mouth-check.pdf');
    const bytes = await readFile(place);
    await rm(place);
    const missing = [
      'refused',
      'The file “First lesson - what to listen for” is missing right now. The other files are there; please try this one later.',
    ];
    expect(await whyNot(download('pronunciation', 'mouth-check.pdf'))).toEqual(missing);
    expect(await whyNot(download('pronunciation'))).toEqual(missing);
    const [kit] = await list(await courseIdOf('pronunciation'));
    expect(kit?.Files.map(({ IsAvailable }) => IsAvailable)).toEqual([true, false, true]);
    expect((await download('pronunciation', 'minimal-pairs.pdf')).answer.status).toBe(200);
    await writeFile(place, bytes);
  });

  it('of several files is a ZIP of them under their titles, of the length that was told', async () => {
    const { answer, bytes } = await download('pronunciation');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringContaining('filename="Teaching pronunciation.zip"'),
    });
    // Stored as they are, and named in the archive's directory, which counts them at its end.
    for (const name of ['speak-along.mp3', 'minimal-pairs.pdf', 'mouth-check.pdf']) {
      expect(bytes.includes(await readFile(file(`pronunciation/${name}`)))).toBe(true);
    }
    const directory = bytes.subarray(bytes.readUInt32LE(bytes.length - 6));
    expect(directory.readUInt16LE(directory.length - 12)).toBe(3);
    expect(directory.includes('Pairs to speak along.mp3')).toBe(true);
    const tag = answer.headers.get('etag') ?? '';
    expect((await download('pronunciation', undefined, { 'if-none-match': tag })).answer.status).toBe(304);
  });

  it('is refused without a session', async () => {
    const call = backend.client().trainingSources.download({ body: { traKitId: 1001 } });
    expect(await whyNot(call)).toEqual(['sessionGone', expect.any(String)]);
  });
});
