/** The anchor of a bulletin on the page of all. */
export function bulletinAnchor(id: number): string {
  return `bulletin-${id}`;
}
