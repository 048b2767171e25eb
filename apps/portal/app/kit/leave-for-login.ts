import { withReturnPath } from '@tutor/rules/account/return-path';
import { isSentTo } from './framework-router.ts';

/**
 * The session is over: a full load of /login, which leads back here after signing in again (specification, core §8). Who is signing
 * out is led by that.
 */
export function leaveForLogin(): void {
  if (isSigningOut()) return;
  const { pathname, search } = window.location;
  window.location.assign(withReturnPath('/login', pathname + search));
}

/**
 * Whether the tutor is signing out, until the page has gone where the answer leads: to another site perhaps, which takes its
 * time, and anything else that led away meanwhile would take its place.
 */
export function isSigningOut(): boolean {
  return isSentTo('/logout');
}
