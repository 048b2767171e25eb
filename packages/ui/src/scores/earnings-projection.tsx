import { pesoText } from '@tutor/rules/money/pesos';
import { bookedShares, type EarningsFacts, projectEarnings } from '@tutor/rules/scores/earnings-projection';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './estimates.css.ts';
import { RulesTable } from './rules-table.tsx';

export interface EarningsProjectionProps {
  facts: EarningsFacts;
  /** 'November 2026'. */
  monthName: string;
  /** Share of the booked classes that is supposed to take place, in percent. */
  share: number;
  /** Where the form goes without script, with `share`. */
  action: string;
}

/** What this month may come to: an estimate from what is held, booked and known. */
export function EarningsProjection({ facts, monthName, share, action }: EarningsProjectionProps) {
  const [supposed, setSupposed] = useState(share);
  const selectRef = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // What was chosen before the scripts came, and nobody heard.
    if (selectRef.current !== null) setSupposed(Number(selectRef.current.value));
  }, []);
  const { lines, centavos } = projectEarnings(facts, supposed);
  return (
    <Card title="Earnings projection" description={monthName} action={<Tag tone="warning">Estimate</Tag>}>
      <form action={action} method="get" className={styles.form} aria-label="Earnings projection">
        <SelectField
          ref={selectRef}
          name="share"
          label="Booked classes that take place"
          defaultValue={String(share)}
          options={bookedShares.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
          onChange={(event) => setSupposed(Number(event.currentTarget.value))}
        />
        <Button type="submit" aria-label="Estimate the earnings">
          Estimate
        </Button>
      </form>
      <p className={styles.total} aria-live="polite">
        <span className={styles.figure}>{pesoText(centavos)}</span>
        <span className={styles.hint}>by the end of the month</span>
      </p>
      <RulesTable
        caption="What it is made of"
        isCaptionHidden
        columns={[{ header: 'For' }, { header: 'Amount', align: 'end' }]}
        rows={lines.map((line) => ({
          key: line.key,
          cells: [line.label, pesoText(line.centavos)],
        }))}
      />
      <p className={styles.note}>
        This is an estimate, not a statement of account. What you are paid is what Service Fee says.
      </p>
    </Card>
  );
}
