import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the training material as it lies on the disk. */
export interface MediaFile {
  path: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
  /** Names the bytes: of a file that was changed since it was imported, other ones. */
  tag: string;
}

/** The file of a course on the disk; undefined where it is missing. */
export async function findMediaFile(
  folder: string,
  { slug, name, hash }: { slug: string; name: string; hash: string },
): Promise<MediaFile | undefined> {
  const place = path.join(folder, slug, name);
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const tag = `${hash.slice(0, 32)}-${found.size}-${Math.floor(found.mtimeMs)}`;
  return { path: place, size: found.size, changedAt: found.mtime, tag };
}
