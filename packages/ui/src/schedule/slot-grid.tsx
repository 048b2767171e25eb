import { isSlotOpen, type Schedule, type SlotChanges, type SlotLock } from '@tutor/rules/schedule/selection';
import { slotMs, slotRows } from '@tutor/rules/schedule/slot-grid';
import { halfHoursText, slotRangeText } from '@tutor/rules/schedule/slot-text';
import { addZonedDays } from '@tutor/rules/time/zone';
import { dayRangeText, dayText, minuteOfDayText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CalendarHead } from '../classes/calendar-head.tsx';
import { calendarDays } from '../classes/calendar-layout.ts';
import * as frame from '../classes/class-calendar.css.ts';
import { cellRole, gridRole, rowGroupRole, rowHeadRole, rowRole } from '../classes/grid-roles.ts';
import { classNames } from '../primitives/class-names.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { SlotCell, type SlotLook, slotAttribute } from './slot-cell.tsx';
import * as styles from './slot-grid.css.ts';
import { slotMoves } from './slot-moves.ts';

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
}

/** Many half hours can be open: said with the grid's role, which is spread as well. */
const severalAtOnce = { 'aria-multiselectable': true } as const;

/** Where the grid first stands when nothing is open: eight in the morning. */
const morningMinute = 480;

function slotAt(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest(`[${slotAttribute}]`) : null;
  const text = cell?.getAttribute(slotAttribute);
  return text === null || text === undefined ? undefined : Number(text);
}

