/** What a tutor did in one tab that the others have to fetch anew. */
type TabNews = 'agreement' | 'notice-setting';

const key = (news: TabNews, tuid: number): string => `${news}:${tuid}`;

/** Tells the tutor's other tabs. */
export function tellTabs(news: TabNews, tuid: number): void {
  try {
    const name = key(news, tuid);
    window.localStorage.setItem(name, String(Number(window.localStorage.getItem(name)) + 1));
  } catch {
    // Where storage is forbidden, the other tabs learn it with their next page.
  }
}

/** Hears what another tab tells; returns how to stop. */
export function onTabNews(news: TabNews, tuid: number, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key(news, tuid)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
