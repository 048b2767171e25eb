/** What a right brings the moment it is received. */
export type RightGrant = { kind: 'renames'; count: number } | { kind: 'flowers'; count: number };

/** A right that a level opens. */
export interface GrowthRight {
  code: string;
  /** Level that opens it. */
  level: number;
  name: string;
  /** What receiving it does, in one sentence. */
  words: string;
  grant: RightGrant;
}

const rename = (level: number): GrowthRight => ({
  code: `RENAME_${level}`,
  level,
  name: 'One more name for your pet',
  words: 'You can rename your pet once more.',
  grant: { kind: 'renames', count: 1 },
});
const gift = (level: number, count: number): GrowthRight => ({
  code: `FLOWERS_${level}`,
  level,
  name: `${count} flowers`,
  words: `${count} flowers are added to yours at once.`,
  grant: { kind: 'flowers', count },
});

/** The rights by level (the specification shows none, growth §6: they are ours), in the order in which they are opened. */
export const growthRights: readonly GrowthRight[] = [
  rename(2),
  gift(3, 5),
  rename(4),
  gift(5, 10),
  rename(6),
  gift(7, 20),
  rename(8),
  gift(9, 50),
];

export function findRight(code: string): GrowthRight | undefined {
  return growthRights.find((right) => right.code === code);
}
