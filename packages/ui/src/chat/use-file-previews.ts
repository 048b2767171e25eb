import { useCallback, useEffect, useRef } from 'react';

/** Addresses in this browser of pictures that wait to be sent, each made once and given back with the page. */
export function useFilePreviews(): (key: string, file: File) => string | undefined {
  const made = useRef(new Map<string, string>()).current;
  useEffect(
    () => () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    },
    [made],
  );
  return useCallback(
    (key, file) => {
      // What a picture is called by its type; a browser that cannot draw it shows its name.
      if (!/^image\/(?:png|jpeg|gif|webp)$/.test(file.type)) return undefined;
      const known = made.get(key) ?? URL.createObjectURL(file);
      made.set(key, known);
      return known;
    },
    [made],
  );
}
