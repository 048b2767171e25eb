/** Tenths of a point for a rating: 5 stars 2, 4 stars 1, fewer nothing (specification, core §9). */
export function ratingTenths(stars: number): number {
  if (stars === 5) return 20;
  return stars === 4 ? 10 : 0;
}
