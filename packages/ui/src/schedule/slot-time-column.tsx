import type { SlotRow } from '@tutor/rules/schedule/slot-grid';
import { minuteOfDayText } from '@tutor/rules/time/zoned-text';
import * as frame from '../classes/class-calendar.css.ts';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as styles from './slot-grid.css.ts';
import { secondTimeOf } from './slot-layout.ts';

export interface SlotTimeColumnProps {
  rows: readonly SlotRow[];
  view: 'week' | 'day';
  /** IANA name of the zone whose clock the grid follows. */
  zone: string;
  secondZone: string | undefined;
}

/** The hours beside a grid, for the eye alone: each row says its time to the ear. */
export function SlotTimeColumn({ rows, view, zone, secondZone }: SlotTimeColumnProps) {
  return (
    <div aria-hidden="true" className={frame.times}>
      {rows.map((row) => (
        <div key={row.key} className={styles.time[view]}>
          {row.minute % 60 < 30 ? (
            <>
              <span
                className={classNames(frame.timeText, row.isRepeat && styles.again)}
              >{`${minuteOfDayText(row.minute)}${row.isRepeat ? ' again' : ''}`}</span>
              {secondZone === undefined ? null : (
                <span className={classNames(frame.timeText, frame.secondTime)}>
                  {secondTimeOf(row, zone, secondZone)}
                </span>
              )}
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}
