/** The session is over: a full load of /login, which leads back here after signing in again. */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
}
