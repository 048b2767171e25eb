import { type GrowthCause, growthCauseWords } from '@tutor/rules/growth/growth-values';
import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import { datedDayText, momentText } from '@tutor/rules/time/zoned-text';
import Sprout from 'lucide-react/icons/sprout';
import { Fragment, type ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { LedgerHead } from '../scores/ledger-head.tsx';
import * as own from '../scores/points-ledger.css.ts';
import * as styles from '../scores/row-list.css.ts';
import * as growth from './growth-ledger.css.ts';
import { formatValues, signedValuesText } from './growth-text.ts';

/** A gain or loss of growth values. */
export interface GrowthLedgerRow {
  id: number;
  cause: GrowthCause;
  /** What it was for, where that says more than the cause: the name of a task. */
  title?: string | undefined;
  note?: string | undefined;
  at: Date;
  values: number;
  /** What the rule takes, where the tutor had less. */
  ruleValues?: number | undefined;
  before: number;
  after: number;
  /** The class, the complaint or the task that it came from. */
  sources?: readonly { href: string; label: string }[] | undefined;
  /** Where a deduction is appealed against. */
  appealHref?: string | undefined;
}

export interface GrowthLedgerProps {
  rows: readonly GrowthLedgerRow[];
  /** The sum of all rows of all pages. */
  score: number;
  /** IANA name of the zone to write times in. */
  zone: string;
  pager?: ReactNode;
}

/** Every gain and loss of growth values with its rule, what it came from, and the score before and after. */
export function GrowthLedger({ rows, score, zone, pager }: GrowthLedgerProps) {
  const now = useNow('minute');
  return (
    <div className={styles.root}>
      <p className={own.balance}>
        Score <strong className={own.figure}>{formatValues(score)}</strong>: the sum of every gain and loss
      </p>
      {rows.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={Sprout}
          title="No growth values yet"
          description="Your first completed class brings the first one. Every gain and loss is listed here."
        />
      ) : (
        <ul className={styles.list} aria-label="Growth values">
          {rows.map((row) => (
            <Entry key={row.id} row={row} zone={zone} now={now} />
          ))}
        </ul>
      )}
      {pager}
    </div>
  );
}

function Entry({ row, zone, now }: { row: GrowthLedgerRow; zone: string; now: Date }) {
  const { cause, title, note, at, values, ruleValues, before, after, sources = [], appealHref } = row;
  const isLoss = (ruleValues ?? values) < 0;
  const left = isLoss && appealHref !== undefined ? appealDaysText(at, now) : undefined;
  const word = title ?? growthCauseWords[cause];
  return (
    <li className={styles.item}>
      <LedgerHead
        word={word}
        change={signedValuesText(values)}
        isLoss={isLoss}
        before={formatValues(before)}
        after={formatValues(after)}
      />
      <div className={styles.head}>
        {note === undefined && sources.length === 0 ? null : (
          <p className={styles.detail}>
            {note === undefined ? null : <span>{note}</span>}
            {sources.map(({ href, label }, index) => (
              <Fragment key={href}>
                {note === undefined && index === 0 ? null : <span> · </span>}
                <Link href={href}>{label}</Link>
              </Fragment>
            ))}
          </p>
        )}
        <div className={growth.foot}>
          <time dateTime={at.toISOString()}>{momentText(at, zone)}</time>
          {left === undefined ? null : (
            <>
              <ButtonLink href={appealHref ?? ''} size="small">
                Appeal
                <VisuallyHidden>{` against ${word.toLowerCase()}, ${datedDayText(at, zone)}`}</VisuallyHidden>
              </ButtonLink>
              <span>{left}</span>
            </>
          )}
        </div>
      </div>
      {ruleValues === undefined ? null : (
        <p
          className={styles.detail}
        >{`The rule takes ${formatValues(-ruleValues)}; your score never falls below 0.`}</p>
      )}
    </li>
  );
}
