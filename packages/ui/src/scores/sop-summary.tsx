import { type SopMonth, sopPartFull, summarizeSop } from '@tutor/rules/scores/sop';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { BarChart } from '../primitives/data/bar-chart.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { HomeLayout } from '../shell/home-layout.tsx';
import { formatSignedPoints } from './points-text.ts';
import * as styles from './sop-score-list.css.ts';
import { SopTag } from './sop-tag.tsx';

export interface SopSummaryProps {
  /** Oldest first. */
  months: readonly SopMonth[];
  /** yyyy-MM as 'November 2026'. */
  nameOf: (month: string) => string;
}

/** What the assessments of the last months say: average, parts, and how it went on. */
export function SopSummary({ months, nameOf }: SopSummaryProps) {
  const summary = summarizeSop(months);
  if (summary === undefined) {
    return (
      <EmptyState
        headingLevel={2}
        icon={ClipboardCheck}
        title="No class was assessed yet"
        description="Once classes of yours were compared with the teaching standard, their averages are shown here."
      />
    );
  }
  const { last, change, strongest, weakest } = summary;
  return (
    <HomeLayout
      main={
        <Card title="Average by part" description={nameOf(last.month)}>
          <div className={styles.bars}>
            {last.parts.map(({ name, average }) => (
              <ProgressBar
                key={name}
                label={name}
                value={average}
                max={sopPartFull}
                valueText={`${average.toFixed(1)} of ${sopPartFull}`}
              />
            ))}
          </div>
        </Card>
      }
      aside={
        <>
          <Card title="Assessment summary" description={nameOf(last.month)}>
            <p className={styles.figure}>
              <span className={styles.average}>{last.average.toFixed(1)}</span>
              <SopTag score={last.average} />
            </p>
            <p
              className={styles.hint}
            >{`${last.count === 1 ? '1 class was assessed.' : `${last.count} classes were assessed.`}${change === undefined ? '' : ` ${formatSignedPoints(change)} against the month before.`}`}</p>
            <p
              className={styles.hint}
            >{`${strongest === undefined ? '' : `Strongest: ${strongest.name}. `}${weakest === undefined ? '' : `Most to gain: ${weakest.name}.`}`}</p>
          </Card>
          {change === undefined ? null : (
            <Card title="Score by month">
              <BarChart
                caption="Average SOP score by month"
                isCaptionHidden
                columnNames={['Month', 'Average']}
                formatValue={(value) => value.toFixed(1)}
                points={months
                  .filter(({ count }) => count > 0)
                  .map(({ month, average }) => ({ label: nameOf(month).slice(0, 3), value: average }))}
              />
            </Card>
          )}
        </>
      }
    />
  );
}
