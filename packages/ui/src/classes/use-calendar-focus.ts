import { type HTMLAttributes, type RefObject, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { drawnAt, focusStop } from './calendar-elements.ts';
import { slotOf } from './calendar-layout.ts';
import { type CalendarStops, calendarStops, type Stop } from './calendar-stops.ts';
import type { CalendarLayout } from './use-calendar-layout.ts';

const movingKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Where a key leads; `isFar` takes Home and End to the ends of the table instead of the row. */
function stopAfter(key: string, from: Stop, stops: CalendarStops, isFar: boolean): Stop | undefined {
  if (key === 'ArrowUp') return stops.vertical(from, -1);
  if (key === 'ArrowDown') return stops.vertical(from, 1);
  if (key === 'ArrowLeft') return stops.horizontal(from, -1);
  if (key === 'ArrowRight') return stops.horizontal(from, 1);
  const direction = key === 'Home' ? -1 : 1;
  return isFar ? stops.edge(direction) : stops.rowEdge(from, direction);
}

export interface CalendarFocusOptions {
  tableRef: RefObject<HTMLElement>;
  layout: CalendarLayout;
  /** Where the keyboard stands until it is moved. */
  begin: Stop;
  /** Called for Page Up (-1) and Page Down (1). */
  onPage: ((direction: -1 | 1) => void) | undefined;
}

export interface CalendarFocus {
  /** The place that the Tab key reaches; undefined in a table without days. */
  current: Stop | undefined;
  /** For the table. */
  handlers: Required<Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onFocus' | 'onBlur'>>;
}

/** Moves the focus over the table by keys, and keeps it there when the place that had it goes. */
export function useCalendarFocus({ tableRef, layout, begin, onPage }: CalendarFocusOptions): CalendarFocus {
  const { days, parts, rows } = layout;
  const hadFocusRef = useRef(false);
  const [moved, setMoved] = useState<Stop>();
  // Made at the first key: a table that nobody moves in has no use for it.
  const findStops = useMemo(() => {
    let stops: CalendarStops | undefined;
    return () => {
      stops ??= calendarStops(days, parts);
      return stops;
    };
  }, [days, parts]);
  const current = moved === undefined && begin.id !== undefined ? begin : findStops().resolve(moved ?? begin);
  const currentKey = current === undefined ? undefined : `${current.day} ${current.slot} ${current.id ?? ''}`;

  // The place that had the focus may be gone, with its page or with its class: the one that took its place gets it, in the
  // same breath, before the frame finds the focus lost.
  // When the place changes, whatever object it is.
  useBrowserLayoutEffect(() => {
    const table = tableRef.current;
    if (current === undefined || !hadFocusRef.current || table?.contains(document.activeElement)) return;
    if (document.activeElement === document.body) focusStop(table, current, rows);
  }, [currentKey]);

  const go = (stop: Stop | undefined): void => {
    if (stop === undefined) return;
    setMoved(stop);
    hadFocusRef.current = true;
    // An empty half hour is drawn only once the keyboard stands on it.
    requestAnimationFrame(() => focusStop(tableRef.current, stop, rows));
  };
  return {
    current,
    handlers: {
      onKeyDown: (event) => {
        if (current === undefined || event.altKey || event.metaKey) return;
        if (movingKeys.has(event.key)) {
          event.preventDefault();
          go(stopAfter(event.key, current, findStops(), event.ctrlKey || days.length === 1));
        } else if ((event.key === 'PageUp' || event.key === 'PageDown') && onPage !== undefined) {
          event.preventDefault();
          setMoved(current);
          onPage(event.key === 'PageUp' ? -1 : 1);
        }
      },
      onFocus: (event) => {
        hadFocusRef.current = true;
        const drawn = drawnAt(event.target, rows);
        if (drawn !== undefined && (drawn.day !== current?.day || drawn.entry.id !== current.id)) {
          setMoved({ day: drawn.day, slot: slotOf(drawn.startMinute), id: drawn.entry.id });
        }
      },
      onBlur: (event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
          hadFocusRef.current = false;
      },
    },
  };
}
