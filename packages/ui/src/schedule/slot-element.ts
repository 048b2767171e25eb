/** Attribute of a half hour's cell: its beginning, in ms since the epoch. */
export const slotAttribute = 'data-slot-start';

/** The beginning of the half hour on which something happened; undefined beside the cells. */
export function slotAt(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest(`[${slotAttribute}]`) : null;
  const text = cell?.getAttribute(slotAttribute);
  return text === null || text === undefined ? undefined : Number(text);
}

/** The cell of a half hour in a grid. */
export function findSlotElement(grid: HTMLElement | null, startMs: number | undefined): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[${slotAttribute}="${startMs}"]`) ?? null;
}
