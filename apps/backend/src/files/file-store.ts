import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { keepToOwner } from './keep-to-owner.ts';

/**
 * Where uploaded bytes lie: `incoming/<name>` while slices come in, each written at its offset, and `kept/<reference>` once
 * merged, by a rename. Every name is of our own making; nothing that a caller said is ever a path.
 */
export class FileStore {
  readonly #incoming: string;
  readonly #kept: string;

  constructor(folder: string) {
    this.#incoming = path.join(folder, 'incoming');
    this.#kept = path.join(folder, 'kept');
  }

  async prepare(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true });
    await mkdir(this.#kept, { recursive: true });
    for (const folder of [this.#incoming, this.#kept]) await keepToOwner(folder);
  }

  /** Bytes that the disk has left for programs like this one. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#incoming);
    return bavail * bsize;
  }

  /** Makes the empty file that slices are written into. It is made once: what was moved away never comes back by a late slice. */
  async begin(storedName: string): Promise<void> {
    const file = await open(this.#incomingPath(storedName), 'wx');
    await file.close();
  }

  /**
   * Writes a slice at its place; false where there is nothing to write into any more. The same bytes written twice at once
   * are the same bytes still.
   */
  async writeSlice(storedName: string, offset: number, bytes: Uint8Array): Promise<boolean> {
    const file = await open(this.#incomingPath(storedName), 'r+').catch(absent);
    if (file === undefined) return false;
    try {
      await writeFully(file, bytes, offset);
      return true;
    } finally {
      await file.close();
    }
  }

  /** What came in, made durable: its size and SHA-256, and where it lies. Undefined where nothing lies. */
  async inspect(storedName: string): Promise<{ size: number; hash: string; path: string } | undefined> {
    const source = this.#incomingPath(storedName);
    const file = await open(source, 'r+').catch(absent);
    if (file === undefined) return undefined;
    try {
      await file.datasync();
      const { size } = await file.stat();
      return { size, hash: await hashOf(file), path: source };
    } finally {
      await file.close();
    }
  }

  /**
   * Moves a merged file to its final place. Done already is done: whoever finds a merged file still among the incoming ones,
   * after a crash between the database's word and this, calls it again.
   */
  async keep(storedName: string, reference: string): Promise<void> {
    const target = this.#keptPath(reference);
    if ((await stat(target).catch(absent)) !== undefined) return;
    await mkdir(path.dirname(target), { recursive: true });
    await rename(this.#incomingPath(storedName), target).catch(async (error: unknown) => {
      // Another call moved it in between, or it is lost.
      if (!isAbsence(error) || (await stat(target).catch(absent)) === undefined) throw error;
    });
  }

  /** Keeps a file that the service made itself, whole or not at all. The same file once more stays as it is. */
  async put(reference: string, bytes: Uint8Array): Promise<void> {
    const storedName = randomBytes(16).toString('base64url');
    const file = await open(this.#incomingPath(storedName), 'wx');
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await this.keep(storedName, reference);
    await this.discard(storedName);
  }

  /** Path of a kept file with its size, or undefined. */
  async find(reference: string): Promise<{ path: string; size: number } | undefined> {
    const target = this.#keptPath(reference);
    const found = await stat(target).catch(absent);
    return found === undefined ? undefined : { path: target, size: found.size };
  }

  /** Removes what came in; nothing there is fine. */
  async discard(storedName: string): Promise<void> {
    await rm(this.#incomingPath(storedName), { force: true });
  }

  async removeKept(reference: string): Promise<void> {
    await rm(this.#keptPath(reference), { force: true });
  }

  /** Names and ages of everything among the incoming files. */
  async listIncoming(): Promise<{ storedName: string; changedAt: Date }[]> {
    const names = await readdir(this.#incoming);
    const found = await Promise.all(
      names.map(async (storedName) => {
        const entry = await stat(path.join(this.#incoming, storedName)).catch(absent);
        return entry === undefined ? undefined : { storedName, changedAt: entry.mtime };
      }),
    );
    return found.filter((entry) => entry !== undefined);
  }

  #incomingPath(storedName: string): string {
    if (!/^[\w-]{22}$/.test(storedName)) throw new Error('not a stored name');
    return path.join(this.#incoming, storedName);
  }

  #keptPath(reference: string): string {
    if (!/^[A-Za-z]+\/[\w-]{22}\.[a-z0-9]+$/.test(reference)) throw new Error('not a reference');
    return path.join(this.#kept, reference);
  }
}

async function writeFully(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, offset + written);
    written += bytesWritten;
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 })) {
    hash.update(piece);
  }
  return hash.digest('hex');
}

/** Whether an error says that the disk, or this account's part of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Whether an error says that there is no such file. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function absent(error: unknown): undefined {
  if (isAbsence(error)) return undefined;
  throw error;
}
