const key = (tuid: number): string => `notice-setting:${tuid}`;

/** Tells the other tabs that the tutor's notice setting was saved. */
export function announceSetting(tuid: number): void {
  try {
    window.localStorage.setItem(key(tuid), String(Number(window.localStorage.getItem(key(tuid))) + 1));
  } catch {
    // Where storage is forbidden, the other tabs learn it with their next page.
  }
}

/** Hears that another tab saved the setting; returns how to stop. */
export function onSettingSaved(tuid: number, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key(tuid)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
