import { withReturnPath } from '@tutor/rules/account/return-path';

/** The session is over: a full load of /login, which leads back here after signing in again (specification, core §8). */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(withReturnPath('/login', pathname + search));
}
