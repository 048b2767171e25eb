import { type RefObject, useEffect, useState } from 'react';

/** The message that was opened last, for the list that is drawn when one comes back. */
let opened: number | undefined;

/**
 * Who comes back from a message goes on from its row; the link that led back has gone with its page. Gives what is to be called
 * with the id of a message that is opened.
 */
export function useFocusBack(list: RefObject<HTMLElement | null>): (openedId: number | undefined) => void {
  // Read while drawing: a row that is opened before this effect runs is for the next list.
  const [from] = useState(() => opened);
  useEffect(() => {
    if (from === undefined) return;
    if (opened === from) opened = undefined;
    const row = list.current?.querySelector(`[data-message="${from}"] a`);
    // Comes into view with it: rows that were not drawn yet have but an estimated height, and a link back leads to the top.
    // The focus is nowhere, or on the page around the row, where it was kept for as long as there was nothing better.
    if (row instanceof HTMLElement && document.activeElement?.contains(row)) row.focus();
  }, [list, from]);
  return keepOpened;
}

function keepOpened(id: number | undefined): void {
  opened = id;
}
