import { tipNamesMax } from './chat-limits.ts';

/** Up to 10 names, then the count of all: 'Ann, Ben and 10 more (12 in all)' (specification, growth §5). */
export function nameList(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, tipNamesMax);
  if (total > shown.length) return `${shown.join(', ')} and ${total - shown.length} more (${total} in all)`;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
