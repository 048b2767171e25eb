import type { Page } from '@playwright/test';

/** An unfinished upload that the browser keeps, as far as journeys ask for it. */
interface KeptUpload {
  fileCode: string;
  /** Whose it is and where it was chosen; the form comes third. */
  place?: string;
  name?: string;
}

/** Uploads that the browser keeps; with one more where its code is given. */
export const keptUploads = (page: Page, added?: string): Promise<KeptUpload[]> =>
  page.evaluate(
    (code) =>
      new Promise<KeptUpload[]>((resolve) => {
        const opening = indexedDB.open('tutor-uploads', 1);
        // Nothing was kept yet, or all was forgotten.
        opening.onupgradeneeded = () => opening.result.createObjectStore('uploads', { keyPath: 'fileCode' });
        opening.onsuccess = () => {
          const store = opening.result.transaction('uploads', 'readwrite').objectStore('uploads');
          if (code !== undefined) store.put({ fileCode: code });
          const every = store.getAll();
          every.onsuccess = () => {
            opening.result.close();
            resolve(every.result.map(({ fileCode, place, name }) => ({ fileCode, place, name })));
          };
        };
      }),
    added,
  );
