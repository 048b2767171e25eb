import type { ClassTableView } from '@tutor/rules/classes/class-table';
import {
  dayRangeText,
  dayText,
  minuteOfDayText,
  offsetText,
  timeText,
  zoneCity,
  zoneText,
} from '@tutor/rules/time/zoned-text';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { useNow } from '../primitives/now.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { CalendarEvent, stopAttribute } from './calendar-event.tsx';
import { calendarDays, minuteInDay, type PlacedEntry, placeEntries, slotOf } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import { slotMinutes, slotsPerDay, stepMinutes } from './calendar-steps.ts';
import { type CalendarStops, calendarStops, type Stop } from './calendar-stops.ts';
import * as styles from './class-calendar.css.ts';
import { type ClassEntry, classState } from './class-state.ts';
import { cellRole, columnHeadRole, emptyCellRole, gridRole, rowGroupRole, rowHeadRole, rowRole } from './grid-roles.ts';

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
  /** Dims the table while another page of it is on its way. */
  isLoading?: boolean | undefined;
  /** Name of the table; default 'Class table'. */
  label?: string | undefined;
}

const slots = Array.from({ length: slotsPerDay }, (_, slot) => slot);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const halfRow = classNames(styles.row, styles.firstHalf);

/** Where the table first stands when nothing says otherwise: eight in the morning. */
const morningSlot = 16;

function focusStop(table: HTMLElement | null, key: string): void {
  table?.querySelector<HTMLElement>(`[${stopAttribute}="${CSS.escape(key)}"]`)?.focus();
}

