import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A course's files as they lie on the disk. */
export interface CourseFolder {
  /** Name of the folder. */
  slug: string;
  files: ReadonlyMap<string, Buffer>;
  /** Of all names and contents, and of how they are read. */
  hash: string;
}

// Raised when what is made of the files changes, so that every course is read anew.
const readingVersion = 3;

/** Reads a course's folder. Files that begin with a dot are left alone. */
export async function readCourseFolder(folder: string): Promise<CourseFolder> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const read = await Promise.all(
    names.sort().map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  const hash = createHash('sha256').update(`${readingVersion}\n`);
  for (const [name, content] of read) hash.update(`${name}\n${content.length}\n`).update(content);
  return { slug: path.basename(folder), files: new Map(read), hash: hash.digest('hex') };
}
