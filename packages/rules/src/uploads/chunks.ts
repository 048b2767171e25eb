import { seconds } from '../time/durations.ts';

/** Size of every slice but the last, in bytes (specification, growth §9). */
export const chunkBytes = 524_288;

/** Slices of a file. An empty file has none: it cannot be sent. */
export function chunkCount(fileBytes: number): number {
  return Math.ceil(fileBytes / chunkBytes);
}

/** Where slice `chunk` (1-based) begins and ends, end excluded. */
export function chunkRange(chunk: number, fileBytes: number): { start: number; end: number } {
  const start = (chunk - 1) * chunkBytes;
  return { start, end: Math.min(start + chunkBytes, fileBytes) };
}

/** Slices still to send, in order, when the server has some. Numbers beyond the file are ignored. */
export function missingChunks(fileBytes: number, stored: readonly number[]): number[] {
  const has = new Set(stored);
  return Array.from({ length: chunkCount(fileBytes) }, (_, index) => index + 1).filter((chunk) => !has.has(chunk));
}

/** Most slices that one request may carry to the portal, which hands them on one by one: 8 MiB. */
export const batchChunksMax = 16;

/** The first slices of `missing` that follow each other, at most `length` of them: what the next request carries. */
export function nextBatch(missing: readonly number[], length: number): number[] {
  const [first = 0] = missing;
  return missing.slice(0, length).filter((chunk, index) => chunk === first + index);
}

/**
 * How many slices the next request carries, by how long the last took: as many as the line takes in about two seconds. So a
 * quick line is not kept waiting after each slice, and on a slow one little is lost when it breaks.
 */
export function nextBatchLength(length: number, tookMs: number): number {
  if (tookMs > seconds(4)) return Math.max(1, Math.floor(length / 2));
  if (tookMs >= seconds(1)) return length;
  // Four times as many take a second at the most where these took a quarter of one.
  return Math.min(batchChunksMax, length * (tookMs < seconds(0.25) ? 4 : 2));
}

/** Progress of an upload in whole percent: at most 99 before the merge, 100 after it (specification, growth §4). */
export function uploadPercent(upload: { sentBytes: number; totalBytes: number; isMerged: boolean }): number {
  if (upload.isMerged) return 100;
  if (upload.totalBytes <= 0) return 0;
  return Math.max(0, Math.min(99, Math.floor((upload.sentBytes / upload.totalBytes) * 99)));
}

/** How long the progress dialog stays after 100 %, in milliseconds (specification, growth §4). */
export const uploadDialogCloseMs = 1_500;