function lookOf(isOpen: boolean, lock: SlotLock | undefined, isBusyTime: boolean): SlotLook {
  if (lock !== undefined) return lock;
  if (!isOpen) return 'closed';
  return isBusyTime ? 'busyTime' : 'open';
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
}: SlotGridProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [anchor, setAnchor] = useState<number>();
  const draggedFrom = useRef<number>(undefined);

  const daysKey = dayStarts.map(Number).join();
  const { days, dayNames, rows, moves, names } = useMemo(() => {
    const starts = daysKey.split(',').map((ms) => new Date(Number(ms)));
    const end = addZonedDays(starts.at(-1) ?? new Date(0), 1, zone);
    const gridDays = calendarDays(starts, zone);
    const gridRows = slotRows(starts, end, zone);
    const longNames = starts.map((start) => dayText(start, zone, 'long'));
    const timeNames = new Map<number, string>();
    gridRows.forEach((row) => {
      row.starts.forEach((startMs, day) => {
        if (startMs === undefined) return;
        const start = new Date(startMs);
        const time = slotRangeText(start, new Date(startMs + slotMs), zone, ' to ');
        timeNames.set(startMs, `${longNames[day]}, ${time}`);
      });
    });
    return {
      days: gridDays,
      dayNames: longNames,
      rows: gridRows,
      moves: slotMoves(gridRows, starts.length),
      names: timeNames,
    };
  }, [daysKey, zone]);

  const first = useMemo(() => {
    const all = rows.flatMap(({ starts }) => starts);
    const opened = all.find((startMs) => startMs !== undefined && schedule.slots.get(startMs)?.isOpen === true);
    return opened ?? rows.find(({ minute }) => minute >= morningMinute)?.starts[0] ?? all[0];
  }, [rows, schedule]);
  const current = focused !== undefined && names.has(focused) ? focused : first;
  const range = useMemo(
    () => new Set(anchor === undefined || current === undefined ? [] : moves.between(anchor, current)),
    [anchor, current, moves],
  );

  const view = days.length === 1 ? 'day' : 'week';
  const begin = useRef(first);
  begin.current = first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of days, not whenever something opens.
  useEffect(() => {
    const scroller = scrollerRef.current;
    const head = gridRef.current?.querySelector<HTMLElement>('[role="row"]');
    const row = gridRef.current
      ?.querySelector<HTMLElement>(`[${slotAttribute}="${begin.current}"]`)
      ?.closest<HTMLElement>('[role="row"]');
    if (scroller === null || row === null || row === undefined || head === null || head === undefined) return;
    // Not under a press, which may be what has the page taken over: it would end on another half hour.
    if (scroller.matches(':active')) return;
    scroller.scrollTop = row.offsetTop - row.offsetHeight - head.offsetHeight;
  }, [daysKey, zone]);

  const focusSlot = (startMs: number): void => {
    setFocused(startMs);
    gridRef.current?.querySelector<HTMLElement>(`[${slotAttribute}="${startMs}"]`)?.focus();
  };

  const toggle = (starts: readonly number[]): void => {
    setAnchor(undefined);
    onToggle(starts);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) onRedo?.();
      else onUndo?.();
      return;
    }
    if (event.key === 'Escape' && anchor !== undefined) {
      event.preventDefault();
      setAnchor(undefined);
      return;
    }
    const place = current === undefined ? undefined : moves.placeOf(current);
    if (place === undefined || event.altKey || event.metaKey) return;
    const next = moves.after(event.key, place, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? current) : undefined);
    focusSlot(next);
  };

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const startMs = slotAt(event.target);
    if (startMs === undefined) return;
    // A press by keyboard or screen reader has no detail; with a range it means the range.
    const from = event.detail === 0 ? anchor : event.shiftKey ? (anchor ?? current) : undefined;
    toggle(from === undefined ? [startMs] : moves.between(from, startMs));
    setFocused(startMs);
  };

  // Dragging is for mice alone: a finger scrolls. What it does can be done by Shift and a press as well.
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    // Before the press moves the focus: a range by Shift begins where the focus still is.
    if (event.shiftKey) setAnchor(anchor ?? current);
    const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;
    draggedFrom.current = isPlain ? slotAt(event.target) : undefined;
  };
  const onPointerOver = (event: PointerEvent<HTMLDivElement>): void => {
    const from = draggedFrom.current;
    const startMs = slotAt(event.target);
    if (from === undefined || startMs === undefined) return;
    if (event.buttons !== 1) draggedFrom.current = undefined;
    else if (startMs !== from || anchor !== undefined) {
      setAnchor(from);
      setFocused(startMs);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    const from = draggedFrom.current;
    const startMs = slotAt(event.target);
    draggedFrom.current = undefined;
    if (from === undefined || anchor === undefined) return;
    // Let go where it began, the press itself follows and means that one slot.
    if (startMs === undefined || startMs === from) setAnchor(undefined);
    else toggle(moves.between(from, startMs));
  };

  const startMs = days[0]?.startMs ?? 0;
  const lastMs = days.at(-1)?.startMs ?? startMs;
  const rangeName = dayRangeText(new Date(startMs), new Date(lastMs), zone);
  const secondTime = (at: number | undefined): string =>
    secondZone === undefined || at === undefined ? '' : timeText(new Date(at), secondZone);
  const rowName = (row: (typeof rows)[number]): string =>
    [minuteOfDayText(row.minute), row.isRepeat ? 'again' : '', secondTime(row.starts.find((at) => at !== undefined))]
      .filter(Boolean)
      .join(' ');
  return (
    <div ref={scrollerRef} className={frame.scroller}>
      {/* The range is seen by its edge. */}
      <VisuallyHidden role="status">
        {range.size > 1 ? `${halfHoursText(range.size)} marked. Space changes them.` : ''}
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the grid (its role is spread); keys and presses are heard here once for all cells. */}
      <div
        ref={gridRef}
        {...gridRole(`${label}, ${rangeName}, ${zoneText(new Date(startMs), zone)}`, rows.length + 1, days.length + 1)}
        {...severalAtOnce}
        tabIndex={-1}
        className={classNames(frame.table, frame.view[view], frame.zones[secondZone === undefined ? 1 : 2])}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerUp={onPointerUp}
        onFocus={(event) => {
          const at = slotAt(event.target);
          if (at !== undefined && at !== current) setFocused(at);
        }}
      >
        <CalendarHead days={days} dayNames={dayNames} zone={zone} secondZone={secondZone} />
        <div className={frame.body}>
          <div aria-hidden="true" className={frame.times}>
            {rows.map((row) => (
              <div key={row.key} className={styles.time[view]}>
                {row.minute % 60 < 30 ? (
                  <>
                    <span className={classNames(frame.timeText, row.isRepeat && styles.again)}>
                      {minuteOfDayText(row.minute)}
                      {row.isRepeat ? ' again' : ''}
                    </span>
                    {secondZone === undefined ? null : (
                      <span className={classNames(frame.timeText, frame.secondTime)}>
                        {secondTime(row.starts.find((at) => at !== undefined))}
                      </span>
                    )}
                  </>
                ) : null}
              </div>
            ))}
          </div>
          <div {...rowGroupRole} className={frame.days}>
            {rows.map((row, index) => (
              <div
                key={row.key}
                {...rowRole(index + 2)}
                className={classNames(frame.row, row.minute % 60 < 30 && frame.firstHalf, styles.row[view])}
              >
                <VisuallyHidden {...rowHeadRole}>{rowName(row)}</VisuallyHidden>
                {row.starts.map((at, day) => {
                  const slot = at === undefined ? undefined : schedule.slots.get(at);
                  if (at === undefined || slot === undefined) {
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a row's places are its days, in their order.
                      <div key={day} {...cellRole(day + 2)} className={row.isRepeat ? undefined : frame.missing}>
                        <VisuallyHidden>
                          {row.isRepeat ? 'This time comes once on this day' : 'The clocks skip this time'}
                        </VisuallyHidden>
                      </div>
                    );
                  }
                  const isOpen = isSlotOpen(schedule, changes, at);
                  const members = slot.group === undefined ? undefined : schedule.groups.get(slot.group);
                  const isBusyTime = members?.every((member) => isSlotOpen(schedule, changes, member)) ?? false;
                  return (
                    <SlotCell
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above; another week changes the cells instead of building them anew.
                      key={day}
                      startMs={at}
                      day={day}
                      timeName={names.get(at) ?? ''}
                      look={lookOf(isOpen, slot.lock, isBusyTime)}
                      title={titles?.get(at)}
                      isOpen={isOpen}
                      isChanged={changes.has(at)}
                      isLocked={slot.lock !== undefined}
                      isOfBusyTime={members !== undefined}
                      refusal={refusals?.get(at)}
                      isTabStop={at === current}
                      isInRange={range.has(at) && range.size > 1}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
