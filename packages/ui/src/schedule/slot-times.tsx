import { slotDayTexts } from '@tutor/rules/schedule/slot-text';
import { Fragment } from 'react';
import * as styles from './schedule-editor.css.ts';

export interface SlotTimesProps {
  /** What happens to them: 'Opens', 'Closes'. */
  title: string;
  /** What is counted, where it is not half hours. */
  count?: number | undefined;
  /** Beginnings in ms since the epoch; nothing is drawn for none. */
  starts: readonly number[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Half hours under a heading, day by day, joined where they follow each other. */
export function SlotTimes({ title, starts, count = starts.length, zone }: SlotTimesProps) {
  if (starts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{`${title} (${count})`}</h3>
      <dl className={styles.times}>
        {slotDayTexts(starts, zone).map(({ day, times }) => (
          <Fragment key={day}>
            <dt className={styles.timesDay}>{day}</dt>
            <dd className={styles.timesText}>
              {/* By place: on the day of 25 hours a time can stand there twice. */}
              {[...times.entries()].map(([place, time]) => (
                <Fragment key={place}>
                  {place === 0 ? null : <span>, </span>}
                  <span className={styles.timeSpan}>{time}</span>
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
