import { basename, dirname } from 'node:path';

/** 200 MB for each server: about half a day at 20 requests a second. */
const defaults = { size: '20M', olderFiles: 9, retryMs: 10_000, waitingBytesMax: 16 * 1024 * 1024 };

/**
 * @typedef {object} LogFile
 * @property {(line: string) => void} write
 * @property {() => void} end
 */

/**
 * The log of a server: a file that is replaced once it is full, and the older ones beside it as `name.1`, `name.2`, …
 * Lines that cannot be written, such as those for a full disk, are dropped, and the file is opened again later.
 * @param {string} path
 * @param {{ onLost?: ((error: Error) => void) | undefined } & Partial<typeof defaults>} [options] onLost: once for each failure
 * @returns {Promise<LogFile>}
 */
export async function openLogFile(path, { onLost, ...limits } = {}) {
  const { size, olderFiles, retryMs, waitingBytesMax } = { ...defaults, ...limits };
  // npm start imports this module before anything is installed.
  const { createStream } = await import('rotating-file-stream');
  /** @type {import('rotating-file-stream').RotatingFileStream | undefined} */
  let stream;
  let isEnded = false;
  let lostAt = Number.NEGATIVE_INFINITY;
  const lose = (/** @type {Error} */ error) => {
    stream = undefined;
    lostAt = performance.now();
    onLost?.(error);
  };
  const open = () => {
    stream = createStream(basename(path), { path: dirname(path), size, rotate: olderFiles, mode: 0o600 });
    stream.on('error', lose);
  };
  open();
  return {
    write: (line) => {
      if (isEnded) return;
      if (stream === undefined && performance.now() - lostAt >= retryMs) open();
      // A disk that is slower than the server must not fill the memory.
      if (stream !== undefined && stream.writableLength < waitingBytesMax) stream.write(`${line}\n`);
    },
    end: () => {
      stream?.end();
      isEnded = true;
    },
  };
}
