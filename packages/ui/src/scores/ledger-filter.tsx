import type { LedgerDirection } from '@tutor/rules/scores/points-ledger';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import * as styles from './comment-filter.css.ts';

export interface LedgerFilterProps {
  /** Where the ledger is; the form goes there with `month` and `show`. */
  action: string;
  /** yyyy-MM, or '' for all. */
  month: string;
  months: readonly { month: string; name: string }[];
  direction: LedgerDirection | undefined;
}

/** Narrows the ledger down to a month and to gains or losses: a plain form of the address. */
export function LedgerFilter({ action, month, months, direction }: LedgerFilterProps) {
  return (
    <search>
      <form
        key={`${month} ${direction ?? ''}`}
        action={action}
        method="get"
        className={styles.form}
        aria-label="Find points"
      >
        <SelectField
          name="month"
          label="Month"
          className={styles.level}
          defaultValue={month}
          options={[
            { value: '', label: 'All months' },
            ...months.map((one) => ({ value: one.month, label: one.name })),
          ]}
        />
        <SelectField
          name="show"
          label="Show"
          className={styles.level}
          defaultValue={direction ?? ''}
          options={[
            { value: '', label: 'Gains and losses' },
            { value: 'gain', label: 'Gains only' },
            { value: 'loss', label: 'Losses only' },
          ]}
        />
        <Button type="submit" variant="primary">
          Show
        </Button>
        {month !== '' || direction !== undefined ? <ButtonLink href={action}>Show all</ButtonLink> : null}
      </form>
    </search>
  );
}
