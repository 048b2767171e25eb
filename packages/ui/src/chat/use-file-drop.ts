import { type RefObject, useEffect, useRef, useState } from 'react';

/** Attribute of the part of a page that takes files wherever they are dropped on it. */
export const dropArea = 'data-drop-area';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** Takes files that are dropped anywhere in the drop area around an element. Returns whether files are held over it now. */
export function useFileDrop(inside: RefObject<HTMLElement>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const area = inside.current?.closest(`[${dropArea}]`) ?? inside.current;
    const listening = new AbortController();
    const { signal } = listening;
    const isHere = ({ target }: Event): boolean => target instanceof Node && area?.contains(target) === true;
    window.addEventListener(
      'dragover',
      (event) => {
        const isTaken = hasFiles(event) && isHere(event);
        if (isTaken) event.preventDefault();
        setOver(isTaken);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // The pointer has left the window.
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event) || !isHere(event)) return;
        event.preventDefault();
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();
  }, [inside]);
  return isOver;
}

/** A browser opens a file that nobody takes in the place of the page. While a page uses this, such a file is refused. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      // A field for files takes them by itself.
      const isField = event.target instanceof Element && event.target.matches('input[type="file"]');
      if (!hasFiles(event) || event.defaultPrevented || isField) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
