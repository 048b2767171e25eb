import { describe, expect, it, vi } from 'vitest';
import type { UploadReply } from './upload-reply.ts';
import { runUpload, type UploadEnvironment, type UploadProgress } from './upload-run.ts';

const chunkBytes = 524_288;
const key = { fileCode: 'code-of-a-test', moduleName: 'Absent' as const };
/** A file whose last slice has ten bytes. */
const fileOf = (slices: number): Blob => new Blob([new Uint8Array((slices - 1) * chunkBytes + 10)]);
const file = fileOf(3);
const arrived = { reference: `Absent/${'a'.repeat(22)}.png`, name: 'a.png', size: file.size };
const stored: UploadReply = { isDone: true, chunks: [], file: null };
const busy: UploadReply = { isDone: false, kind: 'busy', message: '' };

/** A browser and a service that answer as told; `sent` has every slice with its size. */
function world(
  change: Partial<UploadEnvironment['transport']> = {},
  environment: Partial<UploadEnvironment> = {},
  slices = 3,
) {
  const sent: [number, number][] = [];
  const waits: number[] = [];
  const transport: UploadEnvironment['transport'] = {
    state: async () => ({ isDone: true, chunks: [1, 2], file: null }),
    chunk: async (_key, { chunk, bytes }) => {
      sent.push([chunk, bytes.size]);
      return stored;
    },
    merge: async () => ({ isDone: true, chunks: [], file: arrived }),
    cancel: async () => stored,
    ...change,
  };
  const told: UploadProgress[] = [];
  const run = (isResumed = false, signal = new AbortController().signal): Promise<void> =>
    runUpload(
      { key, file: fileOf(slices), fileName: 'a.png', isResumed },
      {
        transport,
        untilOnline: async () => undefined,
        wait: async (ms) => {
          waits.push(ms);
        },
        hashOf: async () => 'ab'.repeat(32),
        ...environment,
      },
      signal,
      (progress) => told.push(progress),
    );
  return { run, sent, waits, told, transport };
}

