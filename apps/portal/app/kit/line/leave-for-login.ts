import { withReturnPath } from '@tutor/rules/account/return-path';
import { redirectOf, withRedirect } from '../framework/framework-data.ts';
import { isSentTo } from '../framework/framework-router.ts';

type Fetch = typeof globalThis.fetch;

/**
 * The session is over: a full load of /login, which leads back here after signing in again (specification, core §8), and to the
 * field that had the focus. Who is signing out is led by that.
 */
export function leaveForLogin(): void {
  if (isSigningOut()) return;
  const { pathname, search } = window.location;
  window.location.assign(withReturnPath('/login', pathname + search + placeOfWork()));
}

/**
 * The page's fetch. The server knows of a page that has to sign in again, and leads back to it; the field that had the focus is
 * known here alone.
 */
export function returningFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { origin, pathname, search } = window.location;
    const wayIn = new URL(redirectOf(answer) ?? '', origin);
    const isBack = wayIn.pathname === '/login' && wayIn.searchParams.get('returnTo') === pathname + search;
    return isBack ? withRedirect(answer, withReturnPath('/login', pathname + search + placeOfWork())) : answer;
  };
}

/**
 * The focused field as the fragment of an address; else the first field of its form. Ids that React makes up are other ones in the
 * next page, and a dialog is not open there.
 */
function placeOfWork(): string {
  const { activeElement } = document;
  const form = activeElement?.closest('form');
  if (!form || form.closest('[role="dialog"], [role="alertdialog"]') !== null) return '';
  const id = [activeElement, ...form.elements].find((element) => /^[a-z][\w-]*$/i.test(element?.id ?? ''))?.id;
  return id === undefined ? '' : `#${id}`;
}

/**
 * Whether the tutor is signing out, until the page has gone where the answer leads: to another site perhaps, which takes its
 * time, and anything else that led away meanwhile would take its place.
 */
export function isSigningOut(): boolean {
  return isSentTo('/logout');
}
