import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import MessageSquare from 'lucide-react/icons/message-square';
import PenLine from 'lucide-react/icons/pen-line';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './lesson-list.css.ts';

/** A training lesson that is over, or was cancelled. */
export interface PastLesson {
  id: number;
  when: string;
  kind: string;
  reason: string;
  /** Why it was cancelled; undefined where it was held. */
  cancelled?: string | undefined;
  hasResult: boolean;
  isEvaluated: boolean;
}

export interface PastLessonsProps {
  lessons: readonly PastLesson[];
  hrefOf: (id: number) => string;
}

/** Lessons that are over: which still wait for an evaluation, and of which the trainer has written. */
export function PastLessons({ lessons, hrefOf }: PastLessonsProps) {
  if (lessons.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={History}
        title="No past lessons"
        description="Lessons that are over or cancelled stand here, with what the trainer wrote."
      />
    );
  }
  return (
    <Card title="Past lessons" padding="none">
      <ul className={styles.list} aria-label="Past lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.when}>
                {lesson.cancelled === undefined ? (
                  <Link href={hrefOf(lesson.id)} variant="standalone">
                    {lesson.when}
                  </Link>
                ) : (
                  lesson.when
                )}
              </p>
              <p className={styles.kind}>{lesson.kind}</p>
              <p className={styles.reason}>{lesson.cancelled ?? lesson.reason}</p>
            </div>
            <div className={styles.actions}>{tagOf(lesson)}</div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function tagOf({ cancelled, hasResult, isEvaluated }: PastLesson) {
  if (cancelled !== undefined)
    return (
      <StatusTag tone="neutral" icon={CircleX}>
        Cancelled
      </StatusTag>
    );
  return (
    <>
      {hasResult ? (
        <StatusTag tone="info" icon={MessageSquare}>
          The trainer has written
        </StatusTag>
      ) : null}
      {isEvaluated ? (
        <StatusTag tone="success" icon={CircleCheck}>
          Evaluated
        </StatusTag>
      ) : (
        <StatusTag tone="warning" icon={PenLine}>
          To be evaluated
        </StatusTag>
      )}
    </>
  );
}
