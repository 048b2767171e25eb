import { z } from 'zod';
import { inTransaction, rowsOf } from './browser-database.ts';

const rowSchema = z.object({ name: z.string(), file: z.instanceof(File) });

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
        return rowSchema.safeParse(row).data?.file;
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
          const { success, data } = rowSchema.safeParse(row);
          if (success && !names.includes(data.name)) await store.delete([owner, data.name]);
        }
      }).catch(() => {});
    },
  };
}
