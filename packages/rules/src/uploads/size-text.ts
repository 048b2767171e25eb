const mebibyte = 1024 * 1024;

/** A size in words: '812 B', '640 KiB', '12.4 MiB'. Rounded up, so that a file over a limit never reads as the limit. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < mebibyte) return `${Math.ceil(bytes / 1024)} KiB`;
  return `${Math.ceil((bytes / mebibyte) * 10) / 10} MiB`;
}
