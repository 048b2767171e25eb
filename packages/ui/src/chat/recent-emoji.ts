const key = 'chat-recent-emoji';
const keptMax = 16;

/** Emoji that were chosen last in this browser, newest first. */
export function recentEmoji(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((emoji) => typeof emoji === 'string').slice(0, keptMax) : [];
  } catch {
    return [];
  }
}

export function noteRecentEmoji(emoji: string): void {
  try {
    const others = recentEmoji().filter((known) => known !== emoji);
    window.localStorage.setItem(key, JSON.stringify([emoji, ...others].slice(0, keptMax)));
  } catch {
    // Where storage is forbidden, none is remembered.
  }
}
