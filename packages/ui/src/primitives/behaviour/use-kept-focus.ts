import { type RefObject, useEffect } from 'react';

/**
 * Whoever stands on something that goes away, such as the button that was just pressed, goes on from the part of the page
 * that it stood in: the named section, or else the page itself. So does who followed a link of the page to another one, unless
 * that one has a better place.
 */
export function useKeptFocus(pageRef: RefObject<HTMLElement>): void {
  useEffect(() => {
    const page = pageRef.current;
    if (page === null) return;
    let held: { element: Element; section: HTMLElement | null } | undefined;
    const remember = (target: EventTarget | null): void => {
      if (!(target instanceof Element) || target === page || !page.contains(target)) return;
      held = { element: target, section: target.closest<HTMLElement>('section[aria-labelledby]') };
    };
    const onFocus = ({ target }: FocusEvent): void => remember(target);
    const rescue = ({ section }: NonNullable<typeof held>): void => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      if (section?.isConnected !== true) page.focus({ preventScroll: true });
      else {
        section.tabIndex = -1;
        section.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(() => {
      if (held === undefined || held.element.isConnected) return;
      const lost = held;
      held = undefined;
      // After whoever knows a better place for it.
      requestAnimationFrame(() => requestAnimationFrame(() => rescue(lost)));
    });
    // What has the focus from before the scripts.
    remember(document.activeElement);
    observer.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', onFocus);
    };
  }, [pageRef]);
}
