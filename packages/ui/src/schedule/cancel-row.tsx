import { dayMark } from '@tutor/rules/time/zoned-text';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as checkbox from '../primitives/fields/checkbox.css.ts';
import * as field from '../primitives/fields/field.css.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './cancel-editor.css.ts';
import { costText, entryName, entryTimeText, fieldValue, type PricedEntry } from './cancel-entry.ts';

export interface CancelRowProps {
  entry: PricedEntry;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Why it was refused. */
  reason?: string | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The company's zone, where its times are written beside. */
  secondZone?: string | undefined;
}

/** A box with what it cancels and what that costs, its parts below those of the rows before it. */
export function CancelRow({ entry, isSelected, onChange, reason, zone, secondZone }: CancelRowProps) {
  const id = useId();
  const [costId, reasonId] = [`${id}-cost`, `${id}-reason`];
  return (
    <li className={styles.entry}>
      <label className={styles.entryLabel}>
        <input
          type="checkbox"
          name={entry.field.name}
          value={fieldValue(entry)}
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={classNames(costId, reason !== undefined && reasonId)}
          aria-invalid={reason === undefined ? undefined : true}
          className={checkbox.control}
        />
        <span className={styles.time}>
          <span>{entryTimeText(entry, zone)}</span>{' '}
          {secondZone === undefined ? null : (
            <span
              className={styles.second}
            >{`(${entryTimeText(entry, secondZone)}${dayMark(new Date(entry.startMs), zone, secondZone)} company) `}</span>
          )}
        </span>
        <span>{entryName(entry)}</span>
      </label>
      <p id={costId} className={styles.cost}>
        {costText(entry)}
      </p>
      {reason === undefined ? null : (
        <p id={reasonId} className={classNames(field.error, styles.reason)}>
          <Icon of={CircleAlert} size="small" className={field.errorIcon} />
          <span>{reason}</span>
        </p>
      )}
    </li>
  );
}
