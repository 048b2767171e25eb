import { changedFileMessage } from '@tutor/rules/uploads/upload-messages';
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

/** A browser and a service that answer as told, each request in the time that `tookMs` says. */
function world(
  change: Partial<UploadEnvironment['transport']> = {},
  environment: Partial<UploadEnvironment> = {},
  slices = 3,
) {
  /** First slice and bytes of each request. */
  const sent: [number, number][] = [];
  const waits: number[] = [];
  const transport: UploadEnvironment['transport'] = {
    state: async () => ({ isDone: true, chunks: [1, 2], file: null }),
    chunks: async (_key, { first, bytes, onStart }) => {
      onStart();
      sent.push([first, bytes.size]);
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
        now: () => 0,
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
      [2, chunkBytes + 10],
    ]);
    expect(merge).toHaveBeenCalledWith(key, { fileSize: file.size, fileHash: 'ab'.repeat(32) }, expect.anything());
    expect(told.map(({ phase, percent }) => [phase, percent])).toEqual([
      ['sending', 0],
      ['sending', 0],
      ['sending', 49],
      ['sending', 99],
      ['done', 100],
    ]);
  });

  it('of a file that was changed or moved since says so at once, and offers no other try', async () => {
    const { run, told, waits } = world({ chunks: async () => busy });
    const read = vi
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await run();
    read.mockRestore();
    expect(told.at(-1)).toMatchObject({ phase: 'failed', message: changedFileMessage, canRetry: false });
    expect(waits).toEqual([]);
  });

  it('sends the first slice alone, then more in a request as long as the line is quick', async () => {
    const { run, sent } = world({}, {}, 40);
    await run();
    expect(sent).toEqual([
      [1, chunkBytes],
      [2, 4 * chunkBytes],
      [6, 16 * chunkBytes],
      [22, 16 * chunkBytes],
      [38, 2 * chunkBytes + 10],
    ]);
  });

  it('sends fewer slices in a request when the line has become slow', async () => {
    let time = 0;
    const { run, sent } = world({}, { now: () => (time += sent.length < 3 ? 400 : 4_500) }, 12);
    await run();
    expect(sent.map(([first]) => first)).toEqual([1, 2, 4, 8, 10, 11, 12]);
  });

  it('does not count the wait behind other files when it chooses the length of a request', async () => {
    let time = 0;
    const { run, sent, transport } = world({}, { now: () => time }, 12);
    const { chunks } = transport;
    transport.chunks = (ofFile, batch, signal) => {
      time += 60_000;
      return chunks(ofFile, batch, signal);
    };
    await run();
    expect(sent.map(([first]) => first)).toEqual([1, 2, 6]);
  });

  it('says how far it is while slices are on their way', async () => {
    const { run, told } = world({
      chunks: async (_key, { bytes, onSent }) => {
        onSent(bytes.size / 2);
        return stored;
      },
    });
    await run();
    expect(told.filter(({ phase }) => phase === 'sending').map(({ percent }) => percent)).toEqual([
      0, 0, 24, 49, 74, 99,
    ]);
  });

  it('asks what has arrived when nobody answered, and goes on from there', async () => {
    const chunks = vi.fn(async (): Promise<UploadReply> => stored);
    chunks.mockResolvedValueOnce(stored).mockResolvedValueOnce(stored).mockResolvedValueOnce(busy);
    const firsts = (): unknown[] => chunks.mock.calls.map((call: unknown[]) => (call[1] as { first: number }).first);
    const { run, told, waits } = world(
      { chunks, state: async () => ({ isDone: true, chunks: [1, 2, 3, 4, 5, 7], file: null }) },
      {},
      9,
    );
    await run();
    expect(firsts()).toEqual([1, 2, 6, 6, 8]);
    expect(waits).toEqual([500]);
    expect(told.at(-1)?.phase).toBe('done');
  });

  it('sends nothing more where the whole file had arrived', async () => {
    const chunks = vi.fn(async (): Promise<UploadReply> => busy);
    const { run, told } = world({ chunks, state: async () => ({ isDone: true, chunks: [], file: arrived }) });
    await run();
    expect(chunks).toHaveBeenCalledTimes(1);
    expect(told.at(-1)).toEqual({ phase: 'done', percent: 100, file: arrived });
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
      chunks: async () => {
        answers += 1;
        return answers === 1 ? busy : stored;
      },
    });
    await once.run();
    expect(once.waits).toEqual([500]);
    expect(once.told.map(({ phase }) => phase)).toContain('waiting');
    expect(once.told.at(-1)?.phase).toBe('done');
    const never = world({ chunks: async () => busy, state: async () => stored });
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
    ['limited', { phase: 'failed', percent: 0, message: 'Too large', canRetry: true }],
    ['sessionGone', { phase: 'sessionGone', percent: 0 }],
  ] as const)('that is answered %s ends at once', async (kind, last) => {
    const { run, told, waits } = world({ chunks: async () => ({ isDone: false, kind, message: 'Too large' }) });
    await run();
    expect(told.at(-1)).toEqual(last);
    expect(waits).toEqual([]);
  });

  it.each(['Upload failed, please try again later', ''])(
    'refused in words that ask for another try (%j) can be tried again',
    async (message) => {
      const { run, told, waits } = world({ chunks: async () => ({ isDone: false, kind: 'refused', message }) });
      await run();
      expect(told.at(-1)).toEqual({
        phase: 'failed',
        percent: 0,
        message: 'Upload failed, please try again later',
        canRetry: true,
      });
      expect(waits).toEqual([]);
    },
  );

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
      chunks: async (_key, { first }) => {
        sent.push([first, 0]);
        giveUp.abort();
        return stored;
      },
    });
    await run(false, giveUp.signal);
    expect(sent).toHaveLength(1);
    expect(told.at(-1)?.phase).toBe('cancelled');
  });
});
