import { minuteOfDayText, timeText } from '@tutor/rules/time/zoned-text';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { timeElsewhere } from './calendar-layout.ts';
import * as place from './calendar-place.css.ts';
import type { Present } from './calendar-present.ts';
import { slotMinutes } from './calendar-steps.ts';
import * as styles from './class-calendar.css.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export interface CalendarTimeColumnProps {
  /** IANA name of the zone whose clock the table follows. */
  zone: string;
  secondZone: string | undefined;
  /** First instant of the day by which times in the second zone are told. */
  dayStart: Date;
  present: Present;
  now: Date;
  /** Hours that a printed table has. */
  printed: { from: number; to: number };
}

/** The hours beside the table with the present time, for the eye alone: each row says its time to the ear. */
export function CalendarTimeColumn({ zone, secondZone, dayStart, present, now, printed }: CalendarTimeColumnProps) {
  const { minute: nowMinute } = present;
  const zones = secondZone === undefined ? [zone] : [zone, secondZone];
  return (
    <div aria-hidden="true" className={styles.times}>
      {hours.map((hour) => (
        <div
          key={hour}
          className={styles.time}
          data-print={hour < printed.from || hour >= printed.to ? 'hide' : undefined}
        >
          <span className={styles.timeText}>{minuteOfDayText(hour * 60)}</span>
          {secondZone === undefined ? null : (
            <span className={classNames(styles.timeText, styles.secondTime)}>
              {timeElsewhere(dayStart, hour * 60, zone, secondZone)}
            </span>
          )}
          {nowMinute !== undefined && Math.floor(nowMinute / 60) === hour
            ? zones.map((of, column) => (
                <span
                  key={of}
                  className={classNames(
                    styles.nowTime,
                    column < zones.length - 1 && styles.inFirstColumn,
                    place.offset[present.step],
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
  );
}