function keyOf(stop: Stop): string {
  return stop.key ?? `${stop.day}:${stop.slot}`;
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

/** A plain press: no modifier that asks the browser for something else. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
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
  isLoading = false,
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
  const bySlot = useMemo(() => {
    const rows: PlacedEntry[][] = slots.map(() => []);
    for (const part of parts) rows[slotOf(part.startMinute)]?.push(part);
    return rows;
  }, [parts]);
  const stops = useMemo(() => calendarStops(days, parts), [days, parts]);

  const today = days.findIndex((day) => nowMs >= day.startMs && nowMs < day.endMs);
  const todayStart = days[today];
  const nowMinute = todayStart === undefined ? undefined : minuteInDay(nowMs, todayStart, zone);
  const nowStep = Math.floor(((nowMinute ?? 0) % slotMinutes) / stepMinutes);
  const first = days[0];
  const last = days.at(-1);
  const startMs = first?.startMs ?? 0;
  const lastStartMs = last?.startMs ?? startMs;

  // The next class is where a tutor most likely wants to begin.
  const ahead = parts.find((part) => part.entry.end.getTime() > nowMs) ?? parts[0];
  const begin: Stop =
    ahead === undefined
      ? { day: Math.max(today, 0), slot: nowMinute === undefined ? morningSlot : slotOf(nowMinute) }
      : { day: ahead.day, slot: slotOf(ahead.startMinute), key: ahead.key };
  const current = stops.resolve(moved ?? begin);
  const currentKey = current === undefined ? undefined : keyOf(current);

  const beginRow =
    nowMinute === undefined ? (ahead === undefined ? morningSlot : slotOf(ahead.startMinute)) : slotOf(nowMinute);
  const scrollTarget = useRef({ row: beginRow, day: Math.max(today, 0) });
  scrollTarget.current = { row: beginRow, day: Math.max(today, 0) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view and zone, not whenever the present moves on or the page turns.
  useEffect(() => {
    const scroller = scrollerRef.current;
    const table = tableRef.current;
    const row = table?.querySelector<HTMLElement>(`[data-slot="${Math.max(0, scrollTarget.current.row - 1)}"]`);
    const head = table?.querySelector<HTMLElement>('[role="row"]');
    if (scroller === null || row === undefined || row === null || head === undefined || head === null) return;
    scroller.scrollTop = row.offsetTop - head.offsetHeight;
    const column = head.querySelectorAll<HTMLElement>('[role="columnheader"]')[scrollTarget.current.day + 1];
    const times = head.querySelector<HTMLElement>('[role="columnheader"]');
    if (column !== undefined && times !== null) scroller.scrollLeft = column.offsetLeft - times.offsetWidth;
  }, [view, zone]);

  // The place that had the focus may be gone, with its page or with its class: the one that took its place gets it.
  useEffect(() => {
    const table = tableRef.current;
    if (currentKey === undefined || !hadFocusRef.current || table?.contains(document.activeElement)) return;
    if (document.activeElement === document.body) focusStop(table, currentKey);
  }, [currentKey]);

  const go = (stop: Stop | undefined): void => {
    if (stop === undefined) return;
    setMoved(stop);
    hadFocusRef.current = true;
    // An empty half hour is drawn only once the keyboard stands on it.
    requestAnimationFrame(() => focusStop(tableRef.current, keyOf(stop)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (current === undefined || event.altKey || event.metaKey) return;
    const isFar = event.ctrlKey || days.length === 1;
    if (movingKeys.has(event.key)) {
      event.preventDefault();
      go(stopAfter(event.key, current, stops, isFar));
    } else if ((event.key === 'PageUp' || event.key === 'PageDown') && onPage !== undefined) {
      event.preventDefault();
      setMoved(current);
      onPage(event.key === 'PageUp' ? -1 : 1);
    }
  };

  const entryAt = (target: EventTarget): { key: string; entry: ClassEntry } | undefined => {
    const key =
      target instanceof Element ? target.closest(`[${stopAttribute}]`)?.getAttribute(stopAttribute) : undefined;
    const part = parts.find((candidate) => candidate.key === key);
    return part === undefined ? undefined : { key: part.key, entry: part.entry };
  };

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const at = entryAt(event.target);
    if (at === undefined || onOpen === undefined || !isPlain(event)) return;
    event.preventDefault();
    onOpen(at.entry);
  };

  // The zones' distance can differ within a week; the labels are those of its first day.
  const secondTime = (minute: number, of: string): string => timeText(new Date(startMs + minute * 60_000), of);
  const dayNames = days.map((day) => dayText(new Date(day.startMs), zone, 'long'));
  const range = dayRangeText(new Date(startMs), new Date(lastStartMs), zone);
  const zoneName = zoneText(new Date(startMs), zone);
  return (
    <div ref={scrollerRef} className={styles.scroller} aria-busy={isLoading}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the grid (its role is spread); keys and presses are heard here once for all cells. */}
      <div
        ref={tableRef}
        {...gridRole(`${label}, ${range}, ${zoneName}`, slotsPerDay + 1, days.length + 1)}
        tabIndex={-1}
        className={classNames(styles.table, styles.view[view], styles.zones[secondZone === undefined ? 1 : 2])}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => {
          hadFocusRef.current = true;
          const at = entryAt(event.target);
          const part = parts.find((candidate) => candidate.key === at?.key);
          if (part !== undefined && part.key !== currentKey) {
            setMoved({ day: part.day, slot: slotOf(part.startMinute), key: part.key });
          }
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
            hadFocusRef.current = false;
        }}
      >
        <div {...rowRole(1)} className={styles.head}>
          <div {...columnHeadRole(1)} className={styles.corner} title={zoneName}>
            <span className={styles.zone}>
              <VisuallyHidden>Times in </VisuallyHidden>
              {zoneCity(zone)}
            </span>
            {secondZone === undefined ? null : (
              <span className={styles.zone}>
                <VisuallyHidden> and in </VisuallyHidden>
                {zoneCity(secondZone)}
              </span>
            )}
          </div>
          {days.map((day, index) => {
            const start = new Date(day.startMs);
            const [weekday, date] = dayText(start, zone, 'short').split(' ');
            return (
              <div key={day.startMs} {...columnHeadRole(index + 2, index === today)} className={styles.day}>
                <span aria-hidden="true" className={styles.weekday}>
                  {weekday}
                </span>
                <span aria-hidden="true" className={classNames(styles.date, index === today && styles.today)}>
                  {date}
                </span>
                <VisuallyHidden>
                  {dayNames[index]}
                  {index === today ? ', today' : ''}
                </VisuallyHidden>
                {day.isClockChange ? <span className={styles.note}>Clocks change</span> : null}
              </div>
            );
          })}
        </div>
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
                {nowMinute !== undefined && Math.floor(nowMinute / 60) === hour ? (
                  <span
                    className={classNames(
                      styles.nowTime,
                      place.offset[nowStep],
                      nowMinute % 60 >= slotMinutes && styles.inSecondHalf,
                    )}
                  >
                    {timeText(now, zone)}
                  </span>
                ) : null}
              </div>
            ))}
          </div>
          <div {...rowGroupRole} className={styles.days}>
            {slots.map((slot) => (
              <div key={slot} {...rowRole(slot + 2)} data-slot={slot} className={slot % 2 === 0 ? halfRow : styles.row}>
                <VisuallyHidden {...rowHeadRole}>
                  {minuteOfDayText(slot * slotMinutes)}
                  {secondZone === undefined ? null : ` ${secondTime(slot * slotMinutes, secondZone)}`}
                </VisuallyHidden>
                {days.map((day, index) =>
                  day.missingSlots.has(slot) ? (
                    <div
                      key={day.startMs}
                      {...cellRole(index + 2)}
                      className={classNames(place.wholeDay[view], place.day[index], styles.missing)}
                    >
                      <VisuallyHidden>The clocks skip this time</VisuallyHidden>
                    </div>
                  ) : null,
                )}
                {bySlot[slot]?.map((part) => (
                  <CalendarEvent
                    // By place and not by class: turning the page changes what stands there instead of rebuilding it.
                    key={`${part.day}/${part.startMinute}/${part.lane}`}
                    stopKey={part.key}
                    entry={part.entry}
                    state={classState(part.entry, now)}
                    isWeek={view === 'week'}
                    day={part.day}
                    dayName={dayNames[part.day] ?? ''}
                    offsetName={days[part.day]?.isClockChange ? offsetText(part.entry.start, zone) : undefined}
                    startMinute={part.startMinute}
                    endMinute={part.endMinute}
                    lane={part.lane}
                    lanes={part.lanes}
                    isTabStop={part.key === currentKey}
                    href={hrefOf?.(part.entry)}
                  />
                ))}
                {current !== undefined && current.key === undefined && current.slot === slot ? (
                  <div
                    {...emptyCellRole(current.day + 2)}
                    {...{ [stopAttribute]: keyOf(current) }}
                    className={classNames(place.wholeDay[view], place.day[current.day], styles.empty)}
                  >
                    <VisuallyHidden>
                      {dayNames[current.day]}, {minuteOfDayText(slot * slotMinutes)}, free
                    </VisuallyHidden>
                  </div>
                ) : null}
                {nowMinute !== undefined && slotOf(nowMinute) === slot ? (
                  <>
                    <div aria-hidden="true" className={classNames(styles.now, place.offset[nowStep])} />
                    <div
                      aria-hidden="true"
                      className={classNames(
                        place.wholeDay[view],
                        place.day[today],
                        place.offset[nowStep],
                        styles.nowToday,
                      )}
                    />
                  </>
                ) : null}
              </div>
            ))}
            {today === -1 || view === 'day' ? null : (
              <div
                aria-hidden="true"
                className={classNames(place.wholeDay[view], place.day[today], styles.todayColumn)}
              />
            )}
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
