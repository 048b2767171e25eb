import { penaltyBands } from '@tutor/rules/attendance/penalty';
import { pesoText } from '@tutor/rules/money/pesos';
import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import { type PointsCause, pointsCauseWords } from '@tutor/rules/scores/points-ledger';
import { datedDayText, momentText } from '@tutor/rules/time/zoned-text';
import ListOrdered from 'lucide-react/icons/list-ordered';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { LedgerHead } from './ledger-head.tsx';
import * as own from './points-ledger.css.ts';
import { formatPoints, signedPointsText } from './points-text.ts';
import * as styles from './row-list.css.ts';

/** A gain or loss of points. */
export interface LedgerRow {
  id: number;
  cause: PointsCause;
  note: string;
  at: Date;
  points: number;
  /** What the rule takes, where the tutor had less. */
  rulePoints?: number | undefined;
  before: number;
  after: number;
  lesson?: { href: string; studentName: string; time: Date } | undefined;
  /** What of the lesson fee was lost with it, and by which band of the penalties. */
  fee?: { percent: number; centavos: number; rule: string } | undefined;
  appealHref: string;
  /** The loss was given back since: nothing is left to appeal against. */
  isGivenBack?: boolean;
  /** Where the appeal stands that was sent against it. */
  sentAppealHref?: string | undefined;
}

export interface PointsLedgerProps {
  rows: readonly LedgerRow[];
  /** The sum of all rows of all pages, where it is known. */
  balance?: number | undefined;
  /** Only some of the movements are asked for. */
  isNarrowed?: boolean | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  pager?: ReactNode;
}

/** Every gain and loss with its rule, class, and the balance before and after; a loss can be appealed for a week. */
export function PointsLedger({ rows, balance, isNarrowed = false, zone, pager }: PointsLedgerProps) {
  const now = useNow('minute');
  return (
    <div className={styles.root}>
      {balance === undefined ? null : (
        <p className={own.balance}>
          Balance <strong className={own.figure}>{formatPoints(balance)}</strong> points: the sum of every gain and loss
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={ListOrdered}
          title={isNarrowed ? 'Nothing here' : 'No points yet'}
          description={
            isNarrowed
              ? 'No points were gained or lost that fit. Choose another month, or show all.'
              : 'Your first completed class brings the first points. Every gain and loss is listed here.'
          }
        />
      ) : (
        <ul className={styles.list} aria-label="Points ledger">
          {rows.map((row) => (
            <Entry key={row.id} row={row} zone={zone} now={now} />
          ))}
        </ul>
      )}
      {pager}
    </div>
  );
}

function Entry({ row, zone, now }: { row: LedgerRow; zone: string; now: Date }) {
  const { cause, note, at, points, rulePoints, before, after, lesson, fee, appealHref, isGivenBack, sentAppealHref } =
    row;
  const isLoss = (rulePoints ?? points) < 0;
  const left = isLoss ? appealDaysText(at, now) : undefined;
  const word = pointsCauseWords[cause];
  return (
    <li className={styles.item}>
      <LedgerHead
        word={word}
        change={signedPointsText(points)}
        isLoss={isLoss}
        before={formatPoints(before)}
        after={formatPoints(after)}
      />
      <div className={styles.head}>
        <p className={styles.detail}>
          <span>{note}</span>
          {lesson === undefined ? null : (
            <>
              {' '}
              <span>·</span> <Link href={lesson.href}>{`${lesson.studentName}, ${momentText(lesson.time, zone)}`}</Link>
            </>
          )}
        </p>
        <div className={styles.foot}>
          <time dateTime={at.toISOString()}>{momentText(at, zone)}</time>
          {fee === undefined ? null : (
            <span>{`${penaltyBands.find(({ rule }) => rule === fee.rule)?.label ?? 'No confirmation'}: ${fee.percent} % of the lesson fee, ${pesoText(fee.centavos)}`}</span>
          )}
          {!isLoss ? null : sentAppealHref !== undefined ? (
            <ButtonLink href={sentAppealHref} size="small">
              See your appeal
              <VisuallyHidden>{` against ${word.toLowerCase()}, ${datedDayText(at, zone)}`}</VisuallyHidden>
            </ButtonLink>
          ) : isGivenBack ? (
            <span>Given back</span>
          ) : left === undefined ? (
            <span>The time for an appeal is over</span>
          ) : (
            <>
              <ButtonLink href={appealHref} size="small">
                Appeal
                <VisuallyHidden>{` against ${word.toLowerCase()}, ${datedDayText(at, zone)}`}</VisuallyHidden>
              </ButtonLink>
              <span>{left}</span>
            </>
          )}
        </div>
      </div>
      {rulePoints === undefined ? null : (
        <p
          className={styles.detail}
        >{`The rule takes ${formatPoints(-rulePoints)} points; your balance never falls below 0.`}</p>
      )}
    </li>
  );
}
