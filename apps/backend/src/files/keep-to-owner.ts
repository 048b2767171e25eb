import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const rightsOfOthers = 0o077;

/** Takes from all other users of the machine every right to a folder and what lies in it. */
export async function keepToOwner(folder: string): Promise<void> {
  const { mode } = await lstat(folder);
  if ((mode & rightsOfOthers) !== 0) await chmod(folder, mode & ~rightsOfOthers & 0o777);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) await keepToOwner(found);
    else if (entry.isFile()) await keepFileToOwner(found);
  }
}

async function keepFileToOwner(file: string): Promise<void> {
  const { mode } = await lstat(file);
  if ((mode & rightsOfOthers) !== 0) await chmod(file, mode & ~rightsOfOthers & 0o777);
}
