import { dayText } from '@tutor/rules/time/zoned-text';
import { Stars } from '../primitives/data/stars.tsx';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './class-results.css.ts';

/** What the student said. */
export interface Evaluation {
  stars: number;
  labels: readonly string[];
  comment?: string | undefined;
  at: Date;
}

/** What was measured in the recording. */
export interface AiReport {
  tutorTalkPercent: number;
  wordsPerMinute: number;
  questions: number;
  corrections: number;
  praises: number;
  highlights: readonly string[];
  suggestions: readonly string[];
}

/** A part of a test: what was reached of what there was, in marks. */
export interface ScorePart {
  name: string;
  score: number;
  full: number;
}

/** A part of the page that is good to know: on its way, failed, nothing there (`null`), or here. */
export type Extra<Value> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; value: Value };

export interface ClassResultsProps {
  /** IANA name of the zone to write times in. */
  zone: string;
  evaluation: Extra<Evaluation | null>;
  score: Extra<readonly ScorePart[] | null>;
  /** `'making'` while the report is being made. */
  report: Extra<AiReport | 'making' | null>;
  onRetry: () => void;
}

/** What came of a class: the student's stars, the score, the report. A part that cannot be had never takes the page along. */
export function ClassResults({ zone, evaluation, score, report, onRetry }: ClassResultsProps) {
  const parts = { 'course evaluation': evaluation, 'lesson score': score, 'AI report': report };
  const states = Object.values(parts);
  const failed = states.find((part) => part.state === 'failed');
  const isLoading = states.some((part) => part.state === 'loading');
  const missing = Object.entries(parts).flatMap(([name, part]) =>
    part.state === 'ready' && part.value === null ? [name] : [],
  );
  const isEmpty = missing.length === states.length;
  return (
    <div className={styles.root}>
      <div className={styles.grid}>
        {evaluation.state === 'ready' && evaluation.value !== null ? (
          <EvaluationCard evaluation={evaluation.value} zone={zone} />
        ) : null}
        {score.state === 'ready' && score.value !== null ? <ScoreCard parts={score.value} /> : null}
        {report.state === 'ready' && report.value !== null ? <ReportCard report={report.value} /> : null}
        {isLoading ? (
          <Card title="Results">
            <SkeletonGroup label="Loading the results" className={styles.loading}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </SkeletonGroup>
            <noscript>
              <p className={styles.hint}>Evaluation, score and report need JavaScript, which is turned off here.</p>
            </noscript>
          </Card>
        ) : null}
        {failed?.state === 'failed' ? (
          <Card title="Results">
            <ErrorState title="Not everything could be loaded" description={failed.message} onRetry={onRetry} />
          </Card>
        ) : null}
        {isEmpty ? (
          <Card title="Results">
            <p className={styles.hint}>No evaluation, score or report has come for this class.</p>
          </Card>
        ) : null}
      </div>
      {isEmpty || missing.length === 0 ? null : (
        <p className={styles.hint}>{`No ${missing.join(' or ')} has come for this class.`}</p>
      )}
    </div>
  );
}

function EvaluationCard({ evaluation, zone }: { evaluation: Evaluation; zone: string }) {
  const { stars, labels, comment, at } = evaluation;
  return (
    <Card title="Course evaluation" description={`By the student, ${dayText(at, zone)}`}>
      <Stars count={stars} />
      <p className={styles.tags}>
        {labels.map((label) => (
          <Tag key={label} tone={stars > 3 ? 'success' : 'warning'}>
            {label}
          </Tag>
        ))}
      </p>
      {comment === undefined ? null : <blockquote className={styles.quote}>{comment}</blockquote>}
    </Card>
  );
}

function ScoreCard({ parts }: { parts: readonly ScorePart[] }) {
  const total = parts.reduce((sum, { score }) => sum + score, 0);
  const full = parts.reduce((sum, part) => sum + part.full, 0);
  return (
    <Card title="Lesson score" action={<strong className={styles.total}>{`${total} of ${full}`}</strong>}>
      <div className={styles.lines}>
        {parts.map((part) => (
          <ProgressBar
            key={part.name}
            label={part.name}
            value={part.score}
            max={part.full}
            valueText={`${part.score} of ${part.full}`}
          />
        ))}
      </div>
    </Card>
  );
}

function ReportCard({ report }: { report: AiReport | 'making' }) {
  if (report === 'making') {
    return (
      <Card title="AI report">
        <p className={styles.hint}>
          The report of this class is being made. It is here some twenty minutes after class.
        </p>
      </Card>
    );
  }
  return (
    <Card title="AI report" description="Measured in the recording" className={styles.wide}>
      <ProgressBar
        label="You spoke"
        value={report.tutorTalkPercent}
        valueText={`${report.tutorTalkPercent} % of the time`}
      />
      <StatList className={styles.stats}>
        <Stat label="Pace" value={report.wordsPerMinute} unit="words a minute" />
        <Stat label="Questions" value={report.questions} />
        <Stat label="Corrections" value={report.corrections} />
        <Stat label="Praises" value={report.praises} />
      </StatList>
      <div className={styles.notes}>
        <Notes name="Went well" items={report.highlights} />
        <Notes name="Try next time" items={report.suggestions} />
      </div>
    </Card>
  );
}

function Notes({ name, items }: { name: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
