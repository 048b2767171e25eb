/** Words without spaces that this tab remembers over page loads; none on the server, and where storage is forbidden. */
export function readTabWords(key: string): ReadonlySet<string> {
  try {
    return new Set((window.sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Remembers exactly these; where storage is forbidden or full, only the page itself does. */
export function writeTabWords(key: string, words: readonly string[]): void {
  try {
    window.sessionStorage.setItem(key, words.join(' '));
  } catch {
    // The caller knows them until the page is left.
  }
}
