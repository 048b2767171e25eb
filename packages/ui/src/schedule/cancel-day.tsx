import { addZonedDays } from '@tutor/rules/time/zone';
import { dayText } from '@tutor/rules/time/zoned-text';
import { Checkbox } from '../primitives/checkbox.tsx';
import * as styles from './cancel-editor.css.ts';
import { costText, entryName, entryTimeText, fieldValue, type PricedEntry } from './cancel-entry.ts';
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
  const end = addZonedDays(day, 1, zone).getTime();
  const ofDay = entries.filter(({ startMs }) => startMs >= day.getTime() && startMs < end);
  const name = dayText(day, zone, 'long');
  return (
    <section className={styles.day} aria-label={name}>
      <h3 className={styles.dayName}>{name}</h3>
      {ofDay.length === 0 ? <p className={styles.nothing}>Nothing to cancel</p> : null}
      <ul className={styles.list}>
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              name={entry.field.name}
              value={fieldValue(entry)}
              checked={selection.items.includes(entry)}
              onChange={(event) => (event.currentTarget.checked ? selection.push(entry) : selection.remove(entry))}
              error={reasons?.get(entry.id)}
              label={
                <>
                  <span className={styles.time}>{entryTimeText(entry, zone)}</span>{' '}
                  {secondZone === undefined ? null : (
                    <span className={styles.second}>({entryTimeText(entry, secondZone)} company) </span>
                  )}
                  {entryName(entry)}
                </>
              }
              description={costText(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
