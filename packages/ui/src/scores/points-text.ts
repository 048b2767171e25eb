const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Points with thousands separated and at most one decimal: '1,284.6'. */
export function formatPoints(points: number): string {
  return number.format(points);
}

/** Points with their sign and word: '+2 points', '−1 point'. */
export function signedPointsText(points: number): string {
  return `${formatSignedPoints(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The same with its sign, a true minus for losses: '+18.2', '−2', '0'. */
export function formatSignedPoints(points: number): string {
  const size = number.format(Math.abs(points));
  if (size === '0') return size;
  return points < 0 ? `−${size}` : `+${size}`;
}
