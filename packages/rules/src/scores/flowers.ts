/** One flower in Philippine pesos (specification, core §9). */
export const pesosPerFlower = 5;
/** Flowers that can be exchanged in a month (specification, core §9). */
export const monthlyFlowerQuota = 100;

/** Worth of flowers in whole pesos. */
export function flowersInPesos(flowers: number): number {
  return flowers * pesosPerFlower;
}
