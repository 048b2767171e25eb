import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolderVariable, seedFolder } from '../stack/stack.ts';

/** Before the first test: seeds one data folder for all workers. Returns what takes it away after the last. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-seeded-'));
  process.env[seededFolderVariable] = await seedFolder(folder);
  return () => rm(folder, { recursive: true, force: true });
}
