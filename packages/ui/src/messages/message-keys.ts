import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** j and k go to the next and the one before, e marks as read, u as unread. */
export function pressMessageKey(
  event: KeyboardEvent<HTMLElement>,
  onSetRead: ((id: number, isRead: boolean) => void) | undefined,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = rowAt(event.target);
  if (row === null) return;
  const next = event.key === 'j' ? row.nextElementSibling : event.key === 'k' ? row.previousElementSibling : null;
  next?.querySelector('a')?.focus();
  const id = Number(row.dataset.message);
  if (event.key === 'e') onSetRead?.(id, true);
  if (event.key === 'u') onSetRead?.(id, false);
  if ('jkeu'.includes(event.key)) event.preventDefault();
}

/** The row of a message in which something happened. */
function rowAt(target: EventTarget): HTMLLIElement | null {
  return target instanceof Element ? target.closest('li') : null;
}

/** Where a letter is typed, or is that of something which lies over the page. */
const keepsLetters = 'input, textarea, select, [contenteditable], :popover-open';

/** j anywhere else on the page: whoever has just pressed the link to the messages, or a filter, still stands there. */
export function useKeyIntoList(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: globalThis.KeyboardEvent): void => {
      // In the list it has gone to the next message already.
      if (event.key !== 'j' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isKept = event.target instanceof Element && event.target.closest(keepsLetters) !== null;
      if (isKept || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      list.current?.querySelector('a')?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list, isOn]);
}

/** The id of the message whose link was pressed; a row's button opens nothing. */
export function messageOpenedBy(target: EventTarget): number | undefined {
  const row = target instanceof Element && target.closest('a') !== null ? rowAt(target) : null;
  return row === null ? undefined : Number(row.dataset.message);
}
