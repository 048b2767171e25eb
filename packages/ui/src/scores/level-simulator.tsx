import type { Grade } from '@tutor/rules/scores/integral-level';
import { type PointsRuleKey, pointsRules } from '@tutor/rules/scores/points-rules';
import {
  type LevelSteps,
  levelStepMax,
  levelSteps,
  simulateLevel,
  waysToPoints,
} from '@tutor/rules/scores/simulate-level';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './estimates.css.ts';
import { formatPoints, formatSignedPoints } from './points-text.ts';

export interface LevelSimulatorProps {
  points: number;
  grades: readonly Grade[];
  steps: LevelSteps;
  /** Where the form goes without script, with a count for each rule. */
  action: string;
}

const things: Readonly<Record<PointsRuleKey, readonly [one: string, many: string]>> = {
  completed: ['completed class', 'completed classes'],
  completedWeekend: ['completed class at the weekend', 'completed classes at the weekend'],
  fiveStars: ['five-star lesson', 'five-star lessons'],
  fourStars: ['four-star lesson', 'four-star lessons'],
  cancellation: ['cancellation', 'cancellations'],
  absence: ['absence', 'absences'],
  complaint: ['complaint', 'complaints'],
};

/** Where the tutor would stand after so many classes, ratings and losses: an estimate by the points rules. */
export function LevelSimulator({ points, grades, steps, action }: LevelSimulatorProps) {
  const [supposed, setSupposed] = useState(steps);
  /** What is no count, by its rule: nothing is estimated with it. */
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const formRef = useRef<HTMLFormElement>(null);
  const read = useCallback((form: HTMLFormElement): void => {
    const data = new FormData(form);
    setSupposed(levelSteps((key) => String(data.get(key) ?? '')));
    const fields = [...form.querySelectorAll('input')];
    setWrong(new Set(fields.filter(({ validity }) => !validity.valid).map(({ name }) => name)));
  }, []);
  useEffect(() => {
    // What was typed before the scripts came, and nobody heard.
    if (formRef.current !== null) read(formRef.current);
  }, [read]);
  const now = simulateLevel(
    points,
    levelSteps(() => null),
    grades,
  );
  const then = simulateLevel(points, supposed, grades);
  return (
    <Card
      title="Level simulator"
      description={`You have ${formatPoints(points)} points${now.grade === undefined ? '' : `, grade ${now.grade.name}`}.`}
      action={<Tag tone="warning">Estimate</Tag>}
    >
      {now.next === undefined ? (
        <p className={styles.hint}>You are in the highest grade.</p>
      ) : (
        <>
          <p>{`${formatPoints(now.next.missing)} more make grade ${now.next.grade.name}. Each of these alone takes you there:`}</p>
          <ul className={styles.ways}>
            {waysToPoints(now.next.missing).map(({ key, count }) => (
              <li key={key}>{`${formatPoints(count)} ${things[key][count === 1 ? 0 : 1]}`}</li>
            ))}
          </ul>
        </>
      )}
      <form
        ref={formRef}
        action={action}
        method="get"
        className={styles.result}
        aria-label="Level simulator"
        onInput={(event) => read(event.currentTarget)}
        // Said at the field already, in place of the browser's own bubble, which only pages without scripts need.
        onInvalidCapture={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector<HTMLElement>('input:invalid')?.focus();
        }}
      >
        <div className={styles.steps}>
          {pointsRules.map(({ key, cause, points: each }) => (
            <TextField
              key={key}
              name={key}
              type="number"
              inputMode="numeric"
              min={0}
              max={levelStepMax}
              label={cause}
              description={`${formatSignedPoints(each)} each`}
              error={wrong.has(key) ? `Please write a whole number from 0 to ${levelStepMax}` : undefined}
              defaultValue={String(steps[key])}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Button type="submit" aria-label="Estimate the level">
            Estimate
          </Button>
        </div>
      </form>
      <p className={styles.total} aria-live="polite">
        {wrong.size > 0 ? (
          <span className={styles.hint}>Please check the numbers above.</span>
        ) : (
          <>
            <span className={styles.figure}>{formatPoints(then.points)}</span>
            <span
              className={styles.hint}
            >{`points (${formatSignedPoints(then.change)})${then.grade === undefined ? '' : ` · grade ${then.grade.name}`}${then.next === undefined ? '' : ` · ${formatPoints(then.next.missing)} to grade ${then.next.grade.name}`}`}</span>
          </>
        )}
      </p>
      <p className={styles.note}>This is an estimate by the points rules of today.</p>
    </Card>
  );
}
