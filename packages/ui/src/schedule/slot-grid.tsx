import type { Schedule, SlotChanges } from '@tutor/rules/schedule/selection';
import type { SlotRow } from '@tutor/rules/schedule/slot-grid';
import { halfHoursText } from '@tutor/rules/schedule/slot-text';
import { dayRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import { useMemo, useRef } from 'react';
import { CalendarHead } from '../classes/calendar-head.tsx';
import * as frame from '../classes/class-calendar.css.ts';
import { gridRole, rowGroupRole } from '../classes/grid-roles.ts';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { findSlotElement, slotAt } from './slot-element.ts';
import { SlotGridRow } from './slot-grid-row.tsx';
import { slotKeys } from './slot-keys.ts';
import { type IsLeftOut, useSlotLayout } from './slot-layout.ts';
import { SlotTimeColumn } from './slot-time-column.tsx';
import { useScrollToSlot } from './use-scroll-to-slot.ts';
import { useSlotPresses } from './use-slot-presses.ts';
import { useSlotRange } from './use-slot-range.ts';

export interface SlotGridProps {
  /** First instant of each day shown: the seven days of next week, or one of them. */
  dayStarts: readonly Date[];
  /** IANA name of the zone whose calendar and clock the grid follows. */
  zone: string;
  /** Shows a second column of times in this zone. */
  secondZone?: string | undefined;
  schedule: Schedule;
  changes: SlotChanges;
  /** Students of booked half hours, by beginning. */
  titles?: ReadonlyMap<number, string> | undefined;
  /** What the company said against half hours, by beginning. */
  refusals?: ReadonlyMap<number, string> | undefined;
  /** Toggles half hours; several become what the first of them becomes, or is by now where it was toggled just before. */
  onToggle: (starts: readonly number[]) => void;
  /** Called for Ctrl+Z, and for Ctrl+Y or Ctrl+Shift+Z. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  label?: string | undefined;
  /** Times of day that the grid does not have. A constant function. */
  isLeftOut?: IsLeftOut | undefined;
  /** The word for a half hour that is on; default 'Open'. */
  openWord?: string | undefined;
}

/** Many half hours can be open: said with the grid's role, which is spread as well. */
const severalAtOnce = { 'aria-multiselectable': true } as const;

/** Where the grid first stands when nothing is open: eight in the morning. */
const morningMinute = 480;

function firstSlot(rows: readonly SlotRow[], schedule: Schedule): number | undefined {
  const all = rows.flatMap(({ starts }) => starts);
  const opened = all.find((startMs) => startMs !== undefined && schedule.slots.get(startMs)?.isOpen === true);
  return opened ?? rows.find(({ minute }) => minute >= morningMinute)?.starts[0] ?? all[0];
}

/**
 * Next week's half hours as a grid in which time is opened and closed. Tab reaches one cell; arrows, Home, End, Page Up and
 * Page Down go on from there; Shift with them, or with a press, or dragging a mouse, selects a range; Space or Enter
 * toggles; Escape lets go of the range.
 */
export function SlotGrid({
  dayStarts,
  zone,
  secondZone,
  schedule,
  changes,
  titles,
  refusals,
  onToggle,
  onUndo,
  onRedo,
  label = 'Half hours of next week',
  isLeftOut,
  openWord,
}: SlotGridProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const layout = useSlotLayout(dayStarts, zone, isLeftOut);
  const { days, dayNames, rows, moves, names } = layout;
  const first = useMemo(() => firstSlot(rows, schedule), [rows, schedule]);
  const range = useSlotRange(layout, first);
  const presses = useSlotPresses({ range, moves, onToggle });
  useScrollToSlot(scrollerRef, first, layout);

  const focusSlot = (startMs: number): void => {
    range.moveTo(startMs);
    findSlotElement(gridRef.current, startMs)?.focus();
  };
  const view = days.length === 1 ? 'day' : 'week';
  const start = new Date(days[0]?.startMs ?? 0);
  const last = new Date(days.at(-1)?.startMs ?? start);
  const name = `${label}, ${dayRangeText(start, last, zone)}, ${zoneText(start, zone)}`;
  return (
    <div ref={scrollerRef} className={frame.scroller}>
      {/* The range is seen by its edge. */}
      <VisuallyHidden role="status">
        {range.marked.size > 1 ? `${halfHoursText(range.marked.size)} marked. Space changes them.` : ''}
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the grid (its role is spread); keys and presses are heard here once for all cells. */}
      <div
        ref={gridRef}
        {...gridRole(name, rows.length + 1, days.length + 1)}
        {...severalAtOnce}
        tabIndex={-1}
        className={classNames(frame.table, frame.view[view], frame.zones[secondZone === undefined ? 1 : 2])}
        {...presses}
        onKeyDown={slotKeys({ range, moves, onMove: focusSlot, onUndo, onRedo })}
        onFocus={(event) => {
          const at = slotAt(event.target);
          if (at !== undefined && at !== range.current) range.moveTo(at);
        }}
      >
        <CalendarHead days={days} dayNames={dayNames} zone={zone} secondZone={secondZone} />
        <div className={frame.body}>
          <SlotTimeColumn rows={rows} view={view} zone={zone} secondZone={secondZone} />
          <div {...rowGroupRole} className={frame.days}>
            {rows.map((row, index) => (
              <SlotGridRow
                key={row.key}
                row={row}
                index={index}
                view={view}
                names={names}
                zone={zone}
                secondZone={secondZone}
                schedule={schedule}
                changes={changes}
                titles={titles}
                refusals={refusals}
                openWord={openWord}
                range={range}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
