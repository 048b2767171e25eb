/** Text of an unread badge: '' for none, the number up to 99, '99+' above (specification, core §2 and §9). */
export function badgeText(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > 99 ? '99+' : String(Math.trunc(count));
}
