import type { SlotWishes } from '@tutor/rules/schedule/selection';
import { dayText } from '@tutor/rules/time/zoned-text';
import { type ReactNode, useMemo, useState } from 'react';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './schedule-editor.css.ts';

export interface DayAtATimeProps {
  /** First instants of the days to choose from. */
  dayStarts: readonly Date[];
  /** IANA name of the zone whose days they are. */
  zone: string;
  /** Draws the day that is chosen. */
  grid: (dayStarts: readonly Date[]) => ReactNode;
  /** What is not sent yet: its days are marked. */
  wishes: SlotWishes;
}

/** A week's grid one day at a time, for small screens. */
export function DayAtATime({ dayStarts, zone, grid, wishes }: DayAtATimeProps) {
  const [index, setIndex] = useState(0);
  const changed = useMemo(() => {
    const names = [...wishes.open, ...wishes.close].map((startMs) => dayText(new Date(startMs), zone));
    return new Set(names);
  }, [wishes, zone]);
  const day = dayStarts[index] ?? dayStarts[0];
  return (
    <>
      <fieldset aria-label="Day" className={styles.dayTabs}>
        {dayStarts.map((start, at) => {
          const [weekday, date] = dayText(start, zone, 'short').split(' ');
          const isChanged = changed.has(dayText(start, zone));
          return (
            <button
              key={start.getTime()}
              type="button"
              aria-pressed={at === index}
              onClick={() => setIndex(at)}
              className={styles.dayTab}
            >
              <span className={styles.dayNote}>{weekday}</span>
              <span>{date}</span>
              {isChanged ? (
                <>
                  {' '}
                  <span>•</span>
                  <VisuallyHidden> changed</VisuallyHidden>
                </>
              ) : null}
            </button>
          );
        })}
      </fieldset>
      {day === undefined ? null : grid([day])}
    </>
  );
}
