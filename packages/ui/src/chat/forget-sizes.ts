import type { Virtualizer } from '@tanstack/react-virtual';

/** Measured sizes are kept until there are so many more than rows. */
const spareSizes = 1_000;

/** Forgets sizes of rows that are gone, so that a list whose rows come and go for long stays small. */
export function forgetSizes(
  sizes: Virtualizer<HTMLDivElement, Element>['itemSizeCache'],
  items: readonly { key: string }[],
): void {
  if (sizes.size <= items.length + spareSizes) return;
  const keys = new Set<unknown>(items.map(({ key }) => key));
  for (const key of sizes.keys()) if (!keys.has(key)) sizes.delete(key);
}
