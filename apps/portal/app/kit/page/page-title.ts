/** Text of the browser's tab: the page first, so that it shows in a narrow one. */
export function pageTitle(page: string): { title: string }[] {
  return [{ title: `${page} · Tutor Portal` }];
}
