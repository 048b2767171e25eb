/** The grade table: levels D, C, B, A (specification, core §9; the ranges are ours). In tenths, both ends included. */
export const gradeRanges = [
  { name: 'D', startTenths: 0, endTenths: 1_999 },
  { name: 'C', startTenths: 2_000, endTenths: 4_999 },
  { name: 'B', startTenths: 5_000, endTenths: 9_999 },
  { name: 'A', startTenths: 10_000, endTenths: 99_999 },
] as const;
