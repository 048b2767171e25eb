let left: { mid: number; href: string } | undefined;

/** A message is opened from a list: the way back leads there again, with its filters and its place. */
export function leaveList(mid: number, href: string): void {
  left = { mid, href };
}

/** Where the way back from a message leads. On the server, and after a reload, nobody knows of a list. */
export function listBehind(mid: number): string {
  return left?.mid === mid ? left.href : '/message';
}
