import { dayText, zoneCity, zoneText } from '@tutor/rules/time/zoned-text';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import type { CalendarDay } from './calendar-layout.ts';
import * as styles from './class-calendar.css.ts';
import { dayNote } from './day-note.ts';
import { columnHeadRole, rowRole } from './grid-roles.ts';

interface CalendarHeadProps {
  days: readonly CalendarDay[];
  /** Their whole names, as they are read out. */
  dayNames: readonly string[];
  zone: string;
  secondZone: string | undefined;
  /** Index of today among the days. */
  today?: number | undefined;
  /** Indices of the days on which the tutor is on leave. */
  leaveDays?: ReadonlySet<number> | undefined;
}

/** The first row of a table of half hours: whose times stand at its side, and its days. */
export function CalendarHead({ days, dayNames, zone, secondZone, today, leaveDays }: CalendarHeadProps) {
  const firstMs = days[0]?.startMs ?? 0;
  return (
    <div {...rowRole(1)} className={styles.head}>
      <div {...columnHeadRole(1)} className={styles.corner} title={zoneText(new Date(firstMs), zone)}>
        <span className={styles.zone}>
          <VisuallyHidden>Times in </VisuallyHidden>
          <span>{zoneCity(zone)}</span>
        </span>
        {secondZone === undefined ? null : (
          <span className={styles.zone}>
            <VisuallyHidden> and in </VisuallyHidden>
            <span>{zoneCity(secondZone)}</span>
          </span>
        )}
      </div>
      {days.map((day, index) => {
        const [weekday, date] = dayText(new Date(day.startMs), zone, 'short').split(' ');
        const isToday = index === today;
        const isLeave = leaveDays?.has(index) === true;
        const note = dayNote(day, { firstMs, zone, secondZone });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; turning the page changes what it says.
          <div key={index} {...columnHeadRole(index + 2, isToday)} className={styles.day}>
            <span aria-hidden="true" className={styles.weekday}>
              {isLeave ? `${weekday} · On leave` : weekday}
            </span>
            <span aria-hidden="true" className={classNames(styles.date, isToday && styles.today)}>
              {date}
            </span>
            <VisuallyHidden>{`${dayNames[index] ?? ''}${isToday ? ', today' : ''}${isLeave ? ', on leave' : ''}`}</VisuallyHidden>
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </div>
        );
      })}
    </div>
  );
}
