import type { ClassTableView } from '@tutor/rules/classes/class-table';
import { dayRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import { type MouseEvent, useRef } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { drawnAt } from './calendar-elements.ts';
import { CalendarHead } from './calendar-head.tsx';
import { slotOf, timeElsewhere } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import { beginStop, presentIn } from './calendar-present.ts';
import { CalendarRow } from './calendar-row.tsx';
import { printedHours } from './calendar-rows.ts';
import { slotMinutes, slotsPerDay } from './calendar-steps.ts';
import { CalendarTimeColumn } from './calendar-time-column.tsx';
import * as styles from './class-calendar.css.ts';
import { type ClassEntry, canOpen } from './class-state.ts';
import { gridRole, rowGroupRole } from './grid-roles.ts';
import { useCalendarFocus } from './use-calendar-focus.ts';
import { useCalendarLayout } from './use-calendar-layout.ts';
import { useCalendarScroll } from './use-calendar-scroll.ts';

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
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const layout = useCalendarLayout({ dayStarts, events, zone, now });
  const { days, dayNames, parts, rows, joined, leaveDays } = layout;
  const present = presentIn(days, now, zone);
  const nowSlot = present.minute === undefined ? undefined : slotOf(present.minute);
  const printed = printedHours(parts);
  const begin = beginStop(parts, present, now);
  useCalendarScroll(scrollerRef, { slot: nowSlot ?? begin.slot, day: Math.max(present.day, 0) }, view, zone);
  const { current, handlers } = useCalendarFocus({ tableRef, layout, begin, onPage });

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const drawn = drawnAt(event.target, rows);
    if (drawn === undefined || !canOpen(drawn.entry) || onOpen === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onOpen(drawn.entry);
  };
  const start = new Date(days[0]?.startMs ?? 0);
  const last = new Date(days.at(-1)?.startMs ?? start);
  const name = `${label}, ${dayRangeText(start, last, zone)}, ${zoneText(start, zone)}`;
  return (
    <div ref={scrollerRef} className={styles.scroller}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the grid (its role is spread); keys and presses are heard here once for all cells. */}
      <div
        ref={tableRef}
        {...gridRole(name, slotsPerDay + 1, days.length + 1)}
        tabIndex={-1}
        className={classNames(styles.table, styles.view[view], styles.zones[secondZone === undefined ? 1 : 2])}
        onKeyDown={handlers.onKeyDown}
        onClick={onClick}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
      >
        <CalendarHead
          days={days}
          dayNames={dayNames}
          zone={zone}
          secondZone={secondZone}
          today={present.day}
          leaveDays={leaveDays}
        />
        <div className={styles.body}>
          <CalendarTimeColumn
            zone={zone}
            secondZone={secondZone}
            dayStart={start}
            present={present}
            now={now}
            printed={printed}
          />
          <div {...rowGroupRole} className={styles.days}>
            {present.day === -1 || view === 'day' ? null : (
              <div aria-hidden="true" className={styles.columns}>
                <div className={classNames(place.day[present.day], styles.todayColumn)} />
              </div>
            )}
            {rows.map((entries, slot) => {
              const isNow = slot === nowSlot;
              const isCurrent = current?.slot === slot;
              return (
                <CalendarRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its half hour.
                  key={slot}
                  slot={slot}
                  entries={entries}
                  days={days}
                  isJoined={joined.has(slot)}
                  isPrinted={slot >= printed.from * 2 && slot < printed.to * 2}
                  dayNames={dayNames}
                  zone={zone}
                  secondTime={
                    secondZone === undefined ? undefined : timeElsewhere(start, slot * slotMinutes, zone, secondZone)
                  }
                  tabDay={isCurrent ? current.day : undefined}
                  tabId={isCurrent ? current.id : undefined}
                  emptyDay={isCurrent && current.id === undefined ? current.day : undefined}
                  nowDay={isNow ? present.day : undefined}
                  nowStep={isNow ? present.step : undefined}
                  hrefOf={hrefOf}
                />
              );
            })}
          </div>
        </div>
      </div>
      {parts.length === 0 ? (
        <p
          role="status"
          className={styles.nothing}
        >{`No classes ${view === 'week' ? 'in this week' : 'on this day'}`}</p>
      ) : null}
    </div>
  );
}
