import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Tag } from '../primitives/data/tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-plan-card.css.ts';

/** What a lesson is to teach, and its steps in order. */
export interface LessonPlan {
  title: string;
  objectives: readonly string[];
  words: readonly string[];
  patterns: readonly string[];
  steps: readonly { minutes: number; name: string; text: string }[];
}

/** The plan of the lesson: what for, with which words, minute by minute. */
export function LessonPlanCard({ plan }: { plan: LessonPlan | undefined }) {
  if (plan === undefined) {
    return (
      <Card title="Lesson plan">
        <EmptyState
          icon={ClipboardList}
          title="There is no plan for this lesson"
          description="Set the teaching material and its plan appears here."
        />
      </Card>
    );
  }
  let from = 0;
  return (
    <Card title="Lesson plan" description={plan.title}>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <List name="Objectives" items={plan.objectives} />
          {plan.words.length === 0 ? null : (
            <div>
              <h3 className={styles.name}>New words</h3>
              <p className={styles.words}>
                {plan.words.map((word) => (
                  <Tag key={word}>{word}</Tag>
                ))}
              </p>
            </div>
          )}
          {plan.patterns.length === 0 ? null : <List name="Sentences" items={plan.patterns} />}
        </div>
        <div>
          <h3 className={styles.name}>Minute by minute</h3>
          <ol className={styles.steps}>
            {plan.steps.map((step) => {
              const start = from;
              from += step.minutes;
              return (
                <li key={step.name} className={styles.step}>
                  <span className={styles.minutes}>{`${start}–${from} min`}</span>
                  <span>
                    <strong className={styles.stepName}>{step.name}</strong>
                    <span className={styles.text}>{step.text}</span>
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </Card>
  );
}

function List({ name, items }: { name: string; items: readonly string[] }) {
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
