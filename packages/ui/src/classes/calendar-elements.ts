import type { CalendarRows, DrawnEntry } from './calendar-rows.ts';
import type { Stop } from './calendar-stops.ts';

/** The elements of a row's entries, in the order of the entries. */
function entryElements(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button')];
}

/** The entry on which something happened; undefined beside the entries. */
export function drawnAt(target: EventTarget, rows: CalendarRows): DrawnEntry | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const row = element?.closest<HTMLElement>('[data-slot]');
  if (element === null || row === undefined || row === null) return undefined;
  return rows[Number(row.dataset.slot)]?.[entryElements(row).indexOf(element)];
}

/** Gives a place of the table the focus, where it is drawn. */
export function focusStop(table: HTMLElement | null, { day, slot, id }: Stop, rows: CalendarRows): void {
  const row = table?.querySelector(`[data-slot="${slot}"]`);
  if (row === undefined || row === null) return;
  if (id === undefined) row.querySelector<HTMLElement>('[role="gridcell"][tabindex]')?.focus();
  else {
    const index = rows[slot]?.findIndex((drawn) => drawn.entry.id === id && drawn.day === day) ?? -1;
    entryElements(row)[index]?.focus();
  }
}
