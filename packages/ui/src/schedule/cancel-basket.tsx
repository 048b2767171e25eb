import { changesText } from '@tutor/rules/schedule/slot-text';
import { dayText } from '@tutor/rules/time/zoned-text';
import X from 'lucide-react/icons/x';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './cancel-editor.css.ts';
import { costText, entryName, entryTimeText, type PricedEntry, sumText } from './cancel-entry.ts';
import { CancelWhy, type CancelWhyProps } from './cancel-why.tsx';
import * as shared from './schedule-editor.css.ts';
import type { CancelSelection } from './use-cancel-selection.ts';

export interface CancelBasketProps {
  selection: CancelSelection;
  /** What was said against an entry and stands nowhere else on the page. */
  reasonOf: (entry: PricedEntry) => string | undefined;
  /** Asks for the reason: where the page has a class that can be cancelled. */
  why: Pick<CancelWhyProps, 'reasonRef' | 'noteRef' | 'error'> | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  isSubmitting: boolean;
}

/** What is selected, what it costs and how much of the count is left, with the button: beside the days, on phones below them. */
export function CancelBasket({ selection, reasonOf, why, zone, isSubmitting }: CancelBasketProps) {
  const { items, left } = selection;
  const sum = sumText(items);
  const isScripted = useIsScripted();
  return (
    <div className={styles.basket}>
      <Card title={`Selected (${items.length})`} headingLevel={2}>
        <p className={classNames(shared.left, styles.left)}>
          <span className={shared.count}>{changesText(left)}</span> of next week left
        </p>
        {items.length === 0 ? (
          <p className={styles.nothing}>Tick what you cannot take. Classes of the next 7 days are not counted.</p>
        ) : (
          <ul className={classNames(styles.list, styles.selection)}>
            {items.map((entry) => {
              const when = `${dayText(new Date(entry.startMs), zone)}, ${entryTimeText(entry, zone)}`;
              return (
                <li key={entry.id} className={styles.selected}>
                  <span className={styles.selectedWords}>
                    <span>{when}</span>
                    <span className={styles.selectedNote}>
                      {[entryName(entry), costText(entry), takenText(selection.counts.get(entry.id))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <span className={styles.selectedReason}>{reasonOf(entry)}</span>
                  </span>
                  {isScripted ? (
                    <IconButton
                      size="small"
                      label={`Take out ${entryName(entry)}, ${when}`}
                      icon={<Icon of={X} size="small" />}
                      onClick={() => selection.remove(entry)}
                    />
                  ) : null}
                </li>
              );
            })}
          </ul>
        )}
        {sum === undefined ? null : (
          <p className={styles.sum}>
            <span>In all:</span> <strong>{sum}</strong>
          </p>
        )}
        {why === undefined ? null : <CancelWhy why={selection.why} onChange={selection.setWhy} {...why} />}
      </Card>
      <div className={styles.submitBar} data-stays={items.length > 0 ? '' : undefined}>
        <p className={styles.barWords}>
          <span className={shared.count}>{`${items.length} selected`}</span>
          <span className={styles.barLeft}>{`${changesText(left)} of next week left`}</span>
        </p>
        <Button
          type="submit"
          variant="danger"
          // Without script the boxes alone decide, and the answer says when nothing is ticked.
          aria-disabled={selection.canSubmit || !isScripted ? undefined : true}
          isPending={isSubmitting}
          pendingLabel="Submitting..."
          className={styles.submit}
        >
          Cancel selected
        </Button>
      </div>
    </div>
  );
}

function takenText(count = 0): string {
  return count === 0 ? '' : changesText(count);
}
