import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';

const megabyte = 1024 * 1024;

test('a disk that is full to its last byte ends neither server; pages are served, nothing is written, and all is well again with room', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'tutor-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tutor-small-disk', disk]);
  test.skip(status !== 0, 'this machine lets its user mount no disk');
  const { TMPDIR } = process.env;
  // Data and logs of both servers.
  process.env.TMPDIR = disk;
  try {
    await fillUp(disk);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    spawnSync('umount', [disk]);
    await rmdir(disk);
  }
});

async function fillUp(disk: string): Promise<void> {
  const stack = await Stack.start();
  try {
    const tutor = await stack.control.createTutor('ordinary');
    const cookie = await signedInCookie(stack, tutor);
    const service = await serviceAs(stack, tutor);
    const { pid: backend } = stack.backend;
    const { pid: portal } = stack.portal;
    const statusOf = async (path: string, headers: Record<string, string> = { cookie }) =>
      (await fetch(stack.origin + path, { headers })).status;
    const mark = () => service.accountSignIn.modelClicked({ query: { type: 1 } });
    await mark();
    expect(await statusOf('/health/ready')).toBe(200);

    await fill(join(disk, 'filler'));
    await expect.poll(() => statusOf('/health/ready')).toBe(503);
    // As many as write a log of several megabytes.
    for (let round = 0; round < 200; round += 1) expect(await statusOf('/home')).toBe(200);
    expect(await statusOf('/login', {})).toBe(200);
    await expect(mark()).rejects.toThrow();

    await rm(join(disk, 'filler'));
    await expect.poll(() => statusOf('/health/ready')).toBe(200);
    await mark();
    expect([stack.backend.pid, stack.portal.pid, stack.backend.isRunning(), stack.portal.isRunning()]).toEqual([
      backend,
      portal,
      true,
      true,
    ]);
    // What was written lasts.
    await stack.backend.kill();
    await stack.backend.start();
    expect(await statusOf('/home')).toBe(200);
  } finally {
    await stack.stop();
  }
}

/** Takes every byte that is left. */
async function fill(path: string): Promise<void> {
  const piece = Buffer.alloc(megabyte);
  for (let size = megabyte; size >= 1; size = Math.floor(size / 2)) {
    const isRoom = () => writeFile(path, piece.subarray(0, size), { flag: 'a' }).then(() => true, isFull);
    while (await isRoom());
  }
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOSPC') throw error;
  return false;
}
