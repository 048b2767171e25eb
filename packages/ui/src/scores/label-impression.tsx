import { commentLevelText } from '@tutor/rules/scores/comments';
import Tags from 'lucide-react/icons/tags';
import { Stars } from '../primitives/data/stars.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { HomeLayout } from '../shell/home-layout.tsx';
import * as styles from './label-impression.css.ts';

export interface LabelImpressionProps {
  /** Most often chosen first. */
  labels: readonly { name: string; count: number; isGood: boolean }[];
  /** Best first. */
  levels: readonly { level: number; count: number }[];
}

/** Which labels students choose for the tutor, and the stars they give. */
export function LabelImpression({ labels, levels }: LabelImpressionProps) {
  const total = levels.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={Tags}
        title="No impressions yet"
        description="Students can choose labels such as 'Patient' when they give their stars. How often each was chosen is shown here."
      />
    );
  }
  const average = levels.reduce((sum, { level, count }) => sum + level * count, 0) / total;
  const most = Math.max(1, ...labels.map(({ count }) => count));
  return (
    <HomeLayout
      main={
        <>
          <LabelCard
            title="What students like"
            labels={labels.filter(({ isGood }) => isGood)}
            most={most}
            tone="success"
          />
          <LabelCard
            title="What could be better"
            labels={labels.filter(({ isGood }) => !isGood)}
            most={most}
            tone="warning"
          />
        </>
      }
      aside={
        <Card title="Stars">
          <p className={styles.figure}>
            <span className={styles.average}>{average.toFixed(1)}</span>
            <Stars count={Math.round(average)} />
            <span className={styles.hint}>{total === 1 ? '1 comment' : `${total} comments`}</span>
          </p>
          <div className={styles.bars}>
            {levels.map(({ level, count }) => (
              <ProgressBar
                key={level}
                label={commentLevelText(level)}
                value={count}
                max={total}
                valueText={String(count)}
                tone="reward"
              />
            ))}
          </div>
        </Card>
      }
    />
  );
}

function LabelCard({
  title,
  labels,
  most,
  tone,
}: {
  title: string;
  labels: LabelImpressionProps['labels'];
  most: number;
  tone: 'success' | 'warning';
}) {
  return (
    <Card title={title}>
      {labels.length === 0 ? (
        <p className={styles.hint}>No label of this kind was chosen.</p>
      ) : (
        <div className={styles.bars}>
          {labels.map(({ name, count }) => (
            <ProgressBar
              key={name}
              label={name}
              value={count}
              max={most}
              valueText={count === 1 ? 'once' : `${count} times`}
              tone={tone}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
