import { minuteRangeText } from '@tutor/rules/time/zoned-text';
import { memo } from 'react';
import { classNames } from '../primitives/class-names.ts';
import * as styles from './calendar-event.css.ts';
import { slotOf, spanSteps } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import { laneKey, slotMinutes, spanKey, stepMinutes } from './calendar-steps.ts';
import { type ClassEntry, type ClassState, classLooks, classTitle } from './class-state.ts';
import { cellRole } from './grid-roles.ts';

/** Attribute by which the table finds the element of a place. */
export const stopAttribute = 'data-stop';

export interface CalendarEventProps {
  stopKey: string;
  entry: ClassEntry;
  state: ClassState;
  isWeek: boolean;
  day: number;
  /** Name of the day, for the ear. */
  dayName: string;
  /** Offset from UTC, only on days on which the clocks change and a time of day can come twice. */
  offsetName: string | undefined;
  startMinute: number;
  endMinute: number;
  lane: number;
  lanes: number;
  /** The one place of the table that the Tab key reaches. */
  isTabStop: boolean;
  href: string | undefined;
}

/** One entry of the table. Renders again only when something of it changed. */
export const CalendarEvent = memo(function CalendarEvent({
  stopKey,
  entry,
  state,
  isWeek,
  day,
  dayName,
  offsetName,
  startMinute,
  endMinute,
  lane,
  lanes,
  isTabStop,
  href,
}: CalendarEventProps) {
  const look = classLooks[state];
  const title = classTitle(entry);
  const time = minuteRangeText(startMinute, endMinute % 1440, ' to ');
  const shared = {
    [stopAttribute]: stopKey,
    tabIndex: isTabStop ? 0 : -1,
    className: classNames(styles.button, styles.state[state]),
    'aria-label': [dayName, offsetName === undefined ? time : `${time} ${offsetName}`, title, look.word].join(', '),
  };
  const content = (
    <>
      {title} <span className={classNames(styles.status, styles.mark[state])}>{look.word}</span>
    </>
  );
  return (
    <div
      {...cellRole(day + 2)}
      className={classNames(
        place.placed,
        place.day[day],
        (isWeek ? place.weekLane : place.dayLane)[laneKey(lane, lanes)],
        place.offset[Math.floor((startMinute - slotOf(startMinute) * slotMinutes) / stepMinutes)],
        place.span[spanKey(spanSteps({ startMinute, endMinute }))],
        styles.cell,
      )}
    >
      {/* A plain anchor: hundreds of the application's links would cost more than the table; its clicks are heard once, above. */}
      {href === undefined ? (
        <button type="button" {...shared}>
          {content}
        </button>
      ) : (
        <a href={href} {...shared}>
          {content}
        </a>
      )}
    </div>
  );
});
