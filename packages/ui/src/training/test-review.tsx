import type { AnswerState } from '@tutor/rules/training/question';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './test-review.css.ts';

export interface ReviewQuestion {
  id: string;
  question: string;
  /** In words; nothing where it was not answered. */
  answer: readonly string[];
  state: AnswerState;
  /** What is still wrong with it. */
  problem?: string | undefined;
  isFlagged: boolean;
  /** Where the answer is changed. */
  href: string;
}

export interface TestReviewProps {
  questions: readonly ReviewQuestion[];
  /** The button that hands it in, and the way back. */
  children: ReactNode;
}

/** What the service has of a test before it is handed in: every answer, and by number each question without one. */
export function TestReview({ questions, children }: TestReviewProps) {
  const numbers = (isMeant: (question: ReviewQuestion) => boolean): number[] =>
    questions.flatMap((question, index) => (isMeant(question) ? [index + 1] : []));
  const gaps = numbers(({ state }) => state === 'none');
  const parts = numbers(({ state }) => state === 'part');
  const flagged = numbers(({ isFlagged }) => isFlagged);
  return (
    <div className={styles.root}>
      {gaps.length === 0 && parts.length === 0 ? <Banner tone="success" title="Every question has an answer" /> : null}
      {gaps.length === 0 ? null : <Banner tone="warning" title={gapText(gaps)} />}
      {parts.length === 0 ? null : <Banner tone="warning" title={partText(parts)} />}
      {flagged.length === 0 ? null : (
        <p>
          <span>{`You meant to come back to ${named(flagged)}.`}</span>
        </p>
      )}
      <Card title="Your answers" padding="none">
        <ol className={styles.list} aria-label="Your answers">
          {questions.map(({ id, question, answer, state, problem, isFlagged, href }, index) => (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.question}>{`${index + 1}. ${question}`}</p>
                <p className={styles.answer}>{answer.length === 0 ? 'No answer yet' : answer.join(' · ')}</p>
                {problem === undefined ? null : (
                  <p className={styles.question}>
                    <span>{problem}</span>
                  </p>
                )}
              </div>
              <div className={styles.end}>
                {isFlagged ? (
                  <StatusTag tone="info" icon={Flag}>
                    Come back
                  </StatusTag>
                ) : null}
                <StatusTag {...tags[state]} />
                <Link href={href} variant="standalone" aria-label={`Change ${index + 1}`}>
                  Change
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}

const tags = {
  none: { tone: 'warning', icon: CircleDashed, children: 'Open' },
  part: { tone: 'warning', icon: CircleDot, children: 'Incomplete' },
  whole: { tone: 'success', icon: CircleCheck, children: 'Saved' },
} as const;

function partText(parts: readonly number[]): string {
  return parts.length === 1
    ? `Question ${named(parts)} is answered only in part`
    : `${parts.length} questions are answered only in part: ${named(parts)}`;
}

function gapText(gaps: readonly number[]): string {
  return gaps.length === 1
    ? `Question ${named(gaps)} has no answer yet`
    : `${gaps.length} questions have no answer yet: ${named(gaps)}`;
}

function named(numbers: readonly number[]): string {
  return numbers.join(', ');
}
