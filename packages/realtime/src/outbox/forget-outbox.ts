export const databaseName = 'tutor-outbox';

/**
 * Forgets what waits of everybody, such as when the tutor signs out by hand. Asked in one go: a page that goes has time for no
 * more.
 */
export function forgetOutbox(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
