import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { instantOfMinute } from '@tutor/rules/time/zone';
import { dayRangeText, dayText, minuteOfDayText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../drafts/use-browser-layout-effect.ts';
import { classNames } from '../primitives/class-names.ts';
import { useNow } from '../primitives/now.tsx';
import { isPlainPress } from '../primitives/plain-press.ts';
import { CalendarHead } from './calendar-head.tsx';
import { calendarDays, minuteInDay, placeEntries, slotOf } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import { CalendarRow } from './calendar-row.tsx';
import { type CalendarRows, calendarRows, type DrawnEntry, joinedSlots } from './calendar-rows.ts';
import { slotMinutes, slotsPerDay, stepMinutes } from './calendar-steps.ts';
import { type CalendarStops, calendarStops, type Stop } from './calendar-stops.ts';
import * as styles from './class-calendar.css.ts';
import type { ClassEntry } from './class-state.ts';
import { gridRole, rowGroupRole } from './grid-roles.ts';

export interface ClassCalendarProps {
  view: ClassTableView;
  /** First instant of each day shown: seven or one (rules' `classTableRange`). */
  dayStarts: readonly Date[];
  /** Classes and busy times, in any order. Keep an entry's object while nothing of it changes: only new ones are drawn again. */
  events: readonly ClassEntry[];
  /** IANA name of the zone whose calendar and clock the table follows. */
  zone: string;
  /** Shows a second column of times in this zone. */
  secondZone?: string | undefined;
  /** Address of an entry's detail; without it the entry is a button. */
  hrefOf?: ((entry: ClassEntry) => string | undefined) | undefined;
  /** Called for a plain press or Enter instead of following the address. */
  onOpen?: ((entry: ClassEntry) => void) | undefined;
  /** Called for Page Up (-1) and Page Down (1). */
  onPage?: ((direction: -1 | 1) => void) | undefined;
  /** Name of the table; default 'Class table'. */
  label?: string | undefined;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Where the table first stands when nothing says otherwise: eight in the morning. */
const morningSlot = 16;

/** The elements of a row's entries, in the order of the entries. */
function entryElements(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button')];
}

function focusStop(table: HTMLElement | null, { day, slot, id }: Stop, rows: CalendarRows): void {
  const row = table?.querySelector(`[data-slot="${slot}"]`);
  if (row === undefined || row === null) return;
  if (id === undefined) row.querySelector<HTMLElement>('[role="gridcell"][tabindex]')?.focus();
  else {
    const index = rows[slot]?.findIndex((drawn) => drawn.entry.id === id && drawn.day === day) ?? -1;
    entryElements(row)[index]?.focus();
  }
}

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

/**
 * A week or a day of half hours, as one grid: Tab reaches one place of it, arrow keys go on from there to classes and to
 * free half hours, Page Up and Down turn the page, Enter opens.
 */
export function ClassCalendar({
  view,
  dayStarts,
  events,
  zone,
  secondZone,
  hrefOf,
  onOpen,
  onPage,
  label = 'Class table',
}: ClassCalendarProps) {
  const now = useNow('minute');
  const nowMs = now.getTime();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const hadFocusRef = useRef(false);
  const [moved, setMoved] = useState<Stop>();

  // Callers make the array of days afresh at each render; what it says is what counts.
  const daysKey = dayStarts.map(Number).join();
  const days = useMemo(
    () =>
      calendarDays(
        daysKey.split(',').map((ms) => new Date(Number(ms))),
        zone,
      ),
    [daysKey, zone],
  );
  const parts = useMemo(() => placeEntries(events, days, zone), [events, days, zone]);
  const leaveDays = useMemo(
    () => new Set(parts.flatMap(({ entry, day }) => (entry.kind === 'leave' ? [day] : []))),
    [parts],
  );
  const dayNames = useMemo(() => days.map((day) => dayText(new Date(day.startMs), zone, 'long')), [days, zone]);
  const rowsRef = useRef<CalendarRows>();
  const rows = useMemo(() => calendarRows(parts, now, rowsRef.current), [parts, now]);
  rowsRef.current = rows;
  const joined = useMemo(() => joinedSlots(parts), [parts]);
  // Made at the first key: a table that nobody moves in has no use for it.
  const findStops = useMemo(() => {
    let stops: CalendarStops | undefined;
    return () => {
      stops ??= calendarStops(days, parts);
      return stops;
    };
  }, [days, parts]);

  const today = days.findIndex((day) => nowMs >= day.startMs && nowMs < day.endMs);
  const todayStart = days[today];
  const nowMinute = todayStart === undefined ? undefined : minuteInDay(nowMs, todayStart, zone);
  const nowStep = Math.floor(((nowMinute ?? 0) % slotMinutes) / stepMinutes);
  const nowZones = secondZone === undefined ? [zone] : [zone, secondZone];
  const first = days[0];
  const last = days.at(-1);
  const startMs = first?.startMs ?? 0;
  const lastStartMs = last?.startMs ?? startMs;

  // The next class is where a tutor most likely wants to begin.
  const ahead =
    parts.find((part) => part.entry.kind === 'class' && part.entry.end.getTime() > nowMs) ??
    parts.find((part) => part.entry.end.getTime() > nowMs) ??
    parts[0];
  const begin: Stop =
    ahead === undefined
      ? { day: Math.max(today, 0), slot: nowMinute === undefined ? morningSlot : slotOf(nowMinute) }
      : { day: ahead.day, slot: slotOf(ahead.startMinute), id: ahead.entry.id };
  const current = moved === undefined && ahead !== undefined ? begin : findStops().resolve(moved ?? begin);
  const currentKey = current === undefined ? undefined : `${current.day} ${current.slot} ${current.id ?? ''}`;

  const beginRow =
    nowMinute === undefined ? (ahead === undefined ? morningSlot : slotOf(ahead.startMinute)) : slotOf(nowMinute);
  const scrollTarget = useRef({ row: beginRow, day: Math.max(today, 0) });
  scrollTarget.current = { row: beginRow, day: Math.max(today, 0) };
  // Once for each view and zone, not whenever the present moves on or the page turns.
  useBrowserLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const table = tableRef.current;
    const row = table?.querySelector<HTMLElement>(`[data-slot="${Math.max(0, scrollTarget.current.row - 1)}"]`);
    const head = table?.querySelector<HTMLElement>('[role="row"]');
    if (scroller === null || row === undefined || row === null || head === undefined || head === null) return;
    // Not under a press, which may be what has the page taken over: it would end on something else.
    if (scroller.matches(':active')) return;
    scroller.scrollTop = row.offsetTop - head.offsetHeight;
    const column = head.querySelectorAll<HTMLElement>('[role="columnheader"]')[scrollTarget.current.day + 1];
    const times = head.querySelector<HTMLElement>('[role="columnheader"]');
    if (column !== undefined && times !== null) scroller.scrollLeft = column.offsetLeft - times.offsetWidth;
  }, [view, zone]);

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

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (current === undefined || event.altKey || event.metaKey) return;
    const isFar = event.ctrlKey || days.length === 1;
    if (movingKeys.has(event.key)) {
      event.preventDefault();
      go(stopAfter(event.key, current, findStops(), isFar));
    } else if ((event.key === 'PageUp' || event.key === 'PageDown') && onPage !== undefined) {
      event.preventDefault();
      setMoved(current);
      onPage(event.key === 'PageUp' ? -1 : 1);
    }
  };

  const drawnAt = (target: EventTarget): DrawnEntry | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    const row = element?.closest<HTMLElement>('[data-slot]');
    if (element === null || row === undefined || row === null) return undefined;
    return rows[Number(row.dataset.slot)]?.[entryElements(row).indexOf(element)];
  };

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const drawn = drawnAt(event.target);
    if (drawn === undefined || onOpen === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onOpen(drawn.entry);
  };

  const secondTime = (minute: number, of: string): string =>
    timeText(instantOfMinute(new Date(startMs), minute, zone) ?? new Date(startMs + minute * 60_000), of);
  const range = dayRangeText(new Date(startMs), new Date(lastStartMs), zone);
  return (
    <div ref={scrollerRef} className={styles.scroller}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the grid (its role is spread); keys and presses are heard here once for all cells. */}
      <div
        ref={tableRef}
        {...gridRole(`${label}, ${range}, ${zoneText(new Date(startMs), zone)}`, slotsPerDay + 1, days.length + 1)}
        tabIndex={-1}
        className={classNames(styles.table, styles.view[view], styles.zones[secondZone === undefined ? 1 : 2])}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => {
          hadFocusRef.current = true;
          const drawn = drawnAt(event.target);
          if (drawn !== undefined && (drawn.day !== current?.day || drawn.entry.id !== current.id)) {
            setMoved({ day: drawn.day, slot: slotOf(drawn.startMinute), id: drawn.entry.id });
          }
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
            hadFocusRef.current = false;
        }}
      >
        <CalendarHead
          days={days}
          dayNames={dayNames}
          zone={zone}
          secondZone={secondZone}
          today={today}
          leaveDays={leaveDays}
        />
        <div className={styles.body}>
          <div aria-hidden="true" className={styles.times}>
            {hours.map((hour) => (
              <div key={hour} className={styles.time}>
                <span className={styles.timeText}>{minuteOfDayText(hour * 60)}</span>
                {secondZone === undefined ? null : (
                  <span className={classNames(styles.timeText, styles.secondTime)}>
                    {secondTime(hour * 60, secondZone)}
                  </span>
                )}
                {nowMinute !== undefined && Math.floor(nowMinute / 60) === hour
                  ? nowZones.map((of, column) => (
                      <span
                        key={of}
                        className={classNames(
                          styles.nowTime,
                          column < nowZones.length - 1 && styles.inFirstColumn,
                          place.offset[nowStep],
                          nowMinute % 60 >= slotMinutes && styles.inSecondHalf,
                        )}
                      >
                        {timeText(now, of)}
                      </span>
                    ))
                  : null}
              </div>
            ))}
          </div>
          <div {...rowGroupRole} className={styles.days}>
            {today === -1 || view === 'day' ? null : (
              <div aria-hidden="true" className={styles.columns}>
                <div className={classNames(place.day[today], styles.todayColumn)} />
              </div>
            )}
            {rows.map((entries, slot) => {
              const isNow = nowMinute !== undefined && slotOf(nowMinute) === slot;
              const isCurrent = current?.slot === slot;
              return (
                <CalendarRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its half hour.
                  key={slot}
                  slot={slot}
                  entries={entries}
                  days={days}
                  isJoined={joined.has(slot)}
                  dayNames={dayNames}
                  zone={zone}
                  secondTime={secondZone === undefined ? undefined : secondTime(slot * slotMinutes, secondZone)}
                  tabDay={isCurrent ? current.day : undefined}
                  tabId={isCurrent ? current.id : undefined}
                  emptyDay={isCurrent && current.id === undefined ? current.day : undefined}
                  nowDay={isNow ? today : undefined}
                  nowStep={isNow ? nowStep : undefined}
                  hrefOf={hrefOf}
                />
              );
            })}
          </div>
        </div>
      </div>
      {parts.length === 0 ? (
        <p role="status" className={styles.nothing}>
          No classes {view === 'week' ? 'in this week' : 'on this day'}
        </p>
      ) : null}
    </div>
  );
}
