import { inTransaction, rowsOf } from './browser-database.ts';

interface Row {
  name: string;
  file: File;
}

/** A row of this version; pages that keep a photo load no schema library for it. */
function isRow(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false;
  return typeof Reflect.get(row, 'name') === 'string' && Reflect.get(row, 'file') instanceof File;
}

/**
 * Files that were chosen in a form and not sent yet, kept per tutor beside the form's draft, so that a reload or a lost
 * session does not make the tutor look for the photo again. Never throws: a file that could not be kept is chosen anew.
 */
export function keptFiles(owner: string) {
  return {
    /** The file kept under a form's name. */
    read: async (name: string): Promise<File | undefined> => {
      try {
        const row = await inTransaction('files', 'readonly', (store) => store.get([owner, name]));
        return isRow(row) ? row.file : undefined;
      } catch {
        return undefined;
      }
    },
    save: async (name: string, file: File): Promise<void> => {
      await inTransaction('files', 'readwrite', (store) => store.put({ owner, name, file })).catch(() => {});
    },
    clear: async (name: string): Promise<void> => {
      await inTransaction('files', 'readwrite', (store) => store.delete([owner, name])).catch(() => {});
    },
    /** Forgets every file but those of the named forms. */
    clearExcept: async (names: readonly string[]): Promise<void> => {
      await inTransaction('files', 'readwrite', async (store) => {
        for (const row of await store.getAll(rowsOf(owner))) {
          if (isRow(row) && !names.includes(row.name)) await store.delete([owner, row.name]);
        }
      }).catch(() => {});
    },
  };
}
