/** The browser's localStorage, or undefined: reading the property throws where storage is forbidden. */
export function findStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
