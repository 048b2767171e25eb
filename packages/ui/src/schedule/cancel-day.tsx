import { daySpan, isWithin } from '@tutor/rules/time/day-span';
import { dayText } from '@tutor/rules/time/zoned-text';
import * as styles from './cancel-editor.css.ts';
import type { PricedEntry } from './cancel-entry.ts';
import { CancelRow } from './cancel-row.tsx';
import type { CancelSelection } from './use-cancel-selection.ts';

export interface CancelDayProps {
  /** First instant of the day. */
  day: Date;
  /** What can be cancelled, of this day and others. */
  entries: readonly PricedEntry[];
  selection: CancelSelection;
  /** Why entries were refused, by id. */
  reasons?: ReadonlyMap<string, string> | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The company's zone, where its times are written beside. */
  secondZone?: string | undefined;
}

/** What of one day can be cancelled, each as a box with what it costs. */
export function CancelDay({ day, entries, selection, reasons, zone, secondZone }: CancelDayProps) {
  const span = daySpan(day, zone);
  const ofDay = entries.filter(({ startMs }) => isWithin(new Date(startMs), span));
  const name = dayText(day, zone, 'long');
  return (
    <section className={styles.day} aria-label={name}>
      <h3 className={styles.dayName}>{name}</h3>
      {ofDay.length === 0 ? <p className={styles.nothing}>Nothing to cancel</p> : null}
      <ul className={styles.entries}>
        {ofDay.map((entry) => (
          <CancelRow
            key={entry.id}
            entry={entry}
            isSelected={selection.items.includes(entry)}
            onChange={(isSelected) => (isSelected ? selection.push(entry) : selection.remove(entry))}
            reason={reasons?.get(entry.id)}
            zone={zone}
            secondZone={secondZone}
          />
        ))}
      </ul>
    </section>
  );
}
