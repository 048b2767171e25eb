import {
  defaultIntegralLevel,
  type Grade,
  gradeOfPoints,
  gradeProgress,
  nextGrade,
} from '@tutor/rules/scores/integral-level';
import Trophy from 'lucide-react/icons/trophy';
import { Tag } from '../primitives/data/tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './points-card.css.ts';
import { formatPoints, formatSignedPoints } from './points-text.ts';

/** One of the causes that the sum is made of. */
export interface PointsPart {
  /** What the points were for. */
  label: string;
  /** This month, one decimal; losses are negative. */
  points: number;
}

export interface PointsCardProps {
  /** Teaching points in all, one decimal. */
  points: number;
  /** Integral level such as 'C2'; 'D1' when the tutor has none (specification, core §2). */
  level?: string | undefined;
  /** The grade table; without it there is no way to the next grade to show. */
  grades: readonly Grade[];
  /** Points of this month. */
  monthPoints: number;
  /** Name of the month, 'November'. */
  monthName: string;
  parts: readonly PointsPart[];
  /** Where every month, gain and loss is listed. */
  scoresHref?: string | undefined;
}

/** Points and level, what it takes to reach the next, and where this month's points come from. */
export function PointsCard({
  points,
  level = defaultIntegralLevel,
  grades,
  monthPoints,
  monthName,
  parts,
  scoresHref,
}: PointsCardProps) {
  const grade = gradeOfPoints(points, grades);
  const next = nextGrade(points, grades);
  const widest = Math.max(1, ...parts.map((part) => Math.abs(part.points)));
  return (
    <Card title="Teaching points" action={<Tag tone="brand">{`Level ${level}`}</Tag>}>
      <p className={styles.total}>
        <span className={styles.figure}>{formatPoints(points)}</span>{' '}
        <span className={styles.unit}>{`points${grade === undefined ? '' : ` · grade ${grade.name}`}`}</span>
      </p>
      {grades.length === 0 ? null : next === undefined ? (
        <p className={styles.top}>
          <Icon of={Trophy} size="small" />
          You are in the highest grade.
        </p>
      ) : (
        <ProgressBar
          label={`To grade ${next.grade.name}`}
          value={gradeProgress(points, grades) * 100}
          valueText={`${formatPoints(next.missing)} points to go`}
        />
      )}
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span>{monthName}</span> <span className={styles.month}>{formatSignedPoints(monthPoints)}</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const share = (Math.abs(part.points) / widest) * 50;
            return (
              <tr key={part.label}>
                <th scope="row" className={styles.label}>
                  {part.label}
                </th>
                <td className={styles.cell}>
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className={styles.bar}
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect x="49.7" y="0" width="0.6" height="8" className={styles.axis} />
                    {part.points === 0 ? null : (
                      <rect
                        x={part.points > 0 ? 50 : 50 - share}
                        y="1"
                        width={share}
                        height="6"
                        className={part.points > 0 ? styles.gain : styles.loss}
                      />
                    )}
                  </svg>
                  <span className={styles.value}>{formatSignedPoints(part.points)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {scoresHref === undefined ? null : (
        <p className={styles.more}>
          <Link href={scoresHref} variant="standalone">
            All months and the points ledger
          </Link>
        </p>
      )}
    </Card>
  );
}
