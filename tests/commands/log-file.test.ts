import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogFile } from '../../scripts/log-file.mjs';

describe('the log of a server', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutor-log-'));
    path = join(folder, 'backend.log');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('never takes more than its files of the size they may have', async () => {
    const log = await openLogFile(path, { size: '1K', olderFiles: 2 });
    for (let line = 0; line < 100; line += 1) log.write(`${line} ${'x'.repeat(96)}`);
    log.end();
    await expect.poll(() => lastLineOf(path)).toMatch(/^99 /);
    expect((await readdir(folder)).sort()).toEqual(['backend.log', 'backend.log.1', 'backend.log.2']);
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
    for (const size of sizes) expect(size).toBeLessThan(2 * 1024);
  });

  it('can be read by its owner alone', async () => {
    const log = await openLogFile(path);
    log.write('a line');
    log.end();
    await expect.poll(() => lastLineOf(path)).toBe('a line');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('that cannot be written is told once, ends nothing, and goes on once it can', async () => {
    await mkdir(path);
    const told: Error[] = [];
    const log = await openLogFile(path, { onLost: (error) => told.push(error), retryMs: 0 });
    log.write('lost');
    await expect.poll(() => told.length).toBe(1);
    await rmdir(path);
    log.write('kept');
    await expect.poll(() => lastLineOf(path)).toBe('kept');
    expect(told).toHaveLength(1);
    log.end();
  });
});

async function lastLineOf(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trim().split('\n').at(-1);
}
