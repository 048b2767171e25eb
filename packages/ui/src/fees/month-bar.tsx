import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { placeWords } from '../primitives/navigation/place-words.ts';
import { Icon } from '../theme/icon.tsx';
import * as styles from './month-bar.css.ts';

export interface MonthBarProps {
  /** Months to choose from, newest first: value yyyy-MM, label 'November 2026'. */
  months: readonly { value: string; label: string }[];
  month: string;
  /** Address of the page; the month goes into it as `month`. */
  action: string;
  hrefOf: (month: string) => string;
}

/** Which month is shown: one step either way, or any by name. Links and the browser's own form, script or not. */
export function MonthBar({ months, month, action, hrefOf }: MonthBarProps) {
  const place = months.findIndex(({ value }) => value === month);
  const next = place > 0 ? months[place - 1] : undefined;
  const previous = place === -1 ? undefined : months[place + 1];
  return (
    <div className={styles.root}>
      <h2 {...placeWords} className={styles.name}>
        {months[place]?.label ?? month}
      </h2>
      <nav aria-label="Months" className={styles.steps}>
        {previous === undefined ? null : (
          <ButtonLink
            href={hrefOf(previous.value)}
            variant="quiet"
            aria-label={`Month before: ${previous.label}`}
            title="Month before"
            icon={<Icon of={ChevronLeft} />}
            className={styles.arrow}
          />
        )}
        {next === undefined ? null : (
          <ButtonLink
            href={hrefOf(next.value)}
            variant="quiet"
            aria-label={`Month after: ${next.label}`}
            title="Month after"
            icon={<Icon of={ChevronRight} />}
            className={styles.arrow}
          />
        )}
      </nav>
      <form method="get" action={action} aria-label="Choose a month" className={styles.form}>
        {/* Another page starts with its own month, whatever was chosen before. */}
        <SelectField
          key={month}
          name="month"
          label="Month"
          isLabelHidden
          options={months}
          defaultValue={month}
          className={styles.month}
        />
        <Button type="submit">Show</Button>
      </form>
    </div>
  );
}
