import { type Strength, strengthRules, weakest } from '@tutor/rules/growth/strength';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { BarChart } from '../primitives/data/bar-chart.tsx';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './goal-card.css.ts';

/** One strength of a cycle. */
export interface StrengthScore {
  strength: Strength;
  /** 0 to 100; absent where nothing happened that could be scored. */
  score?: number | undefined;
  previousScore?: number | undefined;
  /** Of how many classes, shifts, ratings or requests. */
  count: number;
}

export interface StrengthAssessmentProps {
  /** The cycle in words, e.g. 'November 2026'. */
  cycle: string;
  scores: readonly StrengthScore[];
}

/** What is strong and what is weak in a cycle, what changed since the one before, and what to do about the weakest. */
export function StrengthAssessment({ cycle, scores }: StrengthAssessmentProps) {
  const scored = scores.filter(({ score }) => score !== undefined);
  const work = weakest(scores.map(({ strength, score }) => ({ strength, score })));
  if (scored.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={Dumbbell}
        title="Nothing to assess yet"
        description={`Nothing happened in ${cycle} that could be scored. Your first class begins it.`}
      />
    );
  }
  return (
    <div className={styles.rounds}>
      <Card title={cycle} description="Each strength from 0 to 100, by what happened in the cycle.">
        <div className={styles.body}>
          <BarChart
            caption={`Strengths, ${cycle}`}
            isCaptionHidden
            points={scored.map(({ strength, score }) => ({ label: strengthRules[strength].name, value: score ?? 0 }))}
            formatValue={(value) => `${value} of 100`}
            columnNames={['Strength', 'Score']}
          />
          <StatList>
            {scores.map((score) => (
              <Stat
                key={score.strength}
                label={strengthRules[score.strength].name}
                value={score.score === undefined ? '–' : score.score}
                unit={score.score === undefined ? undefined : 'of 100'}
                hint={changeText(score)}
              />
            ))}
          </StatList>
        </div>
      </Card>
      {work === undefined ? null : (
        <Card title={`Work on ${strengthRules[work].name.toLowerCase()} first`}>
          <p>{strengthRules[work].advice}</p>
          <Link variant="standalone" href={strengthRules[work].href}>
            {strengthRules[work].hrefLabel}
          </Link>
        </Card>
      )}
      <Card title="How it is counted">
        <ul className={styles.body}>
          {scores.map(({ strength, count }) => (
            <li
              key={strength}
            >{`${strengthRules[strength].name}: ${strengthRules[strength].formula.toLowerCase()} (${count} counted).`}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** What changed since the cycle before, in words. */
function changeText({ score, previousScore, count }: StrengthScore): string {
  if (score === undefined) return 'Nothing to score';
  if (previousScore === undefined) return `New, of ${count}`;
  const change = score - previousScore;
  if (change === 0) return `As before, of ${count}`;
  return `${Math.abs(change)} ${change > 0 ? 'up' : 'down'} from ${previousScore}, of ${count}`;
}
