import { isUnderWay } from '../framework/framework-router.ts';

/**
 * A page that the browser had kept and shows again is as it was when it was left, also in the middle of going somewhere: the
 * framework ends no navigation that led to another document. Such a page is loaded anew.
 */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isUnderWay()) window.location.reload();
  });
}
