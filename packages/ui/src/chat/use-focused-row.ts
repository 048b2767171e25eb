import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { MessageListItem } from './message-item.ts';

const keySteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** One message is reached by Tab, the others from it by arrows. It stays drawn while it has the focus. */
export function useFocusedRow(items: readonly MessageListItem[]) {
  const [active, setActive] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const wanted = useRef<string>();
  const index = useMemo(
    () => (active === undefined ? -1 : items.findIndex(({ key }) => key === active)),
    [items, active],
  );
  // Until one has been chosen, and when it is gone: the newest.
  const activeIndex = index === -1 ? items.length - 1 : index;
  return {
    activeKey: items[activeIndex]?.key,
    keptIndex: hasFocus ? activeIndex : undefined,
    /** The message that a key leads to from the one that has the focus. */
    indexAfter: ({ key, target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-message]')) return undefined;
      if (!(currentTarget instanceof HTMLElement) || ctrlKey || metaKey || altKey) return undefined;
      if (key === 'Enter') {
        // Its actions, of which there may be none.
        target.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
        return undefined;
      }
      const step = keySteps[key];
      if (step === undefined) return undefined;
      const way = step < 0 ? -1 : 1;
      let next = Math.min(items.length - 1, Math.max(0, activeIndex + step));
      while (items[next]?.kind === 'missing') next += way;
      return items[next] === undefined ? activeIndex : next;
    },
    moveTo: (next: number): void => {
      const key = items[next]?.key;
      wanted.current = key;
      setActive(key);
      setFocus(true);
    },
    /** Gives the focus to the row that was moved to, once it is drawn. */
    take: (scroller: HTMLElement | null): void => {
      if (wanted.current === undefined || scroller === null) return;
      const row = scroller.querySelector<HTMLElement>(`[data-message="${CSS.escape(wanted.current)}"]`);
      if (row === null) return;
      wanted.current = undefined;
      row.focus({ preventScroll: true });
    },
    onFocus: ({ target }: FocusEvent): void => {
      setFocus(true);
      const key =
        target instanceof Element ? target.closest<HTMLElement>('[data-message]')?.dataset.message : undefined;
      if (key !== undefined) setActive(key);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
}
