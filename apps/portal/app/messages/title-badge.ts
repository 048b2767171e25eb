import { badgeText } from '@tutor/rules/messages/badge-text';
import { useEffect } from 'react';

/** Keeps the unread count in front of the page's title, whatever page sets it. */
export function useTitleBadge(unread: number): void {
  const badge = badgeText(unread);
  useEffect(() => {
    const show = (): void => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '');
      const shown = badge === '' ? plain : `(${badge}) ${plain}`;
      if (document.title !== shown) document.title = shown;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [badge]);
}
