/** Opens a call in a window of its own, within the press; in this one where the browser refuses. */
export function openCall(href: string, name: string): void {
  const opened = window.open(href, name, 'popup,width=1120,height=760');
  if (opened === null) window.location.assign(href);
}
