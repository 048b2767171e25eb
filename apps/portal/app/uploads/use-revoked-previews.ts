import type { FileItem } from '@tutor/ui/uploads/file-item.ts';
import { useEffect, useRef } from 'react';

/** Gives back the addresses in this browser of pictures that are shown no more, and of all once the form goes. */
export function useRevokedPreviews(files: readonly FileItem[]): void {
  const made = useRef(new Set<string>()).current;
  useEffect(() => {
    const shown = new Set(files.map(({ previewUrl }) => previewUrl));
    for (const url of made) if (!shown.has(url) && made.delete(url)) URL.revokeObjectURL(url);
    for (const url of shown) if (url?.startsWith('blob:')) made.add(url);
  }, [files, made]);
  useEffect(
    () => () => {
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    },
    [made],
  );
}
