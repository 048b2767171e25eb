/** A box in the window's own pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room between the light and the card, and between the card and the window's edge, in px. */
const gap = 12;

/**
 * Where a card of this size stands so that it does not hide what it is about: below, beside (end, start) or above it, the
 * first that fits; over the window's lower part when nothing does, in its middle when it is about nothing.
 */
export function tourCardPlace(
  target: Box | undefined,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const inside = (left: number, top: number): { left: number; top: number } => ({
    left: Math.max(gap, Math.min(left, view.width - card.width - gap)),
    top: Math.max(gap, Math.min(top, view.height - card.height - gap)),
  });
  if (target === undefined) return inside((view.width - card.width) / 2, (view.height - card.height) / 2);
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const middle = target.left + target.width / 2 - card.width / 2;
  if (bottom + gap + card.height + gap <= view.height) return inside(middle, bottom + gap);
  if (right + gap + card.width + gap <= view.width) return inside(right + gap, target.top);
  if (target.left - gap - card.width - gap >= 0) return inside(target.left - gap - card.width, target.top);
  if (target.top - gap - card.height - gap >= 0) return inside(middle, target.top - gap - card.height);
  return inside(middle, view.height);
}
