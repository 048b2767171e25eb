import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './test-result.css.ts';

export interface ResultQuestion {
  id: string;
  question: string;
  /** In words; nothing where it was not answered. */
  answer: readonly string[];
  right: readonly string[];
  isRight: boolean;
  explanation: string;
}

export interface TestResultProps {
  score: number;
  passPercent: number;
  isPassed: boolean;
  questions: readonly ResultQuestion[];
  /** Ways on. */
  children?: ReactNode;
}

/** The result of a test: the score, and of each question what was answered, what is right, and why. */
export function TestResult({ score, passPercent, isPassed, questions, children }: TestResultProps) {
  const right = questions.filter(({ isRight }) => isRight).length;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.score}>{`${score} %`}</p>
        <StatusTag tone={isPassed ? 'success' : 'warning'} icon={isPassed ? CircleCheck : CircleX}>
          {isPassed ? 'Passed' : 'Not passed'}
        </StatusTag>
      </div>
      <p>{`${right} of ${questions.length} answers are right. ${passPercent} % passes.`}</p>
      {children}
      <div className={styles.list}>
        {questions.map(({ id, question, answer, right: rightAnswer, isRight, explanation }, index) => (
          <Card
            key={id}
            title={`${index + 1}. ${question}`}
            action={
              <StatusTag tone={isRight ? 'success' : 'warning'} icon={isRight ? CircleCheck : CircleX}>
                {isRight ? 'Right' : 'Wrong'}
              </StatusTag>
            }
          >
            <dl className={styles.facts}>
              <div>
                <dt className={styles.term}>Your answer</dt>
                <dd>{answer.length === 0 ? 'None' : answer.join(' · ')}</dd>
              </div>
              {isRight ? null : (
                <div>
                  <dt className={styles.term}>Right answer</dt>
                  <dd>{rightAnswer.join(' · ')}</dd>
                </div>
              )}
            </dl>
            <p>{explanation}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
