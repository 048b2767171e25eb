import TrendingUp from 'lucide-react/icons/trending-up';
import { Table } from '../primitives/data/table.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { formatPoints, formatSignedPoints } from './points-text.ts';
import * as styles from './score-months.css.ts';

/** The points of one month by cause; losses are negative. */
export interface ScoreMonth {
  /** yyyy-MM. */
  month: string;
  /** 'November 2026', and 'Nov' for the drawing. */
  name: string;
  shortName: string;
  completed: number;
  goodRating: number;
  absence: number;
  badRating: number;
  cancellation: number;
  other: number;
  total: number;
  /** Points at the end of the month. */
  balance: number;
}

export interface ScoreMonthsProps {
  /** Oldest first. */
  months: readonly ScoreMonth[];
  ledgerHrefOf: (month: string) => string;
}

const height = 160;
const gap = 14;

const causes = ['completed', 'goodRating', 'absence', 'badRating', 'cancellation', 'other'] as const;

/** Gains and losses of each month as a drawing, and behind it the table that says the same by cause. */
export function ScoreMonths({ months, ledgerHrefOf }: ScoreMonthsProps) {
  const bars = months.map((month) => ({
    month,
    gain: sumOf(month, (points) => points > 0),
    loss: -sumOf(month, (points) => points < 0),
  }));
  const highest = Math.max(...bars.map(({ gain }) => gain), 0);
  const lowest = Math.max(...bars.map(({ loss }) => loss), 0);
  if (highest === 0 && lowest === 0) {
    return (
      <Card title="Score months">
        <EmptyState
          icon={TrendingUp}
          title="No points yet"
          description="Your first completed class brings the first points. Each month is drawn here."
        />
      </Card>
    );
  }
  const unit = (height - gap) / (highest + lowest);
  const zero = gap / 2 + highest * unit;
  return (
    <Card title="Score months" description="Months are those of the company (Shanghai time)">
      <figure className={styles.figure} aria-label="Teaching points by month; the table below says the same">
        <div aria-hidden="true" className={styles.columns}>
          {bars.map(({ month, gain, loss }) => (
            <div key={month.month} className={styles.column}>
              <span className={styles.sum}>{formatSignedPoints(month.total)}</span>
              <svg
                aria-hidden="true"
                className={styles.bar}
                viewBox={`0 0 48 ${height}`}
                preserveAspectRatio="none"
                focusable="false"
              >
                {gain === 0 ? null : (
                  <rect x="4" y={zero - gain * unit} width="40" height={gain * unit} className={styles.gain} />
                )}
                {loss === 0 ? null : (
                  <rect x="4" y={zero + 1} width="40" height={loss * unit} className={styles.loss} />
                )}
                <rect x="0" y={zero} width="48" height="1" className={styles.axis} />
              </svg>
              <span className={styles.name}>{month.shortName}</span>
            </div>
          ))}
        </div>
        <figcaption className={styles.legend}>
          <span className={styles.key}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <rect width="12" height="12" className={styles.gain} />
            </svg>
            Gained, above the line
          </span>
          <span className={styles.key}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <rect width="12" height="12" className={styles.loss} />
            </svg>
            Lost, below the line
          </span>
        </figcaption>
      </figure>
      <Table
        caption="Teaching points by month and cause"
        isCaptionHidden
        rows={months.toReversed()}
        rowKey={({ month }) => month}
        columns={[
          {
            key: 'month',
            header: 'Month',
            isRowHeader: true,
            render: ({ month, name }) => (
              <Link href={ledgerHrefOf(month)} variant="standalone" className={styles.month}>
                {name}
              </Link>
            ),
          },
          {
            key: 'total',
            header: 'Sum',
            align: 'end',
            render: (row) => <strong>{formatSignedPoints(row.total)}</strong>,
          },
          { key: 'completed', header: 'Completed', align: 'end', render: (row) => formatSignedPoints(row.completed) },
          { key: 'good', header: 'Good ratings', align: 'end', render: (row) => formatSignedPoints(row.goodRating) },
          { key: 'absence', header: 'Absences', align: 'end', render: (row) => formatSignedPoints(row.absence) },
          { key: 'bad', header: 'Complaints', align: 'end', render: (row) => formatSignedPoints(row.badRating) },
          {
            key: 'cancel',
            header: 'Cancellations',
            align: 'end',
            render: (row) => formatSignedPoints(row.cancellation),
          },
          { key: 'other', header: 'Other', align: 'end', render: (row) => formatSignedPoints(row.other) },
          { key: 'balance', header: 'Points after', align: 'end', render: (row) => formatPoints(row.balance) },
        ]}
      />
    </Card>
  );
}

function sumOf(month: ScoreMonth, isCounted: (points: number) => boolean): number {
  return causes.reduce((sum, cause) => (isCounted(month[cause]) ? sum + month[cause] : sum), 0);
}
