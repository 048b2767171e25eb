import { isReadTwice } from '@tutor/rules/time/wall-clock';
import { minuteOfDayText, minuteRangeText, offsetText } from '@tutor/rules/time/zoned-text';
import { memo } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as event from './calendar-event.css.ts';
import { type CalendarDay, spanSteps } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import { type DrawnEntry, offsetSteps } from './calendar-rows.ts';
import { laneKey, slotMinutes, spanKey, stepsPerDay, stepsPerSlot } from './calendar-steps.ts';
import * as styles from './class-calendar.css.ts';
import { type ClassEntry, canOpen, classLooks, classTitle } from './class-state.ts';
import { cellRole, emptyCellRole, rowHeadRole, rowRole } from './grid-roles.ts';

export interface CalendarRowProps {
  slot: number;
  /** What begins in this half hour; the same array while nothing of it changed. */
  entries: readonly DrawnEntry[];
  days: readonly CalendarDay[];
  /** Something goes over its edge, into it or out of it. */
  isJoined: boolean;
  /** Paper has it. */
  isPrinted: boolean;
  /** Names of the days, for the ear. */
  dayNames: readonly string[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The same time in the second zone. */
  secondTime: string | undefined;
  /** Day and id of the entry that the Tab key reaches, when it is in this row. */
  tabDay: number | undefined;
  tabId: string | undefined;
  /** Day of the empty half hour that the keyboard stands on, when it is in this row. */
  emptyDay: number | undefined;
  /** Day and step of the present moment, when it is in this row. */
  nowDay: number | undefined;
  nowStep: number | undefined;
  hrefOf: ((entry: ClassEntry) => string | undefined) | undefined;
}

/** A half hour of every day shown. Renders again only when something in it changed. */
export const CalendarRow = memo(function CalendarRow({
  slot,
  entries,
  days,
  isJoined,
  isPrinted,
  dayNames,
  zone,
  secondTime,
  tabDay,
  tabId,
  emptyDay,
  nowDay,
  nowStep,
  hrefOf,
}: CalendarRowProps) {
  const time = minuteOfDayText(slot * slotMinutes);
  return (
    <div
      {...rowRole(slot + 2)}
      data-slot={slot}
      data-print={isPrinted ? undefined : 'hide'}
      className={classNames(styles.row, slot % 2 === 0 && styles.firstHalf, !isJoined && styles.whole)}
    >
      <div {...rowHeadRole} className={styles.rowHead}>
        {secondTime === undefined ? time : `${time} ${secondTime}`}
      </div>
      {days.map((day, index) =>
        day.missingSlots.has(slot) ? (
          <div key={day.startMs} {...cellRole(index + 2)} className={classNames(place.day[index], styles.missing)}>
            <VisuallyHidden>The clocks skip this time</VisuallyHidden>
          </div>
        ) : null,
      )}
      {entries.map((drawn) => {
        const { entry, state, day, startMinute, endMinute } = drawn;
        const look = classLooks[state];
        const title = classTitle(entry);
        const range =
          endMinute - startMinute === 1440 ? 'all day' : minuteRangeText(startMinute, endMinute % 1440, ' to ');
        // Only on days on which the clocks change can a time of day come twice.
        const offset = days[day]?.isClockChange ? offsetText(entry.start, zone) : undefined;
        const isTwice = offset !== undefined && isReadTwice(entry.start, zone);
        const isPressable = canOpen(entry);
        const href = isPressable ? hrefOf?.(entry) : undefined;
        const shared = {
          tabIndex: day === tabDay && entry.id === tabId ? 0 : -1,
          className: event.look[state],
          'aria-label': isTwice
            ? `${dayNames[day]}, ${range}, ${title}, ${offset} · ${look.word}`
            : `${dayNames[day]}, ${range}${offset === undefined ? '' : ` ${offset}`}, ${title}, ${look.word}`,
        };
        // In the hour that comes twice it is seen, too: before the state, where a narrow column shows it.
        const words = `${title}\n${isTwice ? `${offset} · ` : ''}${look.word}`;
        return (
          <div
            // By place and not by class: turning the page changes what stands there instead of rebuilding it. Leave has lanes of
            // its own, under those of classes.
            key={((day * 1440 + startMinute) * 100 + drawn.lane) * 2 + (entry.kind === 'leave' ? 1 : 0)}
            {...cellRole(day + 2)}
            className={cellClass(drawn)}
          >
            {/* A plain anchor: hundreds of the application's links would cost more than the table; its clicks are heard once, above. */}
            {href === undefined ? (
              <button type="button" aria-disabled={isPressable ? undefined : true} {...shared}>
                {words}
              </button>
            ) : (
              <a href={href} {...shared}>
                {words}
              </a>
            )}
          </div>
        );
      })}
      {emptyDay === undefined ? null : (
        <div {...emptyCellRole(emptyDay + 2)} className={classNames(place.day[emptyDay], styles.empty)}>
          <VisuallyHidden>{`${dayNames[emptyDay] ?? ''}, ${time}, free`}</VisuallyHidden>
        </div>
      )}
      {nowDay === undefined || nowStep === undefined ? null : (
        <>
          <div aria-hidden="true" className={classNames(styles.now, place.offset[nowStep])} />
          <div aria-hidden="true" className={classNames(place.day[nowDay], place.offset[nowStep], styles.nowToday)} />
        </>
      )}
    </div>
  );
});

const cellClasses = new Map<number, string>();

/** Classes that put a cell where it belongs; most cells of a table share a few. */
function cellClass(drawn: DrawnEntry): string {
  const { day, lane, lanes } = drawn;
  const offset = offsetSteps(drawn);
  const span = spanSteps(drawn);
  const key = (((day * 100 + lane) * 100 + lanes) * stepsPerSlot + offset) * (stepsPerDay + 1) + span;
  const known = cellClasses.get(key);
  if (known !== undefined) return known;
  const made = classNames(
    place.day[day],
    place.lane[laneKey(lane, lanes)],
    offset > 0 && place.offset[offset],
    place.span[spanKey(span)],
  );
  cellClasses.set(key, made);
  return made;
}
