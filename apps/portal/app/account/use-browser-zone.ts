import { useEffect } from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';

/** For a tutor whose profile names no zone: tells the server the browser's, once, and shows the page in it. */
export function useBrowserZone(hasProfileZone: boolean): void {
  useEffect(() => {
    if (hasProfileZone) return;
    const cookie = `zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
    if (document.cookie.split(/;\s*/).includes(cookie)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser a tutor uses.
    document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
    askPageAnew();
  }, [hasProfileZone]);
}
