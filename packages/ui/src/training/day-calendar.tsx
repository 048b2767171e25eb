import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './day-calendar.css.ts';

/** A day of the calendar. */
export interface CalendarDay {
  /** 'yyyy-MM-dd'. */
  date: string;
  /** Its number in the month. */
  number: number;
  /** The rest of its name: 'Monday, November'. */
  name: string;
  /** How many times can be taken. */
  free: number;
  /** Its address; without one it has no times at all. */
  href?: string | undefined;
  isCurrent: boolean;
}

export interface DayCalendarProps {
  /** What it shows; names the navigation. */
  label: string;
  /** The month or months that it shows: 'November – December 2026'. */
  month: string;
  /** Seven days each, from Monday on. */
  weeks: readonly (readonly CalendarDay[])[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weeks of days, each with its free times and an address of its own: works without script and with the back button. */
export function DayCalendar({ label, month, weeks }: DayCalendarProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={styles.root}>
      <p className={styles.month}>{month}</p>
      <div className={styles.week} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <ol key={week[0]?.date} className={styles.week}>
          {week.map((day) => (
            <li key={day.date}>
              {day.href === undefined ? (
                <span className={styles.off}>{day.number}</span>
              ) : (
                <Anchor
                  href={day.href}
                  aria-current={day.isCurrent ? 'date' : undefined}
                  data-free={day.free > 0}
                  className={styles.day}
                >
                  <span className={styles.number}>{day.number}</span>
                  <VisuallyHidden>{` ${day.name}: `}</VisuallyHidden>
                  <span className={styles.free}>{day.free === 0 ? 'none' : `${day.free} free`}</span>
                </Anchor>
              )}
            </li>
          ))}
        </ol>
      ))}
    </nav>
  );
}
