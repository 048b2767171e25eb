import { exchangeRemarkMax, stepFlowerCount } from '@tutor/rules/scores/flower-count';
import { flowersInPesos, monthlyFlowerQuota, pesosPerFlower } from '@tutor/rules/scores/flowers';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useState } from 'react';
import { writeField } from '../drafts/form-fields.ts';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Icon } from '../theme/icon.tsx';
import { FlowerDrawing } from './flower-drawing.tsx';
import * as styles from './flower-exchange-fields.css.ts';

/** What the fields are called, by their names. */
export const flowerExchangeLabels = { flowersCount: 'Flowers', remark: 'Remark' } as const;

/** What is wrong with which field of an exchange. */
export type FlowerExchangeErrors = {
  flowersCount?: string | undefined;
  remark?: string | undefined;
};

export interface FlowerExchangeFieldsProps {
  /** Flowers that may be exchanged now: the plus and minus buttons stay between 0 and this. */
  quota: number;
  /** Beginning of the fields' ids. */
  idPrefix: string;
  /** What was typed before, where the server drew the form again. */
  values?: Readonly<Record<string, string>> | undefined;
  errors?: FlowerExchangeErrors | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** How many flowers, what they are worth, and what for. */
export function FlowerExchangeFields({ quota, idPrefix, values = {}, errors }: FlowerExchangeFieldsProps) {
  const [count, setCount] = useState(values.flowersCount ?? '');
  const typed = /^[0-9]{1,9}$/.test(count.trim()) ? Number(count) : 0;
  const step = (by: 1 | -1) => {
    const next = stepFlowerCount(count, by, quota);
    const isAtEnd = next === Number(count);
    return {
      variant: 'secondary' as const,
      className: styles.beside,
      'aria-disabled': isAtEnd ? true : undefined,
      // As if typed, so that the draft keeps it and a check hears of it.
      onClick: ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
        if (!isAtEnd && form !== null) writeField(form, 'flowersCount', [String(next)]);
      },
    };
  };
  return (
    <>
      <div>
        <div className={styles.stepper}>
          <IconButton label="One flower fewer" icon={<Icon of={Minus} size="small" />} {...step(-1)} />
          <TextField
            label={flowerExchangeLabels.flowersCount}
            id={`${idPrefix}-flowersCount`}
            name="flowersCount"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={9}
            value={count}
            onChange={(event) => setCount(event.currentTarget.value)}
            error={errors?.flowersCount}
            className={styles.count}
          />
          <IconButton label="One flower more" icon={<Icon of={Plus} size="small" />} {...step(1)} />
        </div>
        <div className={styles.below}>
          <p className={styles.small}>{`You can exchange up to ${number.format(quota)} now.`}</p>
          <output className={styles.worth}>{`= PHP ${number.format(flowersInPesos(typed))}`}</output>
        </div>
      </div>
      <TextArea
        label={flowerExchangeLabels.remark}
        id={`${idPrefix}-remark`}
        name="remark"
        rows={3}
        required
        limit={exchangeRemarkMax}
        defaultValue={values.remark ?? ''}
        error={errors?.remark}
      />
    </>
  );
}

/** What the tutor has, and the two rules of an exchange. */
export function FlowerBalance({ flowers }: { flowers: number }) {
  return (
    <div className={styles.balance}>
      <FlowerDrawing className={styles.drawing} />
      <div>
        <p className={styles.figure}>{number.format(flowers)}</p>
        <p
          className={styles.small}
        >{`flowers, each worth PHP ${pesosPerFlower}. At most ${monthlyFlowerQuota} can be exchanged in a month.`}</p>
      </div>
    </div>
  );
}

/** Why nothing can be exchanged although the exchange is open. */
export function noFlowersText({
  flowers,
  exchangedThisMonth,
}: {
  flowers: number;
  exchangedThisMonth: number;
}): string {
  return flowers === 0
    ? 'You have no flowers to exchange yet.'
    : `You have exchanged ${number.format(exchangedThisMonth)} flowers this month. You can exchange more from the first of next month.`;
}
