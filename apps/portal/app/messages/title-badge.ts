import { badgeText } from '@tutor/rules/messages/badge-text';
import { useEffect, useRef } from 'react';

/**
 * Keeps the unread count in front of the page's title, whatever page sets it. While a call rings, its words take the title's place;
 * the page's own is back afterwards.
 */
export function useTitleBadge(unread: number, calling?: string | undefined): void {
  const badge = badgeText(unread);
  const plain = useRef('');
  useEffect(() => {
    let written = '';
    const show = (): void => {
      const { title } = document;
      if (title !== written) plain.current = title.replace(/^\(\d+\+?\) /, '');
      const words = calling ?? plain.current;
      written = badge === '' ? words : `(${badge}) ${words}`;
      if (title !== written) document.title = written;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      // A page that comes next may have set its own.
      if (document.title === written) document.title = plain.current;
    };
  }, [badge, calling]);
}
