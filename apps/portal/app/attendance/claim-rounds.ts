/** Whether this tab rings for these rounds of reminders: the first one to write them down. */
export function claimRounds(tuid: number, rounds: string): boolean {
  const key = `attendance-rung:${tuid}`;
  try {
    if (window.localStorage.getItem(key) === rounds) return false;
    window.localStorage.setItem(key, rounds);
  } catch {
    // Without storage each tab rings for itself.
  }
  return true;
}
