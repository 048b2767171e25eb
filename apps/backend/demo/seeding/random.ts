/** A stream of numbers that is the same for the same text, so that seeded data is the same on every machine. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** mulberry32, started from the FNV-1a hash of the text. Not for secrets. */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
