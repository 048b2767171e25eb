/** A request's path as the log may keep it: the address of a private calendar is its key. */
export function loggedPath(path: string): string {
  return /^\/+calendar\//i.test(path) ? '/calendar/…' : path;
}