describe('an upload', () => {
  it('sends its slices in order, says 99 % at most before the merge and 100 after it', async () => {
    const merge = vi.fn(async (): Promise<UploadReply> => ({ isDone: true, chunks: [], file: arrived }));
    const { run, sent, told } = world({ merge });
    await run();
    expect(sent).toEqual([
      [1, chunkBytes],
      [2, chunkBytes],
      [3, 10],
    ]);
    expect(merge).toHaveBeenCalledWith(key, { fileSize: file.size, fileHash: 'ab'.repeat(32) }, expect.anything());
    expect(told.map(({ phase, percent }) => [phase, percent])).toEqual([
      ['sending', 0],
      ['sending', 0],
      ['sending', 49],
      ['sending', 98],
      ['sending', 99],
      ['done', 100],
    ]);
  });

  it('has the first slice alone on its way, then four that set out in order', async () => {
    const answers: (() => void)[] = [];
    const setOut: number[] = [];
    const { run, told } = world(
      {
        chunk: (_key, { chunk }) => {
          setOut.push(chunk);
          return new Promise((resolve) => answers.push(() => resolve(stored)));
        },
      },
      {},
      6,
    );
    const ended = run();
    const answer = async (index: number): Promise<void> => {
      answers[index]?.();
      await new Promise(setImmediate);
    };
    await new Promise(setImmediate);
    expect(setOut).toEqual([1]);
    await answer(0);
    expect(setOut).toEqual([1, 2, 3, 4, 5]);
    await answer(2);
    expect(setOut).toEqual([1, 2, 3, 4, 5, 6]);
    for (const index of [1, 3, 4, 5]) await answer(index);
    await ended;
    expect(setOut).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.at(-1)?.phase).toBe('done');
  });

  it('asks with one slice while the service is busy, and goes on with the others once it answers', async () => {
    const setOut: number[] = [];
    let isBusy = false;
    const { run, told } = world(
      {
        chunk: async (_key, { chunk }) => {
          setOut.push(chunk);
          if (setOut.length === 1) isBusy = true;
          else if (isBusy) return busy;
          return stored;
        },
      },
      {
        wait: async (ms) => {
          if (ms >= 2_000) isBusy = false;
        },
      },
      6,
    );
    await run();
    // Four were on their way; the first of them asks again after 0.5, 1 and 2 s.
    expect(setOut).toEqual([1, 2, 3, 4, 5, 2, 2, 2, 3, 4, 5, 6]);
    expect(told.at(-1)?.phase).toBe('done');
  });

  it('of which one slice is refused ends those beside it, and is not merged', async () => {
    const merge = vi.fn(async (): Promise<UploadReply> => ({ isDone: true, chunks: [], file: arrived }));
    const ended: number[] = [];
    const { run, told, sent } = world(
      {
        merge,
        chunk: async (_key, { chunk }, signal) => {
          sent.push([chunk, 0]);
          if (chunk === 1) return stored;
          if (chunk === 3) return { isDone: false, kind: 'refused', message: 'Too large' };
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              ended.push(chunk);
              reject(signal.reason);
            });
          });
        },
      },
      {},
      7,
    );
    await run();
    expect(sent.map(([chunk]) => chunk)).toEqual([1, 2, 3, 4, 5]);
    expect(ended).toEqual([2, 4, 5]);
    expect(merge).not.toHaveBeenCalled();
    expect(told.at(-1)).toMatchObject({ phase: 'failed', message: 'Too large', canRetry: false });
  });

  it('goes on with what the service does not have yet', async () => {
    const { run, sent, told } = world();
    await run(true);
    expect(sent).toEqual([[3, 10]]);
    expect(told.at(-1)).toEqual({ phase: 'done', percent: 100, file: arrived });
  });

  it('sends nothing that was merged before', async () => {
    const { run, sent, told } = world({ state: async () => ({ isDone: true, chunks: [], file: arrived }) });
    await run(true);
    expect(sent).toEqual([]);
    expect(told.at(-1)?.phase).toBe('done');
  });

  it('tries again with growing waits, and leaves it to the tutor after the last', async () => {
    let answers = 0;
    const once = world({
      chunk: async () => {
        answers += 1;
        return answers === 1 ? busy : stored;
      },
    });
    await once.run();
    expect(once.waits).toEqual([500]);
    expect(once.told.map(({ phase }) => phase)).toContain('waiting');
    expect(once.told.at(-1)?.phase).toBe('done');
    const never = world({ chunk: async () => busy });
    await never.run();
    expect(never.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000]);
    expect(never.told.at(-1)).toEqual({
      phase: 'failed',
      percent: 0,
      message: 'Upload failed, please try again later',
      canRetry: true,
    });
  });

  it('waits for the line, and says so', async () => {
    const { run, told } = world(
      {},
      {
        untilOnline: async (_signal, onWait) => onWait(),
      },
    );
    await run();
    expect(told).toContainEqual({ phase: 'waiting', percent: 0, reason: 'offline' });
  });

  it.each([
    ['refused', { phase: 'failed', percent: 0, message: 'Too large', canRetry: false }],
    ['sessionGone', { phase: 'sessionGone', percent: 0 }],
  ] as const)('that is answered %s ends at once', async (kind, last) => {
    const { run, told, waits } = world({ chunk: async () => ({ isDone: false, kind, message: 'Too large' }) });
    await run();
    expect(told.at(-1)).toEqual(last);
    expect(waits).toEqual([]);
  });

  it('without a message fails with the specification’s words, also where a merge brings no file', async () => {
    const { run, told } = world({ merge: async () => stored });
    await run();
    expect(told.at(-1)).toMatchObject({ phase: 'failed', message: 'Upload fail', canRetry: true });
  });

  it('is merged without a hash where the browser makes none', async () => {
    const merge = vi.fn(async (): Promise<UploadReply> => ({ isDone: true, chunks: [], file: arrived }));
    const { run } = world({ merge }, { hashOf: () => Promise.reject(new Error('not on http')) });
    await run();
    expect(merge).toHaveBeenCalledWith(key, { fileSize: file.size }, expect.anything());
  });

  it('that is given up says cancelled and sends no further slice', async () => {
    const giveUp = new AbortController();
    const { run, told, sent } = world({
      chunk: async (_key, { chunk }) => {
        sent.push([chunk, 0]);
        giveUp.abort();
        return stored;
      },
    });
    await run(false, giveUp.signal);
    expect(sent).toHaveLength(1);
    expect(told.at(-1)?.phase).toBe('cancelled');
  });
});
